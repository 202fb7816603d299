import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";

import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { database, dropAllTags, dropTags, inTransaction, runWithDatabase } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { onTagsDropped } from "#server/db/tags.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { someTurns } from "#tests/setup/event-loop.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

describe.each(bothEngines.filter(({ name }) => name === "sqlite"))("trouble on $name", (engine) => {
  const opened = useDatabase(engine);

  test("a transaction waits for another process's writer without holding up the event loop", async () => {
    const other = new DatabaseSync(join(opened.place.dataDir, "site.sqlite"));
    other.exec("begin immediate; insert into setting (name, value) values ('theirs', '1')");
    let isWritten = false;
    const ours = inTransaction(() => write("ours")).then(() => (isWritten = true));
    // Were the event loop held up, the transaction would have given up before the other one ends.
    await someTurns();
    expect(isWritten).toBe(false);
    other.exec("commit");
    other.close();
    await ours;
    const rows = await database().selectFrom("setting").select("name").orderBy("name").execute();
    expect(rows.map(({ name }) => name)).toEqual(["ours", "theirs"]);
  });

  describe("what another process writes to the file", () => {
    test("drops what it says that it dropped, in the order of the writes, and nothing else", async () => {
      const [other, heard] = [await opened.openAgain(), hearing(opened.db)];
      await runWithDatabase(other, async () => {
        await inTransaction(async () => dropTags("news", "news:1"));
        await inTransaction(() => write("of no tag"));
        await inTransaction(async () => dropTags("media:7"));
      });
      await until(() => heard.flat().includes("media:7"));
      expect(heard).toEqual([["news", "news:1"], ["media:7"]]);
    });

    test("drops nothing twice, whoever wrote in between", async () => {
      const [other, heard] = [await opened.openAgain(), hearing(opened.db)];
      const theirs = (tag: string) => runWithDatabase(other, () => inTransaction(async () => dropTags(tag)));
      await theirs("news:1");
      await inTransaction(async () => dropTags("ours:1"));
      await theirs("news:2");
      await until(() => heard.length >= 3);
      await inTransaction(async () => dropTags("ours:2"));
      await theirs("news:3");
      await until(() => heard.length >= 5);
      expect(heard.flat().toSorted()).toEqual(["news:1", "news:2", "news:3", "ours:1", "ours:2"]);
    });

    test.each([
      ["without a word", "insert into setting (name, value) values ('theirs', '1')"],
      [
        "after the last notice was lost",
        "delete from dropped_tags; insert into dropped_tags values (2, 'x', 'y', '[]')",
      ],
      ["what nobody can read", "insert into dropped_tags values (2, 'x', 'y', 'nonsense')"],
      ["with a gap", "insert into dropped_tags values (9, 'x', 'y', '[]'); delete from dropped_tags where number < 9"],
    ])("drops everything when it is written %s", async (_how, statements) => {
      await inTransaction(async () => dropTags("ours"));
      const heard = hearing(opened.db);
      const other = new DatabaseSync(join(opened.place.dataDir, "site.sqlite"));
      other.exec(statements);
      other.close();
      await until(() => heard.length > 0);
      expect(heard).toEqual(["all"]);
    });

    test("drops everything when it says so, or names more than a notice holds", async () => {
      const [other, heard] = [await opened.openAgain(), hearing(opened.db)];
      await runWithDatabase(other, () => inTransaction(async () => dropAllTags()));
      await until(() => heard.length === 1);
      const many = Array.from({ length: 2_000 }, (_, index) => `product:${index}`);
      await runWithDatabase(other, () => inTransaction(async () => dropTags(...many)));
      await until(() => heard.length === 2);
      expect(heard).toEqual(["all", "all"]);
    });

    test("is remembered for a thousand writes and hardly more, those beyond being forgotten a hundred at a time; who only looks writes nothing", async () => {
      for (let count = 0; count < 1_199; count += 1) await inTransaction(async () => dropTags("news"));
      for (let count = 0; count < 10; count += 1) await inTransaction(async () => undefined);
      const { rows } = await sql<{ least: number; most: number }>`
        select min(number) as least, max(number) as most from dropped_tags`.execute(database());
      expect(rows).toEqual([{ least: 101, most: 1_199 }]);
    });
  });

  test("[R-03] commits are synced: WAL, synchronous FULL, foreign keys on", async () => {
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(opened.db.writer);
      return Object.values(rows[0] ?? {})[0];
    };
    expect([await pragma("journal_mode"), await pragma("synchronous"), await pragma("foreign_keys")]).toEqual([
      "wal",
      2,
      1,
    ]);
  });

  test("a folder that can't be made is refused in plain words", async () => {
    const dataDir = join(opened.place.dataDir, "site.sqlite", "below-a-file");
    await expect(openDatabase({ dataDir })).rejects.toThrow(/below-a-file\/site\.sqlite can't be opened/);
  });
});

