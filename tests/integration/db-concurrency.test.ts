import assert from "node:assert/strict";

import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { ok } from "#schemas/result.ts";
import { getProduct } from "#server/catalogue/products/read.ts";
import { saveBlogFolder } from "#server/blog/folders/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { database, inTransaction, runWithDatabase } from "#server/db/context.ts";
import { DatabaseBusy } from "#server/db/database-error.ts";
import { command } from "#server/db/command.ts";
import { isOutage } from "#server/db/outages.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { isLong } from "#tests/setup/is-long.ts";

const rounds = isLong ? 200 : 40;

describe.each(bothEngines)("writing at once on $name", (engine) => {
  const opened = useDatabase(engine);

  test(`${rounds} times, two administrators save one product: each one's field survives`, async () => {
    const other = await opened.openAgain();
    const { id } = done(await saveProduct({ texts: { fr_FR: { name: "Éclat" } } }));
    for (let round = 1; round <= rounds; round++) {
      const [here, there] = await Promise.all([
        saveProduct({ id, texts: { fr_FR: { summary: `Texte ${round}` } } }),
        runWithDatabase(other, () => saveProduct({ id, appellation: `Fronton ${round}`, tags: [`t${round}`] })),
      ]);
      done(here);
      done(there);
      const product = await getProduct(id, "fr_FR");
      expect([product?.summary, product?.appellation, product?.tags]).toEqual([
        `Texte ${round}`,
        `Fronton ${round}`,
        [`t${round}`],
      ]);
    }
  });

  test("of the same field the last one wins, whole, and nobody is refused", async () => {
    const { id } = done(await saveProduct({ texts: { fr_FR: { name: "Éclat" } } }));
    const names = Array.from({ length: 20 }, (_, index) => `Éclat ${index}`);
    for (const saved of await Promise.all(names.map((name) => saveProduct({ id, texts: { fr_FR: { name } } }))))
      done(saved);
    expect(names).toContain((await getProduct(id, "fr_FR"))?.name);
  });

  test("what holds across rows holds: two folders can't each be moved below the other at once", async () => {
    const other = await opened.openAgain();
    for (let round = 1; round <= 20; round++) {
      const a = done(await saveBlogFolder({ texts: { fr_FR: { name: "A" } } })).id;
      const b = done(await saveBlogFolder({ texts: { fr_FR: { name: "B" } } })).id;
      const moves = await Promise.all([
        saveBlogFolder({ id: a, parentId: b }),
        runWithDatabase(other, () => saveBlogFolder({ id: b, parentId: a })),
      ]);
      expect(moves.filter((move) => move.ok)).toHaveLength(1);
    }
  });

  test("a piece that asks for stricter isolation than its surroundings is a mistake", async () => {
    const mixed = inTransaction(() => command(async () => ok(null)), { isolation: "read committed" });
    await expect(mixed).rejects.toThrow("serializable");
  });
});

describe.each(bothEngines.filter(({ name }) => name === "postgres"))("conflicts on $name", (engine) => {
  const opened = useDatabase(engine);

  test.each(["40001", "40P01"])("%s runs the work anew, with nothing left of the first run", async (code) => {
    let runs = 0;
    await inTransaction(async () => {
      runs += 1;
      await writeSetting(`run ${runs}`);
      if (runs < 3) await raise(code);
    });
    const rows = await database().selectFrom("setting").select("name").execute();
    expect(rows).toEqual([{ name: "run 3" }]);
  });

  test("a conflict that a nested command swallowed is run anew as well", async () => {
    let runs = 0;
    await inTransaction(async () => {
      runs += 1;
      if (runs === 1) await inTransaction(() => raise("40001")).catch(() => undefined);
      await writeSetting(`run ${runs}`);
    });
    expect(runs).toBe(2);
  });

  test("a conflict that stays is given up: an outage with the conflict as its cause", async () => {
    let runs = 0;
    const given = inTransaction(async () => {
      runs += 1;
      await raise("40001");
    });
    const error: unknown = await given.catch((thrown: unknown) => thrown);
    assert(error instanceof DatabaseBusy);
    expect(error.message).toContain("Try again");
    expect(isOutage(error)).toBe(true);
    expect(runs).toBe(4);
  });

  test("an error that is no conflict is not tried again", async () => {
    let runs = 0;
    const failing = inTransaction(async () => {
      runs += 1;
      await raise("22012");
    });
    await expect(failing).rejects.toThrow("raised");
    expect(runs).toBe(1);
  });

  test("two transactions that lock each other's rows both end well", async () => {
    const other = await opened.openAgain();
    await inTransaction(async () => {
      await writeSetting("a");
      await writeSetting("b");
    });
    const met = meeting(2);
    const touch = (first: string, second: string) =>
      inTransaction(
        async () => {
          await add(first);
          await met();
          await add(second);
        },
        { isolation: "read committed" },
      );
    await Promise.all([touch("a", "b"), runWithDatabase(other, () => touch("b", "a"))]);
    const rows = await database().selectFrom("setting").select(["name", "value"]).orderBy("name").execute();
    expect(rows).toEqual([
      { name: "a", value: "2" },
      { name: "b", value: "2" },
    ]);
  });
});

async function writeSetting(name: string): Promise<void> {
  await database().insertInto("setting").values({ name, value: "0" }).execute();
}

async function add(name: string): Promise<void> {
  await sql`update setting set value = cast(cast(value as integer) + 1 as text) where name = ${name}`.execute(
    database(),
  );
}

async function raise(code: string): Promise<void> {
  await sql`do ${sql.raw(`$$ begin raise exception 'raised' using errcode = '${code}'; end $$`)}`.execute(database());
}

/** Resolves for the first so many callers when all have come; for later ones at once. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return async () => {
    come += 1;
    if (come === size) resolve();
    await promise;
  };
}
