import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { freePort } from "#tests/setup/running-site.ts";

import { serverFlags } from "../../../scripts/server-flags.mjs";
import { ask } from "./ask.ts";
import { adminEmail, adminPassword } from "./login.ts";
import { isAlive, processTree, serverIn } from "./process-tree.ts";
import { scratchDir } from "./scratch.ts";

export const root = join(import.meta.dirname, "..", "..", "..");

/** How long a stop may take before it is forced, in milliseconds: a drain takes ten seconds at most. */
const patience = 15_000;

export interface Server extends AsyncDisposable {
  /** `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** What was started: npm, the starter or the server itself. */
  readonly process: ChildProcess;
  /** The server's own process id, found below what was started. */
  readonly pid: () => number;
  readonly isAlive: () => boolean;
  /** Everything it printed. */
  readonly output: () => string;
  /** Waits until `/readyz` answers 200; false when it ended first, or the time was up. */
  readonly ready: (milliseconds?: number) => Promise<boolean>;
  /** Ends it at once, without a chance to tidy up. */
  readonly kill: () => Promise<void>;
  /** Stops it in good order; gives the exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface ServerOptions {
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** What users type (`npm`), or the same process without the wait for npm and the look at the build (`node`). */
  readonly by?: "npm" | "node";
  /** Words before the server's own, such as a preload. */
  readonly flags?: readonly string[];
  /** Words before the whole command, such as `unshare …`. */
  readonly prefix?: readonly string[];
}

const running = new Set<ChildProcess>();

/** Ends what is left of every site, when the run itself is broken off. */
export function killServers(): void {
  const pids = [...running].flatMap(({ pid }) => (pid === undefined ? [] : processTree(pid))).filter(isAlive);
  for (const pid of pids) process.kill(pid, "SIGKILL");
}

/** Starts the site and doesn't wait. Its output goes to a file: a pipe that is read late would hold the server back. */
export async function launch({
  dataDir,
  port,
  env = {},
  by = "node",
  flags = [],
  prefix = [],
}: ServerOptions): Promise<Server> {
  const folder = dataDir ?? scratchDir("site");
  const at = port ?? (await freePort());
  const url = `http://127.0.0.1:${at}`;
  const printed = join(scratchDir("output"), "server.log");
  const log = openSync(printed, "a");
  const words = by === "npm" ? ["npm", "start"] : [process.execPath, ...serverFlags, ...flags, "server/main.ts"];
  const [command = "", ...args] = [...prefix, ...words];
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", log, log],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NODE_COMPILE_CACHE: join(root, ".cache", "compile"),
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      ...{ HOST: "127.0.0.1", PORT: String(at), DATA_DIR: folder },
      ...env,
    },
  });
  closeSync(log);
  running.add(child);
  const ended = once(child, "exit").finally(() => running.delete(child));
  const pid = child.pid ?? 0;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  let known = 0;
  const ownPid = (): number => {
    if (known === 0) known = serverIn(pid) ?? 0;
    return known || pid;
  };
  const ready = async (milliseconds = 60_000): Promise<boolean> => {
    const deadline = Date.now() + milliseconds;
    while (Date.now() < deadline && isRunning()) {
      if ((await ask(`${url}/readyz`, { timeout: 2_000 })).status === 200) return true;
      await sleep(25);
    }
    return false;
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const own = ownPid();
    const target = signal === "SIGKILL" && isAlive(own) ? own : pid;
    if (isRunning()) process.kill(target, signal);
    const force = setTimeout(
      () => [own, pid].filter(isAlive).forEach((left) => process.kill(left, "SIGKILL")),
      patience,
    );
    await ended;
    // The starter may end before the server does.
    while (isAlive(own)) await sleep(20);
    clearTimeout(force);
    return child.exitCode;
  };
  return {
    url,
    port: at,
    dataDir: folder,
    process: child,
    pid: ownPid,
    isAlive: () => isRunning() && isAlive(ownPid()),
    output: () => readFileSync(printed, "utf8"),
    ready,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
    [Symbol.asyncDispose]: async () => void (await end("SIGTERM")),
  };
}

/** Starts the site and waits until it serves; throws with what it printed when it doesn't. */
export async function start(options: ServerOptions = {}): Promise<Server> {
  const server = await launch(options);
  if (await server.ready()) return server;
  await server.kill();
  throw new Error(`The site did not get ready:\n${server.output().split("\n").slice(-20).join("\n")}`);
}
