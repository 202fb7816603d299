import { Kysely, sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { demoEstate } from "#demo/estate.ts";
import { runCli } from "#server/cli/run-cli.ts";
import { checkedPostgresDialect } from "#server/db/dialect/postgres-dialect.ts";
import { migrate } from "#server/db/migrate.ts";
import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import type { Migration } from "#server/db/migrations/migration.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { bothEngines, type DatabasePlace } from "#tests/setup/engines.ts";
import { makeOldDatabase } from "#tests/setup/old-database.ts";

const older = allMigrations.slice(0, -1);
const newest = allMigrations.at(-1)?.name ?? "";

describe.each(bothEngines)("migrating on $name", (engine) => {
  let place: DatabasePlace;
  beforeEach(async () => {
    place = await engine.makePlace();
  });
  afterEach(() => place.remove());

  test("processes that start at once migrate once, and all of them open", async () => {
    await makeOldDatabase(place, []);
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(place)));
    expect(await Promise.all(opened.map((db) => appliedOn(db)))).toEqual(
      opened.map(() => allMigrations.map(({ name }) => name)),
    );
    for (const db of opened) await db.close();
  });

  test("the command line doesn't migrate a site that an older server serves, unless it is told to", async () => {
    await makeOldDatabase(place, older);
    const server = await openDatabase({ ...place, serves: true, migrations: older });
    const refused = await run(place, "status");
    expect(refused.code).toBe(2);
    expect(refused.error).toContain("--migrate");
    expect(await appliedOn(server)).not.toContain(newest);
    expect(await run(place, "--migrate", "status")).toMatchObject({ code: 0, error: "" });
    expect(await appliedOn(server)).toContain(newest);
    await server.close();
  });

  test("what nobody serves is migrated without a word, also after its server has gone", async () => {
    await makeOldDatabase(place, older);
    const server = await openDatabase({ ...place, serves: true, migrations: older });
    await server.close();
    expect(await run(place, "status")).toMatchObject({ code: 0, error: "" });
  });

  test("a site that is served by its own version takes commands as always", async () => {
    const server = await openDatabase({ ...place, serves: true });
    const second = await openDatabase({ ...place, serves: true });
    expect(await run(place, "status")).toMatchObject({ code: 0, error: "" });
    await second.close();
    await server.close();
  });
});

describe.each(bothEngines.filter(({ name }) => name === "postgres"))("long migrations on $name", (engine) => {
  test("neither a long step nor waiting for another process's is cut short by the statement timeout", async () => {
    const place = await engine.makePlace();
    const slow: Migration = {
      name: "998-slow",
      statements: () => ["create table slow (id integer)", "select pg_sleep(0.8)"],
    };
    const migrateHurried = async () => {
      const pool = new pg.Pool({ connectionString: place.url, max: 1, statement_timeout: 400 });
      const db = new Kysely({ dialect: checkedPostgresDialect(pool) });
      const names = await migrate(db, { engine: "postgres", migrations: [...allMigrations, slow], now: 0 });
      await db.destroy();
      return names;
    };
    const names = await Promise.all([migrateHurried(), migrateHurried()]);
    expect(names.toSorted((one, other) => one.length - other.length)).toEqual([[], ["998-slow"]]);
    await place.remove();
  });
});

async function run(place: DatabasePlace, ...words: string[]) {
  const out: string[] = [];
  const error: string[] = [];
  const env = { DATA_DIR: place.dataDir, ...(place.url && { DATABASE_URL: place.url }) };
  const code = await runCli(words, {
    env,
    estate: demoEstate,
    out: (text) => out.push(text),
    error: (text) => error.push(text),
  });
  return { code, out: out.join("\n"), error: error.join("\n") };
}

async function appliedOn({ reader }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(reader);
  return rows.map(({ name }) => name);
}
