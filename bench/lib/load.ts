import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { onCore } from "./options.ts";
import { preparePeer } from "./peers.ts";

const connections = 50;

export interface Load {
  readonly seconds: number;
  /** The request's Accept-Encoding. */
  readonly encodings: string;
}

/** Requests a second that an address answers, 50 connections, the load on core 1. Throws on any non-2xx answer. */
export function requestsPerSecond(url: string, load: Load): number {
  return hasWrk() ? withWrk(url, load) : withAutocannon(url, load);
}

function hasWrk(): boolean {
  return spawnSync("wrk", ["-v"]).error === undefined;
}

function withWrk(url: string, { seconds, encodings }: Load): number {
  const args = [
    "wrk",
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--timeout",
    "20s",
    "-H",
    `Accept-Encoding: ${encodings}`,
    url,
  ];
  const output = run([...onCore(1), ...args]);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url} did not answer well under load:\n${output}`);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output);
  if (!found) throw new Error(`wrk said nothing of requests a second:\n${output}`);
  return Number(found[1]);
}

function withAutocannon(url: string, { seconds, encodings }: Load): number {
  const folder = preparePeer("load");
  if (!folder) throw new Error("No load generator: install wrk, or let npm reach the registry");
  const cli = join(folder, "node_modules", "autocannon", "autocannon.js");
  const args = ["-j", "-c", String(connections), "-d", String(seconds), "-H", `Accept-Encoding=${encodings}`, url];
  const result: unknown = JSON.parse(run([...onCore(1), process.execPath, cli, ...args]));
  if (!isAutocannonResult(result)) throw new Error("autocannon gave no result");
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not answer well under load`);
  return result.requests.average;
}

interface AutocannonResult {
  readonly non2xx: number;
  readonly errors: number;
  readonly requests: { readonly average: number };
}

function isAutocannonResult(value: unknown): value is AutocannonResult {
  return typeof value === "object" && value !== null && "requests" in value && "non2xx" in value;
}

function run([command = "", ...args]: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}
