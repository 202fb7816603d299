import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "..", "..");

export interface RunningSite extends AsyncDisposable {
  /** `http://127.0.0.1:41234`, without a trailing slash. */
  readonly url: string;
  /** The process that was started; the server itself is a child of it. */
  readonly pid: number;
  readonly dataDir: string;
  /** Everything the server printed so far. */
  output(): string;
  /** Stops the server in good order (SIGTERM) and removes the data folder that was made for it. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** Undefined: not set, though it is here. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** An existing data folder, kept when the site stops. Left out: a fresh one, removed at the end. */
  readonly dataDir?: string;
  /** Words before `node`, such as `["taskset", "-c", "0"]`. */
  readonly prefix?: readonly string[];
}

/**
 * Starts the site as the README says, by what `npm start` runs and without a NODE_ENV of ours, on a free port with a
 * data folder of its own, and waits until `/readyz` answers 200. Throws, with what the server printed, when it ends or
 * is not ready within two minutes.
 */
export async function startSite({ env = {}, dataDir, prefix = [] }: SiteOptions = {}): Promise<RunningSite> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "cellardoor-"));
  const child = spawnNode([...prefix, process.execPath, join(root, "scripts", "start.mjs")], {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    // Every site of every test would make the demo's pictures.
    PICTURES_AHEAD: "off",
    // Beside its own port there may be another test's.
    SANDBOX_BANK_PORT: "0",
    // The test runner's own is no user's.
    NODE_ENV: undefined,
    ...env,
  });
  let printed = "";
  child.stdout?.on("data", (text) => (printed += String(text)));
  child.stderr?.on("data", (text) => (printed += String(text)));
  const url = await ready(child, () => printed);
  const stop = async () => {
    await end(child);
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: folder,
    output: () => printed,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** A TCP port that nothing listens on, and none of those that the system gives to connections and to port 0. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return await freePort();
    throw error;
  }
  server.close();
  await once(server, "close");
  return port;
}

function spawnNode([command = "", ...args]: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
}

/** Waits until the site answers, and returns the address that the server printed. */
async function ready(child: ChildProcess, printed: () => string): Promise<string> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const [, url] = /is open: (\S+)\n/.exec(printed()) ?? [];
    if (url !== undefined && (await isReady(url))) return url;
    await sleep(50);
  }
  await end(child);
  throw new Error(`The site did not become ready:\n${printed()}`);
}

/** By a connection of its own: one that is kept may be closed at the moment when a test's first question takes it. */
async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { headers: { connection: "close" } }).catch(() => null);
  return answer?.ok === true;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await exited;
  clearTimeout(force);
}
