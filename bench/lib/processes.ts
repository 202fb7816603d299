import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { freePort } from "#tests/setup/running-site.ts";

export interface BenchServer extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a server that takes its port from `PORT` and waits until it answers anything at `/`. */
export async function startServer(
  [command = "", ...args]: readonly string[],
  { cwd, env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<BenchServer> {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answered(child, url);
  const stop = async () => {
    const exited = once(child, "exit");
    if (child.exitCode === null && child.kill("SIGTERM")) await exited;
  };
  return { url, pid: child.pid ?? 0, stop, [Symbol.asyncDispose]: stop };
}

/** The process at the end of a chain of starters: `npm start` runs the server as its child. Linux only. */
export function serverPid(starter: number): number {
  const children = readFileSync(`/proc/${starter}/task/${starter}/children`, "utf8").trim().split(" ");
  const [child = ""] = children;
  return child === "" ? starter : serverPid(Number(child));
}

/** Resident memory of a process in megabytes (10^6 bytes), from /proc; Linux only. */
export function residentMegabytes(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  if (!found) throw new Error(`Process ${pid} has no resident memory`);
  return (Number(found[1]) * 1024) / 1e6;
}

async function answered(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`A server of the benchmark ended with code ${child.exitCode}`);
    if (await fetch(url).catch(() => null)) return;
    await sleep(50);
  }
  child.kill("SIGKILL");
  throw new Error(`No answer at ${url} within 30 s`);
}
