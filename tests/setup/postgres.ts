import { rmSync } from "node:fs";
import { tmpdir } from "node:os";

import type { TestProject } from "vitest/node";

import { openDatabase } from "#server/db/open-database.ts";

import { embeddedServer } from "./embedded-postgres.ts";
import { onServer } from "./on-server.ts";
import { freePort } from "./running-site.ts";
import { makeRunDir, makeScratchDir } from "./scratch-dir.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a PostgreSQL server listens whose databases tests make and drop; null: there is none. */
    postgresUrl: string | null;
    /** The folder of this run, for databases and their files. */
    runDir: string;
    /** A migrated, empty database on it; tests copy it, which is faster than migrating. */
    postgresTemplate: string;
    /** The data folder of a migrated, empty SQLite database, for the same. */
    sqliteTemplate: string;
  }
}

/** Makes the run's folder and its PostgreSQL; what it gives takes both away. */
export default async function startDatabases(project: TestProject): Promise<() => Promise<void>> {
  const runDir = makeRunDir();
  project.provide("runDir", runDir);
  const sqliteTemplate = makeScratchDir(runDir, "template-");
  project.provide("sqliteTemplate", sqliteTemplate);
  await migrateAt({ dataDir: sqliteTemplate });
  const stop = await startPostgres(project, runDir);
  return async () => {
    await stop();
    rmSync(runDir, { recursive: true, force: true });
  };
}

/**
 * Starts a real PostgreSQL once for the run (or takes the one at TEST_POSTGRES_URL). Where none can be
 * had, its suites are left out with a loud word, except in CI, which fails.
 */
async function startPostgres(project: TestProject, runDir: string): Promise<() => Promise<void>> {
  const given = process.env["TEST_POSTGRES_URL"];
  project.provide("postgresTemplate", template);
  if (given) {
    project.provide("postgresUrl", given);
    await makeTemplate(given);
    return async () => await onServer(given, `drop database ${template} with (force)`);
  }
  const directory = makeScratchDir(runDir, "postgres-");
  try {
    const { url, stop } = await start(directory);
    await makeTemplate(url);
    project.provide("postgresUrl", url);
    return stop;
  } catch (error) {
    project.provide("postgresUrl", null);
    const text = `PostgreSQL could not be started, so nothing is tested on it: ${String(error)}`;
    if (process.env["CI"] === "true") throw new Error(text, { cause: error });
    console.warn(`\n${"!".repeat(80)}\n${text}\nSet TEST_POSTGRES_URL to use a server of yours.\n${"!".repeat(80)}\n`);
    return async () => {};
  }
}

/** Tests ask what the code does, not what the disk survives. */
const serverSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: 0,
  // Databases live for a second: nothing is worth tidying up, no plan worth compiling.
  autovacuum: "off",
  jit: "off",
  max_connections: 300,
  unix_socket_directories: "",
};

const template = `estate_template_${process.pid}`;

async function makeTemplate(server: string): Promise<void> {
  await onServer(server, `create database ${template}`);
  const url = new URL(server);
  url.pathname = `/${template}`;
  await migrateAt({ url: url.href, dataDir: tmpdir() });
}

async function migrateAt(place: { readonly url?: string; readonly dataDir: string }): Promise<void> {
  const db = await openDatabase(place);
  await db.close();
}

async function start(directory: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const log: string[] = [];
  const onLog = (line: string): void => void log.push(line);
  const server = await embeddedServer({ directory, port, settings: serverSettings, persistent: false, onLog });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`${String(error)}\n${log.slice(-10).join("")}`, { cause: error });
  }
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}
