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
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const child of [...builders, server]) child.kill("SIGTERM");
    process.exit(0);
  });
}

async function restart(): Promise<void> {
  const old = server;
  if (old.exitCode === null && old.kill("SIGTERM")) await once(old, "exit");
  if (server === old) server = startServer();
}

function startServer(): ChildProcess {
  return runNode(join(root, "server", "main.ts"), [], { NODE_ENV: "development", CACHE: "off" });
}

function runNode(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [script, ...args], { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
}
