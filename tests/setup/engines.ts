import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, aroundEach, inject } from "vitest";

import { fixedClock, type FixedClock } from "#server/clock.ts";
import { runWithContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { diskStorage } from "#server/drivers/storage/disk-storage.ts";
import type { StorageDriver } from "#server/drivers/storage/storage-driver.ts";
import { PictureMaker } from "#server/images/maker/picture-maker.ts";

import { isLong } from "./is-long.ts";
import { onServer } from "./on-server.ts";
import { makeScratchDir } from "./scratch-dir.ts";

import { typesettingHere } from "./typesetting-here.ts";

/** An engine that suites run on: `describe.each(engines)("… on $name", (engine) => …)`, or of `bothEngines`. */
export interface TestEngine {
  readonly name: "sqlite" | "postgres";
  /** Makes a place with a migrated, empty database, or a copy of one that nobody has open. */
  makePlace(original?: DatabasePlace): Promise<DatabasePlace>;
}

/** Where one test's database is: what a second process needs to open the same. */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly url: string | undefined;
  remove(): Promise<void>;
}

export interface TestDatabase {
  /** The test's own opened database; also what `database()` uses. */
  readonly db: Database;
  readonly clock: FixedClock;
  readonly place: DatabasePlace;
  /** Environment variables that make a child process open the same database. */
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the same database a second time, as another process would; closed after the test. */
  openAgain(): Promise<Database>;
}

/** One process for the pictures of all of a worker's tests: to start it takes longer than most pictures. */
const pictures = new PictureMaker();

/** Noon of a working day: 2026-05-20 12:00 UTC. */
export const testStart = Date.UTC(2026, 4, 20, 12);

const sqlite: TestEngine = {
  name: "sqlite",
  async makePlace(original) {
    const dataDir = makeDataDir(original?.dataDir ?? inject("sqliteTemplate"));
    return { dataDir, url: undefined, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  },
};

const serverUrl = inject("postgresUrl");

/**
 * SQLite and PostgreSQL, for suites about the database itself: its migrations, constraints, locks, searches and
 * outages. SQLite alone where the global set-up found no PostgreSQL and said so.
 */
export const bothEngines: readonly TestEngine[] = serverUrl ? [sqlite, postgres(serverUrl)] : [sqlite];

/** SQLite for all other suites, which ask what the product does; with `LONG=1` they run on PostgreSQL as well. */
export const engines: readonly TestEngine[] = isLong ? bothEngines : [sqlite];

/**
 * Gives every test of the suite a fresh, migrated database, and runs it and its hooks in a context with it.
 * `prepare` may put something else in its place before it is opened.
 */
export function useDatabase(
  engine: TestEngine,
  prepare: (place: DatabasePlace) => Promise<void> = async () => {},
  storage?: TestStorage,
): TestDatabase {
  return useDatabaseAt(async () => {
    const place = await engine.makePlace();
    await prepare(place);
    return place;
  }, storage);
}

/** Where a test's media files are: `tests/setup/storages.ts`. */
export interface TestStorage {
  make(place: DatabasePlace): Promise<StorageDriver>;
}

/** As `useDatabase`, with what `seed` puts there: it runs once for the suite, and every test has a copy of its own. */
export function useSeededDatabase(engine: TestEngine, seed: () => Promise<void>, storage?: TestStorage): TestDatabase {
  let original: DatabasePlace | null = null;
  afterAll(async () => {
    await original?.remove();
    original = null;
  });
  return useDatabaseAt(async () => engine.makePlace((original ??= await makeSeeded(engine, seed))), storage);
}

async function makeSeeded(engine: TestEngine, seed: () => Promise<void>): Promise<DatabasePlace> {
  const place = await engine.makePlace();
  const clock = fixedClock(testStart);
  const database = await openPatiently({ ...place, clock });
  const mediaDir = join(place.dataDir, "media");
  try {
    await runWithContext(createAppContext({ database, clock, mediaDir }), seed);
  } finally {
    await database.close();
  }
  return place;
}

/** As a site has it that says nothing of it. */
export const onDisk: TestStorage = { make: async ({ dataDir }) => diskStorage({ folder: join(dataDir, "media") }) };

/** Opens a database, once more where a busy machine's server doesn't answer in the time that a site gives it. */
async function openPatiently(options: Parameters<typeof openDatabase>[0]): Promise<Database> {
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!String(error).includes("timeout expired")) throw error;
    return await openDatabase(options);
  }
}

function useDatabaseAt(makePlace: () => Promise<DatabasePlace>, { make } = onDisk): TestDatabase {
  let current: (Omit<TestDatabase, "openAgain"> & { opened: Database[] }) | null = null;
  const open = () => {
    if (!current) throw new Error("The database is open during tests only");
    return current;
  };
  aroundEach(async (runTest) => {
    const place = await makePlace();
    const clock = fixedClock(testStart);
    const db = await openPatiently({ ...place, clock });
    const opened = [db];
    current = { db, clock, place, environment: environmentOf(place), opened };
    const storage = await make(place);
    const context = createAppContext({ database: db, clock, storage, pictures, typesetter: typesettingHere });
    try {
      await runWithContext(context, runTest);
    } finally {
      current = null;
      for (const each of opened) await each.close();
      await place.remove();
    }
  });
  return {
    get db() {
      return open().db;
    },
    get clock() {
      return open().clock;
    },
    get place() {
      return open().place;
    },
    get environment() {
      return open().environment;
    },
    async openAgain() {
      const db = await openDatabase({ ...open().place, clock: open().clock });
      open().opened.push(db);
      return db;
    },
  };
}

function makeDataDir(original: string | undefined): string {
  const dataDir = makeScratchDir(inject("runDir"), "data-");
  if (original !== undefined) cpSync(original, dataDir, { recursive: true });
  return dataDir;
}

function environmentOf({ dataDir, url }: DatabasePlace): Record<string, string> {
  return { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
}

function postgres(server: string): TestEngine {
  return {
    name: "postgres",
    async makePlace(original) {
      const name = `estate_${randomUUID().replaceAll("-", "")}`;
      const dataDir = makeDataDir(original?.dataDir);
      const template = original?.url ? new URL(original.url).pathname.slice(1) : inject("postgresTemplate");
      // Copying its files costs half of writing the copy through the log, which is what the server does unasked.
      await onServer(server, `create database ${name} template ${template} strategy file_copy`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      return {
        dataDir,
        url: url.href,
        async remove() {
          await onServer(server, `drop database ${name} with (force)`);
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    },
  };
}
