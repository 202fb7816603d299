import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";

import { database, inTransaction } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { DatabaseAway } from "#server/db/database-error.ts";
import { isOutage } from "#server/db/outages.ts";
import { withPatience } from "#server/db/patience.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";

const onPostgres = bothEngines.filter(({ name }) => name === "postgres");

describe.each(onPostgres)("a connection that dies on $name", (engine) => {
  const opened = useDatabase(engine);

  test("ends the queries and transactions that run on it as outages, and nothing else", async () => {
    const killer = await opened.openAgain();
    const reads = Array.from({ length: 6 }, () => failureOf(sql`select pg_sleep(5)`.execute(database())));
    const writes = Array.from({ length: 3 }, (_, index) =>
      failureOf(
        inTransaction(async () => {
          await write(`lost ${index}`);
          await sql`select pg_sleep(5)`.execute(database());
        }),
      ),
    );
    await untilActive(killer, 9);
    await terminateOthers(killer);
    const failures = await Promise.all([...reads, ...writes]);
    expect(failures.filter((error) => !isOutage(error))).toEqual([]);
    await write("kept", inTransaction);
    expect(await names()).toEqual(["kept"]);
  });

  test("between two statements of a transaction says so at the next one, and doesn't end the process", async () => {
    const killer = await opened.openAgain();
    const failure = await failureOf(
      inTransaction(async () => {
        await write("first");
        const pid = await backendOf(database());
        await sql`select pg_terminate_backend(${pid})`.execute(killer.writer);
        await expect.poll(() => isServed(killer, pid)).toBe(false);
        await write("second");
      }),
    );
    expect(failure).toMatchObject({ code: "57P01" });
    await write("kept", inTransaction);
    expect(await names()).toEqual(["kept"]);
  });

  test("that doesn't answer is given up when a request's patience ends, and doesn't come back", async () => {
    const pid = await backendOf(database());
    stop(pid);
    const failure = await failureOf(withPatience(300, () => sql`select 1`.execute(database())));
    expect(isOutage(failure)).toBe(true);
    expect(await backendOf(database())).not.toBe(pid);
  });

  test("in a transaction that doesn't answer is given up at once, the rollback with it", async () => {
    let runs = 0;
    const failure = await failureOf(
      withPatience(300, () =>
        inTransaction(async () => {
          runs += 1;
          await write("lost");
          stop(await backendOf(database()));
          await write("lost too");
        }),
      ),
    );
    expect(isOutage(failure)).toBe(true);
    expect(runs).toBe(1);
    await write("kept", () => inTransaction(async () => undefined));
    expect(await names()).toEqual([]);
  });

  test("while every connection is taken, whoever waits for one gives up in time", async () => {
    const over = Promise.withResolvers<void>();
    const begun = Array.from({ length: 8 }, () => Promise.withResolvers<void>());
    const taken = begun.map(({ resolve }) =>
      failureOf(
        opened.db.reader.transaction().execute(async () => {
          resolve();
          await over.promise;
        }),
      ),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    const failure = await failureOf(withPatience(100, () => sql`select 1`.execute(database())));
    expect(failure).toBeInstanceOf(DatabaseAway);
    over.resolve();
    expect(await Promise.all(taken)).toEqual(Array.from({ length: 8 }, () => null));
    await sql`select 1`.execute(database());
  });

  test("a statement that takes too long is cancelled by the server, and its connection stays", async () => {
    const pid = await backendOf(database());
    expect(await failureOf(sql`select pg_sleep(9)`.execute(database()))).toMatchObject({ code: "57014" });
    expect(await backendOf(database())).toBe(pid);
  });

  test("it is not ready while its tables can't be read, or nobody answers", async () => {
    await opened.db.check();
    await sql`alter table page rename to page_away`.execute(opened.db.writer);
    expect(await failureOf(opened.db.check())).toMatchObject({ code: "42P01" });
    await sql`alter table page_away rename to page`.execute(opened.db.writer);
    await opened.db.check();
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'cellardoor checker'`.execute(opened.db.writer);
    stop(Number(rows[0]?.pid));
    expect(isOutage(await failureOf(opened.db.check()))).toBe(true);
    await opened.db.check();
  });
});

describe.each(bothEngines.filter(({ name }) => name === "sqlite"))("a file that fails on $name", (engine) => {
  const opened = useDatabase(engine);

  test("after SQLite rolled back by itself nothing more is written, and the first error comes out", async () => {
    await write("there", inTransaction);
    const failure = await failureOf(
      inTransaction(async () => {
        await write("first");
        // The same as a full disk in the middle of a transaction.
        await failureOf(sql`insert or rollback into setting (name, value) values ('there', '2')`.execute(database()));
        await write("second");
      }),
    );
    expect(String(failure)).toContain("UNIQUE constraint failed");
    expect(await names()).toEqual(["there"]);
    await write("third", inTransaction);
    expect(await names()).toEqual(["there", "third"]);
  });

  test("a database that may not grow any more is an outage; what was written stays, what wasn't is gone", async () => {
    await write("before", inTransaction);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(opened.db.writer);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(opened.db.writer);
    const failure = await failureOf(
      inTransaction(async () => {
        await write("small");
        await sql`insert into setting (name, value) values ('large', hex(zeroblob(1000000)))`.execute(database());
      }),
    );
    expect(failure).toMatchObject({ errcode: 13 });
    expect(isOutage(failure)).toBe(true);
    await sql.raw("pragma max_page_count = 1000000").execute(opened.db.writer);
    await write("after", inTransaction);
    expect(await names()).toEqual(["after", "before"]);
  });

  test("who waits for a turn behind a writer that holds the file gives up in time", async () => {
    const other = await opened.openAgain();
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const holding = other.writer.transaction().execute(async () => {
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    const failures = await Promise.all(
      Array.from({ length: 10 }, () => failureOf(withPatience(200, () => write("late", inTransaction)))),
    );
    held.resolve();
    await holding;
    expect(failures.filter((error) => !isOutage(error))).toEqual([]);
    await write("now", inTransaction);
    expect(await names()).toEqual(["now"]);
  });

  test("it is not ready when something else lies where its file was", async () => {
    await opened.db.check();
    await sql`pragma wal_checkpoint(truncate)`.execute(opened.db.writer);
    writeFileSync(join(opened.place.dataDir, "site.sqlite"), "no database at all".repeat(1_000));
    const failure = await failureOf(opened.db.check());
    expect(isOutage(failure)).toBe(true);
  });
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => null,
    (error: unknown) => error,
  );
}

async function write(
  name: string,
  inside: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): Promise<void> {
  await inside(async () => {
    await database().insertInto("setting").values({ name, value: "1" }).execute();
  });
}

async function names(): Promise<readonly string[]> {
  const rows = await database().selectFrom("setting").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

async function backendOf(db: Database["reader"]): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return Number(rows[0]?.pid);
}

/** Stops a server process as a machine that hangs would, until the test is over. */
function stop(pid: number): void {
  process.kill(pid, "SIGSTOP");
  onTestFinished(() => {
    process.kill(pid, "SIGCONT");
  });
}

async function untilActive({ writer }: Database, count: number): Promise<void> {
  const active = async () => {
    const { rows } = await sql<{ active: number }>`select count(*) as active from pg_stat_activity
      where datname = current_database() and query ilike '%pg_sleep(5)%' and pid <> pg_backend_pid()`.execute(writer);
    return Number(rows[0]?.active);
  };
  await expect.poll(active).toBeGreaterThanOrEqual(count);
}

/** Whether a server process is there. */
async function isServed({ writer }: Database, pid: number): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(writer);
  return rows.length > 0;
}

async function terminateOthers({ writer }: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike '%pg_sleep(5)%' and pid <> pg_backend_pid()`.execute(writer);
}
