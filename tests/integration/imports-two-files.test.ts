import { describe, expect, test } from "vitest";

import { listUserAddresses } from "#server/accounts/addresses/read.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { database } from "#server/db/context.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { refusalText } from "#server/text/refusal-text.ts";
import {
  prestaShopAddressesFile,
  prestaShopCombinationsFile,
  prestaShopCustomersFile,
  prestaShopFile,
  shopifyCustomersFile,
} from "#tests/factories/imports/shop-files.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { bringFiles, planFiles } from "./bring-files.ts";

describe.each(engines)("two files of PrestaShop that belong together on $name", (engine) => {
  const opened = useDatabase(engine);

  // Nobody answers there.
  const without = (texts: readonly string[]) => texts.map((text) => text.replaceAll("HOST", "http://10.0.0.7"));
  const carriedOut = async (...texts: readonly string[]) => await bringFiles(opened.place.dataDir, without(texts));
  const refused = async (...texts: readonly string[]): Promise<string> => {
    const read = await planFiles(opened.place.dataDir, without(texts));
    return read.ok ? "read" : refusalText(read.error, "en_US");
  };
  const forms = async () =>
    await database()
      .selectFrom("declination")
      .innerJoin("product_text", "product_text.product_id", "declination.product_id")
      .select(["name", "reference", "year", "capacity_ml", "price_cents", "tracks_stock"])
      .orderBy("declination.product_id")
      .orderBy("position")
      .execute();

  test("[IM23] combinations are the forms of their product, the one that its page shows before the others, each at its own price", async () => {
    const { run, items } = await carriedOut(prestaShopCombinationsFile, prestaShopFile);
    expect(run).toMatchObject({ source: "prestashop", state: "DONE", failed: 0, fileName: "1.csv + 2.csv" });
    const wine = { name: "Réserve", capacity_ml: 750, tracks_stock: 1 };
    expect(await forms()).toEqual([
      { ...wine, reference: "RES-19", year: 2019, price_cents: 1350, tracks_stock: 0 },
      { ...wine, reference: "RES-18", year: 2018, price_cents: 1450 },
      { ...wine, reference: "RES-18M", year: 2018, price_cents: 3190, capacity_ml: 1500 },
      { name: "Confiture", reference: "CONF", year: null, capacity_ml: 0, price_cents: 480, tracks_stock: 1 },
    ]);
    expect((await stockOf("RES-18M"))?.onHand).toBe(6);
    expect(items.map(({ title, action, notes }) => [title, action, notes[0]])).toEqual([
      ["Réserve", "create", "A wine."],
      ["Confiture", "create", "Another product than a wine."],
      ["9", "left-out", "The product of this variation isn’t in the file: “9”."],
    ]);
    const asked = items.flatMap(({ notes }) => notes).filter((note) => note.includes("http://10.0.0.7/"));
    expect(asked.map((note) => /10\.0\.0\.7(\S+)/.exec(note)?.[1])).toEqual(["/reserve.png", "/reserve-19.png"]);
    // A tenth off, in the days that the product is reduced, is a tenth of each form's own price.
    const discounts = await database().selectFrom("discount").select("amount").orderBy("amount").execute();
    expect(discounts.map(({ amount }) => amount)).toEqual([135, 145, 319]);
  });

  test("[IM23] what a combination costs more is without VAT, also where its product’s price has it; a second run changes nothing", async () => {
    const withVat = prestaShopFile.replace("Price tax excluded", "Price tax included").replace(";12.083333;", ";14.5;");
    const combinations = prestaShopCombinationsFile
      .replace(";;HOST/reserve-19.png", ";;")
      .replace(";0;;1;;;0;0;0;", ";0;;;;;0;0;0;");
    const files = [withVat.replace(";HOST/reserve.png;", ";;"), combinations] as const;
    await carriedOut(...files);
    expect((await forms()).map(({ price_cents: cents }) => cents)).toEqual([1350, 1450, 3190, 400]);
    expect((await carriedOut(...files)).run.counts).toMatchObject({ create: 0, update: 0, unchanged: 2 });
  });

  test("[IM23] one that names no product is nobody's, and one that names it by its reference is that one's", async () => {
    const named = prestaShopCombinationsFile
      .replace("Product ID*;", "Product ID*;Product reference;")
      .replaceAll(/^5;/gm, ";RES-18;")
      .replace(/^9;/m, ";;");
    await carriedOut(prestaShopFile.replace(";CONF;", ";;"), named);
    expect((await forms()).map(({ name, reference }) => [name, reference])).toEqual([
      ["Réserve", "RES-19"],
      ["Réserve", "RES-18"],
      ["Réserve", "RES-18M"],
      ["Confiture", "6"],
    ]);
  });

  test("[IM26] forms to which the shop gave one reference come with one each, as the report says", async () => {
    const { items } = await carriedOut(prestaShopFile, prestaShopCombinationsFile.replaceAll(";RES-18M;", ";RES-18;"));
    const made = ["RES-18-2018-75-cl", "RES-18-2018-1-5-l"] as const;
    expect((await forms()).map(({ reference }) => reference)).toEqual(["RES-19", ...made, "CONF"]);
    for (const reference of made)
      expect(items[0]?.notes).toContain(
        `Several of its variations have the reference “RES-18”: one of them is “${reference}” here.`,
      );
  });

  test("[IM27] the products alone, given after both files, leave those that have combinations as they are, and so do customers their telephone", async () => {
    await carriedOut(prestaShopFile, prestaShopCombinationsFile);
    const before = await forms();
    const { run, items } = await carriedOut(prestaShopFile.replace(";Confiture;", ";Gelée;"));
    expect(run.counts).toMatchObject({ create: 0, update: 1, kept: 1 });
    expect(items[0]?.notes.at(-1)).toMatch(/^It came with its combinations, and this file is without them/);
    expect((await forms()).slice(0, 3)).toEqual(before.slice(0, 3));
    expect((await carriedOut(prestaShopFile, prestaShopCombinationsFile)).run.failed).toBe(0);
    expect((await forms()).slice(0, 3)).toEqual(before.slice(0, 3));

    await carriedOut(prestaShopCustomersFile, prestaShopAddressesFile);
    await carriedOut(prestaShopCustomersFile.replace(";Léa;", ";Léana;"));
    const users = await database().selectFrom("user").select(["firstname", "phone"]).execute();
    expect(users).toEqual([{ firstname: "Léana", phone: "+33612345678" }]);
  });

  test("[IM27] a combination without a reference of its own is the same one whichever is the default by then", async () => {
    const own = (text: string) => text.replaceAll(/;;RES-18M?;|;;RES-19;/g, ";;;");
    const named = async () =>
      (await forms()).slice(0, 3).map(({ reference, year, capacity_ml: ml }) => [reference, year, ml]);
    await carriedOut(prestaShopFile, own(prestaShopCombinationsFile));
    const all = [
      ["5-2019-75-cl", 2019, 750],
      ["5-2018-75-cl", 2018, 750],
      ["5-2018-1-5-l", 2018, 1500],
    ] as const;
    expect(await named()).toEqual(all);
    const other = prestaShopCombinationsFile
      .replace(";0;1;;;HOST", ";0;0;;;HOST")
      .replace(";36;1;;0;0;", ";36;1;;0;1;");
    await carriedOut(prestaShopFile, own(other));
    const [first, second, third] = all;
    expect(await named()).toEqual([second, third, first]);
    expect((await stockOf("5-2018-75-cl"))?.onHand).toBe(36);
  });

  test("[IM28] an amount off includes VAT, and what would cost less than nothing is left out in words", async () => {
    await carriedOut(prestaShopFile.replace(";;10;2026-06-01", ";2;;2026-06-01"));
    const discounts = await database().selectFrom("discount").select("amount").execute();
    expect(discounts).toEqual([{ amount: 200 }]);
    const { items } = await carriedOut(prestaShopFile, prestaShopCombinationsFile.replace(";-0,833333;", ";-20;"));
    expect(items[0]?.notes.at(-1)).toBe("It would cost less than nothing: “12.083333 + -20”.");
  });

  test("[IM28] a telephone is one of the country that the address is in, and an address without a name is the customer's", async () => {
    const abroad = prestaShopAddressesFile
      .replace(";Martin-Roux;Léa;", ";;;")
      .replace("1200;Valserhône;France;;;04 50 00 00 01;06 12 34 56 78", "1000;Bruxelles;Belgique;;;;0470 12 34 56");
    done(await setParameter("SELL_ONLY_IN_FRANCE", "false"));
    await carriedOut(prestaShopCustomersFile, abroad);
    const [lea] = await database().selectFrom("user").selectAll().execute();
    expect(lea?.phone).toBe("+32470123456");
    expect(await listUserAddresses(lea?.id ?? 0, "fr_FR")).toMatchObject([
      { firstname: "Léa", lastname: "Martin", city: "Bruxelles", postalCode: "1000" },
    ]);
  });

  test("[IM24] customers come with the first address that they use, with whom it names and their telephone; a second run changes nothing", async () => {
    const { items } = await carriedOut(prestaShopCustomersFile, prestaShopAddressesFile);
    expect(items.map(({ title, action, notes }) => [title, action, notes.at(-1)])).toEqual([
      ["Léa Martin", "create", "Another postal address isn’t taken: the first one is."],
    ]);
    const [lea] = await database().selectFrom("user").selectAll().execute();
    expect(lea).toMatchObject({ email: "lea@exemple.test", lastname: "Martin", phone: "+33612345678" });
    expect(await listUserAddresses(lea?.id ?? 0, "fr_FR")).toMatchObject([
      {
        ...{
          firstname: "Léa",
          lastname: "Martin-Roux",
          address: "9 rue du Lavoir",
          addressPart2: "Chai Martin, Bât. B",
        },
        ...{ postalCode: "01200", city: "Valserhône", country: { alphaTwo: "FR" } },
      },
    ]);
    const again = await carriedOut(prestaShopAddressesFile, prestaShopCustomersFile);
    expect(again.run.counts).toMatchObject({ create: 0, update: 0, unchanged: 1 });
  });

  test("[IM25] the second file alone, two that don’t belong together, or three are refused in words, and nothing is planned", async () => {
    expect(await refused(prestaShopCombinationsFile)).toMatch(/^These are combinations of PrestaShop/);
    expect(await refused(prestaShopAddressesFile)).toMatch(/^These are addresses of PrestaShop/);
    const apart = /^These files don’t belong together/;
    expect(await refused(prestaShopFile, prestaShopAddressesFile)).toMatch(apart);
    expect(await refused(shopifyCustomersFile, prestaShopAddressesFile)).toMatch(apart);
    expect(await refused(prestaShopFile, prestaShopFile)).toMatch(apart);
    expect(await refused(prestaShopFile, '<?xml version="1.0"?><rss/>')).toMatch(apart);
    expect(await refused(prestaShopFile, prestaShopCombinationsFile, prestaShopCustomersFile)).toMatch(apart);
    expect(await database().selectFrom("import_run").select("id").execute()).toEqual([]);
  });
});
