import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { afterEach, describe, expect, inject, test } from "vitest";

import { inDatabase, rowsOf } from "#tests/faults/kit/sqlite-file.ts";
import { freePort } from "#tests/setup/running-site.ts";
import { makeScratchDir } from "#tests/setup/scratch-dir.ts";

const root = join(import.meta.dirname, "..", "..");

/** `npm start` in a process group of its own, as a terminal or a supervisor has it. */
interface NpmStart {
  readonly npm: ChildProcess;
  readonly port: number;
  readonly dataDir: string;
  readonly exit: Promise<unknown>;
  /** To npm alone, as `kill` does. */
  tell(signal: NodeJS.Signals): void;
  /** To npm, the starter and the server at once, as Ctrl+C does. */
  tellAll(signal: NodeJS.Signals): void;
}

const started: NpmStart[] = [];

afterEach(() => {
  for (const site of started.splice(0)) if (isAlive(site)) site.tellAll("SIGKILL");
});

/*
 * The chain that a user starts (npm, a shell, the starter, the server) and what is left of it when it is told to stop.
 */
describe("npm start", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("stops in good order on %s to npm, which ends last", async (signal) => {
    const site = await startByNpm();
    const answers = askOnAndOn(site.port);
    site.tell(signal);
    await site.exit;
    expect([site.npm.exitCode, site.npm.signalCode]).toEqual([0, null]);
    expect(isAlive(site)).toBe(false);
    await expectFree(site.port);
    expect(await answers).not.toContain("cut off");
  });

  test("stops in good order on Ctrl+C, which reaches everybody and is handed on as well, pressed twice", async () => {
    const site = await startByNpm();
    const answers = askOnAndOn(site.port);
    site.tellAll("SIGINT");
    await sleep(20);
    site.tellAll("SIGINT");
    await site.exit;
    // Once all below it have ended npm listens no more, and the second one may end npm itself.
    expect([0, "SIGINT"]).toContain(site.npm.exitCode ?? site.npm.signalCode);
    expect(isAlive(site)).toBe(false);
    await expectFree(site.port);
    expect(await answers).not.toContain("cut off");
  });

  test.each(["SIGHUP", "SIGKILL"] as const)("leaves no server behind when npm alone dies of %s", async (signal) => {
    const site = await startByNpm();
    site.tell(signal);
    await site.exit;
    await expect.poll(() => isAlive(site), { timeout: 15_000 }).toBe(false);
    await expectFree(site.port);
  });

  test("what was counted a moment before the stop is in the database after it", async () => {
    const site = await startByNpm();
    const origin = `http://127.0.0.1:${site.port}`;
    const seen = await fetch(`${origin}/_seen`, {
      method: "POST",
      body: `${origin}/le-vignoble\n`,
      headers: { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty", "user-agent": "Mozilla/5.0 Firefox/150" },
    });
    expect(seen.status).toBe(204);
    site.tell("SIGTERM");
    await site.exit;
    const views = inDatabase(site.dataDir, (database) => rowsOf(database, "select path, views from page_view"));
    expect(views.map((row) => ({ ...row }))).toEqual([{ path: "/le-vignoble", views: 1 }]);
  });

  test("stops in good order when its terminal is closed", async () => {
    const site = await startByNpm();
    site.tellAll("SIGHUP");
    await site.exit;
    await expect.poll(() => isAlive(site), { timeout: 15_000 }).toBe(false);
    await expectFree(site.port);
  });
});

async function startByNpm(): Promise<NpmStart> {
  const port = await freePort();
  const dataDir = makeScratchDir(inject("runDir"), "stop-");
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    NODE_ENV: undefined,
  };
  const npm = spawn("npm", ["start"], { cwd: root, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (text) => (printed += String(text)));
  const exit = once(npm, "exit");
  await expect.poll(() => printed, { timeout: 120_000 }).toContain("Cellardoor is open");
  const pid = npm.pid ?? 0;
  const site: NpmStart = {
    npm,
    port,
    dataDir,
    exit,
    tell: (signal) => process.kill(pid, signal),
    tellAll: (signal) => {
      // All of them may have ended by now.
      if (isAlive(site)) process.kill(-pid, signal);
    },
  };
  started.push(site);
  return site;
}

/** Asks until nobody takes connections any more; an answer that began and did not end is "cut off". */
async function askOnAndOn(port: number): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (;;) {
    await sleep(5);
    const outcome = await fetch(`http://127.0.0.1:${port}/nos-cuvees`).then(
      async (answer) => answer.text().then(String, () => "cut off"),
      () => null,
    );
    if (outcome === null) return outcomes;
    outcomes.push(outcome.slice(0, 20));
  }
}

/** Whether anybody of the group is left: npm, a shell, the starter or the server. */
function isAlive({ npm }: NpmStart): boolean {
  try {
    return process.kill(-(npm.pid ?? 0), 0);
  } catch {
    return false;
  }
}

async function expectFree(port: number): Promise<void> {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
  await once(server, "close");
}