describe.each(bothEngines.filter(({ name }) => name === "postgres"))("trouble on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§5 of the design] when the listening connection is lost everything drops, until it is back", async () => {
    expectConsole("error", /listens to other processes is lost/);
    const other = await opened.openAgain();
    const heard: DroppedTags[] = [];
    onTagsDropped(opened.db, (tags) => heard.push(tags));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'cellardoor listener'`.execute(other.writer);
    await until(() => heard.length >= 2);
    expect(new Set(heard)).toEqual(new Set(["all"]));
    const drop = () => runWithDatabase(other, () => inTransaction(async () => dropTags("news:1")));
    await expect.poll(async () => await drop().then(() => heard)).toContainEqual(["news:1"]);
  });

  test("while the listening connection hangs nothing kept is trusted, and what was said meanwhile is heard after it", async () => {
    const pid = await listenerOf(opened.db);
    const other = await opened.openAgain();
    const heard: DroppedTags[] = [];
    onTagsDropped(opened.db, (tags) => heard.push(tags));
    process.kill(pid, "SIGSTOP");
    try {
      await runWithDatabase(other, () => inTransaction(async () => dropTags("news:1")));
      await until(() => opened.db.isDeaf);
      expect(heard).toEqual([]);
    } finally {
      process.kill(pid, "SIGCONT");
    }
    await until(() => !opened.db.isDeaf);
    expect(heard).toEqual([["news:1"]]);
  });

  test("a listening connection that goes on hanging is made anew, and everything drops", async () => {
    expectConsole("error", /listens to other processes is lost/);
    const pid = await listenerOf(opened.db);
    const heard: DroppedTags[] = [];
    onTagsDropped(opened.db, (tags) => heard.push(tags));
    process.kill(pid, "SIGSTOP");
    try {
      await until(() => heard.length > 0);
      await until(() => !opened.db.isDeaf);
      expect(new Set(heard)).toEqual(new Set(["all"]));
      expect(await listenerOf(opened.db, pid)).not.toBe(pid);
    } finally {
      process.kill(pid, "SIGCONT");
    }
  });

  test("more tags than a notification holds, and a write to everything, are announced as everything", async () => {
    const other = await opened.openAgain();
    const heard: DroppedTags[] = [];
    onTagsDropped(opened.db, (tags) => heard.push(tags));
    const many = Array.from({ length: 2_000 }, (_, index) => `product:${index}`);
    await runWithDatabase(other, () => inTransaction(async () => dropTags(...many)));
    await until(() => heard.length === 1);
    await runWithDatabase(other, () => inTransaction(async () => dropAllTags()));
    await until(() => heard.length === 2);
    expect(heard).toEqual(["all", "all"]);
  });

  test("a notification that nobody of ours wrote drops everything", async () => {
    const heard: DroppedTags[] = [];
    onTagsDropped(opened.db, (tags) => heard.push(tags));
    for (const payload of ["", "nonsense", "[]", '{"origin": 1, "tags": []}', '{"origin": "x"}']) {
      heard.length = 0;
      await sql`select pg_notify('dropped_tags', ${payload})`.execute(opened.db.writer);
      await until(() => heard.length > 0);
      expect(heard).toEqual(["all"]);
    }
  });

  test("an address where nobody answers is refused in plain words, without the password", async () => {
    const url = "postgres://me:secret@127.0.0.1:1/site";
    const refusal = openDatabase({ url, dataDir: opened.place.dataDir });
    await expect(refusal).rejects.toThrow("The database of DATABASE_URL can't be used");
    await expect(refusal).rejects.not.toThrow("secret");
  });
});

/** What is dropped from now on. */
function hearing(db: Database): DroppedTags[] {
  const heard: DroppedTags[] = [];
  onTagsDropped(db, (tags) => heard.push(tags));
  return heard;
}

async function write(name: string): Promise<void> {
  await database().insertInto("setting").values({ name, value: "1" }).execute();
}

/** The server's process that serves the first listening connection, or one that isn't `former`. */
async function listenerOf({ writer }: Database, former = 0): Promise<number> {
  let found: number | undefined;
  const find = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'cellardoor listener' and pid <> ${former}
      order by backend_start`.execute(writer);
    return (found = rows[0] && Number(rows[0].pid));
  };
  await expect.poll(find).toBeDefined();
  return found ?? 0;
}

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition).toBe(true);
}
