import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { saveProduct } from "#server/catalogue/products/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { runSite } from "#tests/setup/site-cli.ts";

describe.each(engines)("npm run site, for the stock, on $name", (engine) => {
  const opened = useDatabase(engine);
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "estate-cli-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const site = async (words: string[]) => await runSite(opened.environment, words);

  test("stock set, receive, take, list, import, by article number", async () => {
    const declinations = [
      { reference: "EC-22", priceCents: 100, tracksStock: true },
      { reference: "EC-23", priceCents: 100 },
    ];
    done(await saveProduct({ texts: { fr_FR: { name: "Éclat" } }, declinations }));
    expect((await site(["stock", "set", "EC-22", "12"])).out).toBe("EC-22  12 there, 0 held, 12 left  Éclat");
    expect((await site(["stock", "receive", "EC-22", "6"])).out).toContain("18 there");
    expect(JSON.parse((await site(["stock", "list", "--json"])).out)).toMatchObject([
      { reference: "EC-22", onHand: 18, reserved: 0, isTracked: true },
      { reference: "EC-23", onHand: 0, isTracked: false },
    ]);
    expect((await site(["stock", "list"])).out).toContain("EC-23  0 there (sold without counting)  Éclat");
    expect((await site(["stock", "take", "EC-22", "2", "--as", "breakage", "--note", "Tombées"])).out).toContain(
      "16 there",
    );
    expect(await site(["stock", "take", "EC-22", "17"])).toMatchObject({ code: 2, error: "There are only 16." });
    const file = join(folder, "stock.csv");
    writeFileSync(file, '\ufeff"EC-22";30\r\nEC-23;4\r\n');
    expect((await site(["stock", "import", file])).out).toBe("2 articles set");
    writeFileSync(file, "EC-22;1\nEC-99;1\n");
    expect(await site(["stock", "import", file])).toMatchObject({ code: 2, error: "There is no article EC-99" });
    expect(await site(["stock", "import", `${file}.not`])).toMatchObject({ code: 2 });
    expect((await site(["stock", "list"])).out).toContain("EC-22  30 there");
    const moves = await opened.db.reader
      .selectFrom("stock_movement")
      .select(["kind", "pieces", "note"])
      .orderBy("id")
      .execute();
    expect(moves.map(({ kind, pieces, note }) => [kind, pieces, note])).toEqual([
      ["COUNT", 12, ""],
      ["ARRIVAL", 6, ""],
      ["BREAKAGE", -2, "Tombées"],
      ["IMPORT", 14, ""],
      ["IMPORT", 4, ""],
    ]);
    expect(await site(["stock", "set", "EC-99", "1"])).toMatchObject({ code: 2, error: "There is no article EC-99" });
    expect(await site(["stock", "receive", "EC-22", "some"])).toMatchObject({ code: 2 });
  });
});
