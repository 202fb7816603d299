import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { freePort } from "#tests/setup/running-site.ts";

export interface BenchServer extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface ServerOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** How long it may take to answer, in seconds; left out: 30. */
  readonly patience?: number;
}

/** Starts a server that takes its port from `PORT` and waits until it answers anything at `/`. */
export async function startServer(
  [command = "", ...args]: readonly string[],
  { cwd, env = {}, patience = 30 }: ServerOptions = {},
): Promise<BenchServer> {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const pid = child.pid ?? 0;
  const stop = async () => {
    const started = descendants(pid);
    const exited = once(child, "exit");
    if (child.exitCode === null && child.kill("SIGTERM")) await exited;
    // Those that it told to stop take their time.
    for (let waited = 0; waited < 10_000 && started.some(isAlive); waited += 50) await sleep(50);
    for (const late of started.filter(isAlive)) tell(late, "SIGKILL");
  };
  if (!(await answers(child, url, patience))) {
    await stop();
    throw new Error(`A server of the benchmark did not answer at ${url} within ${patience} s, or ended before`);
  }
  return { url, pid, stop, [Symbol.asyncDispose]: stop };
}

/** The process at the end of a chain of starters: `npm start` runs the server as its child. Linux only. */
export function serverPid(starter: number): number {
  const [child] = childrenOf(starter, starter);
  return child === undefined ? starter : serverPid(child);
}

/** What a process started and what those started that still has a parent. Linux only. */
export function descendants(pid: number): number[] {
  const threads = whileItLives(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = threads.flatMap((thread) => childrenOf(pid, Number(thread)));
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** Whether a process runs; one that has ended, and whose parent has not been told yet, does not. Linux only. */
export function isAlive(pid: number): boolean {
  const status = whileItLives(() => readFileSync(`/proc/${pid}/status`, "utf8"));
  return status !== null && !/^State:\s+[ZX]/m.test(status);
}

/** Sends a signal to a process, unless it has ended by itself meanwhile. */
export function tell(pid: number, signal: NodeJS.Signals): void {
  whileItLives(() => process.kill(pid, signal));
}

/** Resident memory of a process in megabytes (10^6 bytes), from /proc; Linux only. */
export function residentMegabytes(pid: number): number {
  return megabytes(pid, "VmRSS");
}

/** The same with the memory of those that it started, without what of a file they all hold, such as their program. */
export function residentWithDescendants(pid: number): number {
  return descendants(pid).reduce((sum, child) => sum + megabytes(child, "RssAnon"), residentMegabytes(pid));
}

function megabytes(pid: number, kind: "VmRSS" | "RssAnon"): number {
  const found = new RegExp(`^${kind}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  if (!found) throw new Error(`Process ${pid} has no resident memory`);
  return (Number(found[1]) * 1024) / 1e6;
}

function childrenOf(pid: number, thread: number): number[] {
  const listed = whileItLives(() => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8")) ?? "";
  return listed.split(" ").filter(Boolean).map(Number);
}

/** What comes of asking a process; null where it has ended meanwhile. */
function whileItLives<Answer>(ask: () => Answer): Answer | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

async function answers(child: ChildProcess, url: string, patience: number): Promise<boolean> {
  for (let tries = 0; tries < patience * 20 && child.exitCode === null; tries += 1) {
    if (await fetch(url).catch(() => null)) return true;
    await sleep(50);
  }
  return false;
}
