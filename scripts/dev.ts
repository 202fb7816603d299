/**
 * Works on the site: builds again whenever a source changes and starts the server anew. The browser is reloaded by
 * hand; pages are not cached, so that what it shows is always the last build.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";

import { build } from "./build.ts";

const root = join(import.meta.dirname, "..");
const vite = join(root, "node_modules", "vite", "bin", "vite.js");
/** What the server runs from: its own sources, and what the two builds leave. */
const watched = ["server", "schemas", "blocks", "renderer", "starter", "demo", "dist/client", "dist/server"];
/** Builds write many files in a row; a start per file would be wasted. */
const calmMs = 300;

if (!(await build({ onlyIfStale: true }))) process.exit(1);
const builders = [
  ["build", "--watch"],
  ["build", "--ssr", "--watch"],
].map((args) => runNode(vite, args));
let server = startServer();
let timer: NodeJS.Timeout | undefined;
for (const folder of watched.filter((name) => existsSync(join(root, name)))) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (/\.(test\.tsx?|md)$/.test(file ?? "")) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), calmMs);
  });
}
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());

/** Ends when everybody has ended: the server in good order, so that its port is free. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(timer);
  await Promise.all([...builders, server].map(end));
  process.exit(0);
}

async function restart(): Promise<void> {
  const old = server;
  await end(old);
  if (server === old && !isStopping) server = startServer();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.kill("SIGTERM")) await once(child, "exit");
}

function startServer(): ChildProcess {
  return runNode(join(root, "server", "main.ts"), [], { NODE_ENV: "development", CACHE: "off" });
}

function runNode(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  // The channel tells the server when this process has died; builders don't listen to it.
  const stdio = ["inherit", "inherit", "inherit", "ipc"] as const;
  return spawn(process.execPath, [script, ...args], { cwd: root, stdio: [...stdio], env: { ...process.env, ...env } });
}
