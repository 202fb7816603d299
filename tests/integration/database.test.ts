import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { database, dropTags, inTransaction, runWithDatabase } from "#server/db/context.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { onTagsDropped, recordRead, withReadRecorder } from "#server/db/tags.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { patiently } from "#tests/setup/patiently.ts";

describe.each(bothEngines)("the database on $name", (engine) => {
  const opened = useDatabase(engine);

  test("a committed write is read by the reader at once", async () => {
    await inTransaction(() => writeSetting("a", "1"));
    expect(await readSetting("a")).toBe("1");
  });

  test("inside a transaction its own writes are read, outside they are not yet", async () => {
    await inTransaction(async () => {
      await writeSetting("a", "1");
      expect(await readSetting("a")).toBe("1");
      expect(await runWithDatabase(opened.db, () => readSetting("a"))).toBeUndefined();
    });
  });

  test("nested transactions join: all of it is kept or none", async () => {
    await inTransaction(async () => {
      await writeSetting("outer", "1");
      await inTransaction(() => writeSetting("inner", "1"));
    });
    const failing = inTransaction(async () => {
      await inTransaction(() => writeSetting("lost", "1"));
      throw new Error("after the inner one");
    });
    await expect(failing).rejects.toThrow("after the inner one");
    expect(await readSetting("inner")).toBe("1");
    expect(await readSetting("lost")).toBeUndefined();
  });

  test("a nested failure dooms the whole, even when it is caught", async () => {
    const swallowing = inTransaction(async () => {
      await writeSetting("kept", "1");
      await inTransaction(() => Promise.reject(new Error("inner"))).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow("A part of this transaction failed");
    expect(await readSetting("kept")).toBeUndefined();
  });

  test("a write outside a transaction is refused", async () => {
    await expect(writeSetting("a", "1")).rejects.toThrow(/read-?only/);
    expect(await readSetting("a")).toBeUndefined();
  });

  test("fifty transactions at once wait for each other and lose nothing", async () => {
    await inTransaction(() => writeSetting("count", "0"));
    const increment = () =>
      patiently(() =>
        inTransaction(() =>
          sql`update setting set value = cast(cast(value as integer) + 1 as text) where name = 'count'`.execute(
            database(),
          ),
        ),
      );
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(await readSetting("count")).toBe("50");
  });

  test.each([
    ["a Date", new Date(0)],
    ["an object", { a: 1 }],
    ["undefined", undefined],
    ["a boolean", true],
    ["an array", [1]],
  ])("a parameter that is %s is refused", async (_kind, value) => {
    await expect(sql`select ${value} as x`.execute(database())).rejects.toThrow("A query parameter is");
  });

  test("NUL in text fails nowhere", async () => {
    expect(await readSetting("a\0b")).toBeUndefined();
  });

  test("big whole numbers come back as numbers", async () => {
    const rows = await sql<{ n: number; instant: number }>`
      select count(*) as n, cast(1779278400000 as bigint) as instant from setting`.execute(database());
    expect({ ...rows.rows[0] }).toEqual({ n: 0, instant: 1_779_278_400_000 });
  });

  test("dropped tags are told after the commit and before inTransaction resolves", async () => {
    const heard: DroppedTags[] = [];
    onTagsDropped(opened.db, (tags) => heard.push(tags));
    await inTransaction(async () => {
      await writeSetting("a", "1");
      dropTags("news", "news:1");
      await inTransaction(async () => dropTags("news"));
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual([["news", "news:1"]]);
  });

  test("a transaction without dropped tags tells nothing; a listener that left hears nothing", async () => {
    const heard: DroppedTags[] = [];
    const stop = onTagsDropped(opened.db, (tags) => heard.push(tags));
    await inTransaction(() => writeSetting("a", "1"));
    stop();
    await inTransaction(async () => dropTags("news"));
    expect(heard).toEqual([]);
  });

  test("tags can't be dropped outside a transaction", () => {
    expect(() => dropTags("news")).toThrow("inside the transaction");
  });

  test("[issue 2] 200 interleavings: what was recorded with old data is dropped before the write resolves", async () => {
    await inTransaction(() => writeSetting("news", "0"));
    const dropped = new Set<string>();
    onTagsDropped(opened.db, (tags) => {
      for (const tag of tags) dropped.add(tag);
    });
    for (let round = 1; round <= 200; round++) {
      dropped.clear();
      let resolved = false;
      const reading = withReadRecorder(async () => {
        recordRead("news");
        for (let turn = 0; turn < round % 7; turn++) await Promise.resolve();
        return await readSetting("news");
      });
      const writing = inTransaction(async () => {
        await sql`update setting set value = ${String(round)} where name = 'news'`.execute(database());
        dropTags("news");
      }).then(() => {
        resolved = true;
      });
      const { value, tags } = await reading;
      if (resolved) expect(dropped.has("news")).toBe(true);
      await writing;
      const stale = value !== String(round);
      expect(stale ? [...tags].some((tag) => dropped.has(tag)) : true).toBe(true);
      expect(await readSetting("news")).toBe(String(round));
    }
  });

  test("another process's write is heard, though nothing is asked", async () => {
    const other = await opened.openAgain();
    const heard = nextDrop(opened);
    await runWithDatabase(other, () =>
      inTransaction(async () => {
        await writeSetting("a", "1");
        dropTags("news");
      }),
    );
    expect(await heard).toEqual(["news"]);
    expect(await readSetting("a")).toBe("1");
  });

  test("a second opening finds the migrations done", async () => {
    const other = await opened.openAgain();
    const names = await sql<{ name: string }>`select name from migration order by name`.execute(other.reader);
    expect(names.rows.map(({ name }) => name)[0]).toBe("001-site-and-pages");
  });

  test("a database newer than the code is refused with a clear message", async () => {
    await inTransaction(() =>
      sql`insert into migration (name, applied_at) values ('999-future', 0)`.execute(database()),
    );
    await expect(openDatabase(opened.place)).rejects.toThrow(/newer than this program.*999-future/);
  });
});

async function writeSetting(name: string, value: string): Promise<void> {
  await database().insertInto("setting").values({ name, value }).execute();
}

async function readSetting(name: string): Promise<string | undefined> {
  const row = await database().selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

function nextDrop(opened: ReturnType<typeof useDatabase>): Promise<DroppedTags> {
  return new Promise((resolve) => {
    onTagsDropped(opened.db, resolve);
  });
}
