import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { database, inTransaction } from "#server/db/context.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";

describe.each(bothEngines.filter(({ name }) => name === "sqlite"))(
  "transactions that come together on $name",
  (engine) => {
    const opened = useDatabase(engine);

    test("are written by fewer commits than there are transactions, and each is there when it is said to be", async () => {
      const other = otherProcess();
      const before = commits();
      const unsaid: string[] = [];
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          await inTransaction(() => write(`${index}`));
          if (!other.names().includes(`${index}`)) unsaid.push(`${index}`);
        }),
      );
      expect(unsaid).toEqual([]);
      expect(other.names()).toHaveLength(40);
      expect(commits() - before).toBeLessThan(40);
      other.close();
    });

    test("one that fails takes itself back and nobody else, wherever it stands among them", async () => {
      for (const failing of [0, 1, 4]) {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 5 }, (_, index) =>
            inTransaction(async () => {
              await write(`${failing} ${index}`);
              if (index === failing) throw new Error("changed its mind");
            }),
          ),
        );
        expect(outcomes.map(({ status }) => status === "rejected")).toEqual(
          Array.from({ length: 5 }, (_, index) => index === failing),
        );
      }
      expect(await names()).toHaveLength(12);
      expect(await names()).not.toContain("1 1");
    });

    test("each sees what the ones before it did, and nothing of what failed", async () => {
      const seen = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          inTransaction(async () => {
            const found = await names();
            await write(`${index}`);
            if (index === 2) throw new Error("not this one");
            return found;
          }).catch(() => null),
        ),
      );
      expect(seen).toEqual([[], ["0"], null, ["0", "1"], ["0", "1", "3"], ["0", "1", "3", "4"]]);
    });

    test("when SQLite takes all of it back by itself, nobody is told that it is done", async () => {
      await inTransaction(() => write("there"));
      const outcomes = await Promise.allSettled([
        inTransaction(() => write("first")),
        inTransaction(() => write("second")),
        // The same as a full disk in the middle of a transaction.
        inTransaction(() =>
          sql`insert or rollback into setting (name, value) values ('there', '2')`.execute(database()),
        ),
        inTransaction(() => write("after")),
      ]);
      const told = outcomes.map((outcome) => (outcome.status === "rejected" ? String(outcome.reason) : "done"));
      expect(told.slice(0, 3).map((text) => text.includes("UNIQUE constraint failed"))).toEqual([true, true, true]);
      expect(told[3]).toBe("done");
      expect(await names()).toEqual(["after", "there"]);
    });

    test("what is under way when the database is closed is written", async () => {
      const again = await opened.openAgain();
      const writing = again.writer.transaction().execute(async (transaction) => {
        await transaction.insertInto("setting").values({ name: "last", value: "1" }).execute();
      });
      const alone = again.writer.transaction().execute(async (transaction) => {
        await transaction.insertInto("setting").values({ name: "very last", value: "1" }).execute();
      });
      await new Promise(process.nextTick);
      await Promise.all([writing, alone, again.close()]);
      expect(await names()).toEqual(["last", "very last"]);
    });

    test("who asks the writer outside a transaction sees what is written", async () => {
      const writing = inTransaction(() => write("one"));
      const counted = sql<{ count: number }>`select count(*) as count from setting`.execute(opened.db.writer);
      await writing;
      expect((await counted).rows).toEqual([{ count: 1 }]);
      expect(otherProcess().names()).toEqual(["one"]);
    });

    /** How many commits the log of the file holds: a frame that ends one says how many pages the file then has. */
    function commits(): number {
      const log = readFileSync(join(opened.place.dataDir, "site.sqlite-wal"));
      if (log.length === 0) return 0;
      const frame = 24 + log.readUInt32BE(8);
      let count = 0;
      for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) count += 1;
      return count;
    }

    function otherProcess() {
      const handle = new DatabaseSync(join(opened.place.dataDir, "site.sqlite"), { readOnly: true });
      return {
        names: () =>
          handle
            .prepare("select name from setting order by name")
            .all()
            .map(({ name }) => String(name)),
        close: () => handle.close(),
      };
    }
  },
);

async function write(name: string): Promise<void> {
  await database().insertInto("setting").values({ name, value: "1" }).execute();
}

async function names(): Promise<readonly string[]> {
  const rows = await database().selectFrom("setting").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}
