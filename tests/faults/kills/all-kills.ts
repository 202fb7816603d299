import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { hashPassword } from "#server/accounts/engine/password-hash.ts";
import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { makeOldDatabase } from "#tests/setup/old-database.ts";
import { fillOldDemo } from "#tests/setup/old-demo.ts";

import { filledSite } from "../kit/filled-site.ts";
import { adminEmail, adminPassword } from "../kit/login.ts";
import { copyOf, scratchDir } from "../kit/scratch.ts";
import { launch } from "../kit/server.ts";
import { siteCommand } from "../kit/site-command.ts";

import { killsDuring, type Interrupted } from "./at-points.ts";
import { countsIn, type WholeSite } from "./whole-site.ts";

let counts: string | undefined;

async function demo(): Promise<WholeSite> {
  counts ??= countsIn(await filledSite());
  return { counts, hasFiles: true };
}

/** Starts the server and kills it; undisturbed it takes until it is ready. */
async function startAndKill(
  dataDir: string,
  killAfter: number | undefined,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const server = await launch({ dataDir, env: { LOG_LEVEL: "warn", ...env } });
  if (killAfter === undefined) await server.ready();
  else await sleep(killAfter);
  await server.kill();
}

const starting: Interrupted = {
  name: "start",
  whole: demo,
  prepare: filledSite,
  run: (dataDir, killAfter) => startAndKill(dataDir, killAfter),
};

/** With a password that was given, and with one that is made up and shown at the end of a fill that never comes. */
const filling: Interrupted = {
  name: "fill",
  kinds: 2,
  whole: async (kind) => ({ ...(await demo()), hasMadePassword: kind === 1 }),
  prepare: async () => scratchDir("empty"),
  run: (dataDir, killAfter, turn) => startAndKill(dataDir, killAfter, turn % 2 === 1 ? { ADMIN_PASSWORD: "" } : {}),
};

let old: Promise<string> | undefined;

/** A demo estate of the first six migrations, whose administrator has our password. */
async function makeOld(): Promise<string> {
  const dataDir = scratchDir("old");
  await makeOldDatabase({ dataDir, url: undefined, remove: async () => {} }, allMigrations.slice(0, 6), fillOldDemo);
  const database = new DatabaseSync(join(dataDir, "site.sqlite"));
  database
    .prepare(`update "user" set email = ?, email_folded = ?, password_hash = ?`)
    .run(adminEmail, adminEmail, await hashPassword(adminPassword));
  database.close();
  return dataDir;
}

let migrated: Promise<string> | undefined;

/** The rows of the old estate once it was migrated undisturbed: some tables come with a later migration. */
async function countMigrated(): Promise<string> {
  const dataDir = copyOf(await (old ??= makeOld()));
  await startAndKill(dataDir, undefined);
  return countsIn(dataDir);
}

const migrating: Interrupted = {
  name: "migration",
  whole: async () => ({ counts: await (migrated ??= countMigrated()), hasFiles: false }),
  prepare: async () => copyOf(await (old ??= makeOld())),
  run: (dataDir, killAfter) => startAndKill(dataDir, killAfter),
};

let backup: Promise<string> | undefined;

async function makeBackup(): Promise<string> {
  const file = join(scratchDir("backup"), "estate.backup");
  const { code, stderr } = await siteCommand(["backup", file], { env: { DATA_DIR: await filledSite() } });
  if (code !== 0) throw new Error(`No backup: ${stderr}`);
  return file;
}

/** A setting, a count and a restore, in turn. */
const commands: Interrupted = {
  name: "commands",
  kinds: 3,
  isWholeAtOnce: true,
  whole: demo,
  prepare: filledSite,
  run: async (dataDir, killAfter, turn) => {
    const words = [
      ["restore", await (backup ??= makeBackup()), "--yes"],
      ["parameter", "set", "COLOR_PRIMARY", "#35492f"],
      ["stock", "set", "ACC-TIR", "7"],
    ];
    const { code, stderr } = await siteCommand(words[turn % words.length] ?? [], {
      env: { DATA_DIR: dataDir },
      killAfter,
    });
    if (killAfter === undefined && code !== 0) throw new Error(stderr);
  },
};

const resetting: Interrupted = {
  name: "reset",
  isWholeAtOnce: true,
  whole: demo,
  prepare: filledSite,
  run: async (dataDir, killAfter) => {
    const { code, stderr } = await siteCommand(["demo", "reset", "--yes"], { env: { DATA_DIR: dataDir }, killAfter });
    if (killAfter === undefined && code !== 0) throw new Error(stderr);
  },
};

/** Ninety kills (acceptance of crash safety): at start, fill, migration, on the command line and at the reset. */
export const killDrills = [starting, filling, migrating, commands, resetting].map(killsDuring);
