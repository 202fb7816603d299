import { describe, expect, test } from "vitest";

import { database, dropTags, inTransaction, runWithDatabase } from "#server/db/context.ts";
import { DatabaseAway } from "#server/db/database-error.ts";
import { keptFact } from "#server/db/kept-fact.ts";
import { waitingForDatabase, withPatience } from "#server/db/patience.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";

describe.each(engines)("facts that are kept on $name", (engine) => {
  const opened = useDatabase(engine);

  test("are read once, and again after somebody in this process changed them", async () => {
    const { reads, fact } = settings();
    expect([await fact(), await fact()]).toEqual([[], []]);
    expect(reads()).toBe(1);
    await write("a");
    expect([await fact(), await fact()]).toEqual([["a"], ["a"]]);
    expect(reads()).toBe(2);
  });

  test("are read anew inside a transaction, which sees its own writes, and what it took back is forgotten", async () => {
    const { fact } = settings();
    expect(await fact()).toEqual([]);
    const failing = inTransaction(async () => {
      await insert("a");
      expect(await fact()).toEqual(["a"]);
      throw new Error("changed its mind");
    });
    await expect(failing).rejects.toThrow("changed its mind");
    expect(await fact()).toEqual([]);
  });

  test("serve transactions that are read committed as they are; what those read themselves is kept for nobody", async () => {
    const { reads, fact } = settings();
    const inside = () => inTransaction(fact, { isolation: "read committed" });
    expect([await inside(), await inside()]).toEqual([[], []]);
    expect(reads()).toBe(2);
    expect([await fact(), await inside()]).toEqual([[], []]);
    expect(reads()).toBe(3);
    await write("a");
    expect(await inside()).toEqual(["a"]);
  });

  test("a read that fails is not kept", async () => {
    let isAway = true;
    const fact = keptFact("setting", async () => {
      if (isAway) throw new Error("away");
      return "there";
    });
    await expect(fact()).rejects.toThrow("away");
    isAway = false;
    expect(await fact()).toBe("there");
  });

  test("a transaction that waits for somebody else's read reads for itself when that one fails", async () => {
    const { promise: theirs, reject } = Promise.withResolvers<string>();
    const reads = [theirs];
    const fact = keptFact("setting", async () => await (reads.shift() ?? "own"));
    const others = fact().catch(String);
    const inside = async (): Promise<string> => {
      const joined = fact();
      reject(new Error("out of patience"));
      return await joined;
    };
    expect(await inTransaction(inside, { isolation: "read committed" })).toBe("own");
    expect(await others).toBe("Error: out of patience");
  });

  test("waiting for another request's read costs patience; what is known is given without any", async () => {
    const { promise: hanging, resolve } = Promise.withResolvers<string>();
    const reads = [hanging];
    const fact = keptFact("setting", async () => await (reads.shift() ?? waitingForDatabase(async () => "own")));
    const theirs = fact();
    await expect(withPatience(0, fact)).rejects.toThrow(DatabaseAway);
    expect([await fact(), await withPatience(0, fact)]).toEqual(["own", "own"]);
    resolve("late");
    expect([await theirs, await fact()]).toEqual(["late", "own"]);
  });

  test("are read anew once another process has changed them", async () => {
    const { fact } = settings();
    const other = await opened.openAgain();
    expect(await fact()).toEqual([]);
    await runWithDatabase(other, () => write("theirs"));
    // PostgreSQL tells it a moment later; on SQLite it is looked up.
    if (engine.name === "sqlite") expect(await fact()).toEqual(["theirs"]);
    else await expect.poll(fact).toEqual(["theirs"]);
  });
});

function settings() {
  let reads = 0;
  const fact = keptFact("setting", async () => {
    reads += 1;
    const rows = await database().selectFrom("setting").select("name").execute();
    return rows.map(({ name }) => name);
  });
  return { fact, reads: () => reads };
}

async function insert(name: string): Promise<void> {
  await database().insertInto("setting").values({ name, value: "1" }).execute();
}

async function write(name: string): Promise<void> {
  await inTransaction(async () => {
    await insert(name);
    dropTags("setting");
  });
}
