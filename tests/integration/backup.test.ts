import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { gzipSync } from "node:zlib";

import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { demoEstate } from "#demo/estate.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { getProduct } from "#server/catalogue/products/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { runCli } from "#server/cli/run-cli.ts";
import { database, inTransaction, runWithDatabase } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { tablesOf } from "#server/db/migrations/tables-of.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { DroppedTags } from "#server/db/tag-listeners.ts";
import { onTagsDropped } from "#server/db/tags.ts";
import { saveMedia } from "#server/media/write.ts";
import { savePage } from "#server/pages/write.ts";
import { bothEngines, testStart, useDatabase, type DatabasePlace, type TestEngine } from "#tests/setup/engines.ts";
import { makeOldDatabase } from "#tests/setup/old-database.ts";
import { fillOldDemo } from "#tests/setup/old-demo.ts";
import { done } from "#tests/setup/results.ts";
import { isLong } from "#tests/setup/is-long.ts";

import { dump, filesBelow, mediaOf, noise, placesOf, writeMedia } from "./backup-site.ts";

/** How many copies are made while the site is written to. */
const copies = isLong ? 3 : 1;

describe.each(bothEngines)("a backup of a site on $name", (engine) => {
  const opened = useDatabase(engine);

  test.each(bothEngines)(
    "made while it is written to is one instant, restored elsewhere on $name: equal",
    async (elsewhere) => {
      const product = await aSite();
      const { place } = opened;
      for (let copy = 0; copy < copies; copy++) {
        let isOver = false;
        const writing = keepWriting(product, () => isOver);
        const file = join(place.dataDir, `copy-${copy}.backup`);
        const counts = await writeBackup({ ...placesOf(place), file, now: testStart });
        isOver = true;
        const writes = await writing;
        expect(writes).toBeGreaterThan(0);
        const there = await elsewhere.makePlace();
        expect(await restoreBackup({ ...placesOf(there), file, now: testStart, mayReplace: false })).toEqual({
          ...counts,
          left: [],
        });
        const db = await openDatabase(there);
        expect(await roundsOf(db, product)).toBe("the same round");
        expect(filesBelow(mediaOf(there))).toEqual(filesBelow(mediaOf(place)));
        const again = join(there.dataDir, "again.backup");
        await writeBackup({ ...placesOf(there), file: again, now: testStart });
        const back = await engine.makePlace();
        await restoreBackup({ ...placesOf(back), file: again, now: testStart, mayReplace: false });
        const backDb = await openDatabase(back);
        expect(await dump(backDb)).toEqual(await dump(db));
        await Promise.all([db.close(), backDb.close()]);
        await Promise.all([there.remove(), back.remove()]);
      }
    },
  );

  test("of a quiet site is equal, and what is added to the restored one has ids of its own", async () => {
    await aSite();
    const { there, db } = await restoredElsewhere(engine);
    expect(await dump(db)).toEqual(await dump(opened.db));
    const added = await runWithDatabase(db, () => saveProduct({ texts: { fr_FR: { name: "Nouveau" } } }));
    const ids = await database().selectFrom("product").select("id").execute();
    expect(done(added).id).toBeGreaterThan(Math.max(...ids.map(({ id }) => id)));
    await db.close();
    await there.remove();
  });

  test("that is no backup, cut off or damaged is refused, and nothing is touched", async () => {
    await aSite();
    const { place } = opened;
    const file = join(place.dataDir, "whole.backup");
    await writeBackup({ ...placesOf(place), file, now: testStart });
    const whole = readFileSync(file);
    const bad = [
      ...[0, 1, 10, 0.3, 0.7, 0.999].map((part) => whole.subarray(0, part < 1 ? whole.length * part : part)),
      ...Array.from({ length: 20 }, (_, index) => flipped(whole, 20 + Math.floor(((whole.length - 30) * index) / 20))),
      Buffer.from("SQLite format 3\0"),
      gzipSync("select 1;\n"),
      gzipSync('["row","page",{}]\n'),
      gzipSync('["head",{"format":"another","version":1,"madeAt":0,"migrations":[]}]\n'),
    ];
    const [rows, files] = [await dump(opened.db), filesBelow(mediaOf(place))];
    for (const [index, bytes] of bad.entries()) {
      const copy = join(place.dataDir, `bad-${index}.backup`);
      writeFileSync(copy, bytes);
      const restoring = restoreBackup({ ...placesOf(place), file: copy, now: testStart, mayReplace: true });
      await expect(restoring, String(index)).rejects.toThrow(/isn't a (whole )?backup/);
    }
    const away = join(place.dataDir, "away.backup");
    const nowhere = restoreBackup({ ...placesOf(place), file: away, now: testStart, mayReplace: true });
    await expect(nowhere).rejects.toThrow("There is no file");
    expect(await dump(opened.db)).toEqual(rows);
    expect(filesBelow(mediaOf(place))).toEqual(files);
    expect(existsSync(join(mediaOf(place), ".restoring"))).toBe(false);
  });

  test("takes the place of a site in use only when that is said; who serves it forgets what was there", async () => {
    const product = await aSite();
    const { place } = opened;
    const file = join(place.dataDir, "before.backup");
    expect((await cli(place, "backup", file)).out).toMatch(/rows and 2 files are in/);
    expect(await cli(place, "backup", file)).toMatchObject({ code: 2 });
    await saveProduct({ id: product, texts: { fr_FR: { name: "Après" } } });
    writeFileSync(join(mediaOf(place), "later.txt"), "later");
    const refused = await cli(place, "restore", file);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain("--yes");
    expect((await getProduct(product, "fr_FR"))?.name).toBe("Après");
    const heard = new Promise<DroppedTags>((resolve) => onTagsDropped(opened.db, resolve));
    expect(await cli(place, "restore", file, "--yes")).toMatchObject({ code: 0, error: "" });
    expect(await heard).toBe("all");
    expect((await getProduct(product, "fr_FR"))?.name).toBe("Éclat");
    expect(Object.keys(filesBelow(mediaOf(place)))).toEqual(["a.txt", "wines/b.bin"]);
  });

  test("of an older version is migrated when it is restored", async () => {
    const old = await engine.makePlace();
    await makeOldDatabase(old, allMigrations.slice(0, 6), fillOldDemo);
    const file = join(old.dataDir, "old.backup");
    await writeBackup({ ...placesOf(old), file, now: testStart });
    const { place } = opened;
    await restoreBackup({ ...placesOf(place), file, now: testStart, mayReplace: false });
    expect(await getProduct(1, "fr_FR")).toMatchObject({ vatRate: 20 });
    await old.remove();
  });

  test("of nothing, or of a newer version, is none", async () => {
    const { place } = opened;
    await inTransaction(() =>
      sql`insert into migration (name, applied_at) values ('999-future', 0)`.execute(database()),
    );
    const file = join(place.dataDir, "none.backup");
    await expect(writeBackup({ ...placesOf(place), file, now: testStart })).rejects.toThrow("newer than this program");
    const empty = await engine.makePlace();
    await makeOldDatabase(empty, []);
    const nothing = { ...placesOf(empty), place: { url: empty.url, dataDir: join(empty.dataDir, "nowhere") } };
    await (empty.url ? sqlDrop(empty) : Promise.resolve());
    await expect(writeBackup({ ...nothing, file, now: testStart })).rejects.toThrow(/There is no site|can't be read/);
    expect(readdirSync(place.dataDir).filter((name) => name.includes("backup"))).toEqual([]);
    await empty.remove();
  });

  test("knows every table that there is", async () => {
    const { rows } = await (
      engine.name === "sqlite"
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`
        : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
    ).execute(database());
    // What processes tell each other about a file is no part of the site.
    const own = engine.name === "sqlite" ? ["migration", "dropped_tags"] : ["migration"];
    expect([...tablesOf(allMigrations), ...own].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  async function restoredElsewhere(where: TestEngine) {
    const file = join(opened.place.dataDir, "site.backup");
    await writeBackup({ ...placesOf(opened.place), file, now: testStart });
    const there = await where.makePlace();
    await restoreBackup({ ...placesOf(there), file, now: testStart, mayReplace: false });
    return { there, db: await openDatabase(there) };
  }

  /** A page, a product, and two files: one that is empty, one of several parts. */
  async function aSite(): Promise<number> {
    writeMedia(opened.place, "a.txt", Buffer.alloc(0));
    writeMedia(opened.place, "wines/b.bin", noise(700_000));
    done(
      await saveMedia({
        path: "wines/b.bin",
        width: 1,
        height: 1,
        bytes: 700_000,
        mime: "image/webp",
        focal: { x: 20, y: 80 },
      }),
    );
    const pages = [done(await savePage({ type: "content", texts: { fr_FR: { title: "Un", slug: "un" } } })).id];
    pages.push(done(await savePage({ type: "content", texts: { fr_FR: { title: "Deux", slug: "deux" } } })).id);
    done(await savePage({ id: pages[0] ?? 0, parentId: pages[1] ?? 0 }));
    const declinations = [{ reference: "EC", priceCents: 100 }];
    return done(await saveProduct({ texts: { fr_FR: { name: "Éclat" } }, declinations })).id;
  }

  /** Writes one number into two far apart tables, until told to stop; gives how often it did. */
  async function keepWriting(product: number, isOver: () => boolean): Promise<number> {
    let round = 0;
    while (!isOver()) {
      round += 1;
      await inTransaction(async () => {
        const value = String(round);
        await sql`insert into setting (name, value) values ('round', ${value})
          on conflict (name) do update set value = excluded.value`.execute(database());
        done(await saveProduct({ id: product, texts: { fr_FR: { summary: value } } }));
      });
      // The embedded engine answers without ever waiting: others want a turn.
      await nextTurn();
    }
    return round;
  }
});

async function roundsOf(db: Database, product: number): Promise<string> {
  const { rows } = await sql<{ round: string; summary: string }>`
    select setting.value as round, product_text.summary from setting, product_text
    where setting.name = 'round' and product_text.product_id = ${product}`.execute(db.reader);
  const [row] = rows;
  if (!row) return "the same round";
  return row.round === row.summary ? "the same round" : `${row.round} here, ${row.summary} there`;
}

async function cli(place: DatabasePlace, ...words: string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const env = { DATA_DIR: place.dataDir, ...(place.url && { DATABASE_URL: place.url }) };
  const world = {
    env,
    estate: demoEstate,
    out: (text: string) => out.push(text),
    error: (text: string) => error.push(text),
  };
  const code = await runCli(words, world);
  return { code, out: out.join("\n"), error: error.join("\n") };
}

async function sqlDrop(place: DatabasePlace): Promise<void> {
  const db = await openDatabase(place);
  await sql`drop table migration`.execute(db.writer);
  await db.close();
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  const byte = copy[at];
  assert(byte !== undefined);
  copy[at] = byte ^ 0x10;
  return copy;
}
