import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { getProduct } from "#server/catalogue/products/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { findImport } from "#server/imports/read.ts";
import { carryOutImports, startImport, stopImport } from "#server/imports/write.ts";
import { prestaShopFile, shopifyFile, shopifyTemplateFile, wooFile } from "#tests/factories/imports/shop-files.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { bringFiles, planFiles, reportOf } from "./bring-files.ts";
import { pictureFile } from "./picture-file.ts";

describe.each(engines)("products of other shops on $name", (engine) => {
  const opened = useDatabase(engine);
  let shop: Server;
  let asked: string[] = [];
  let host = "";
  let beforeAnswer: () => Promise<unknown> = async () => await Promise.resolve();
  const outside = { reach: "operator", lookup: async () => [{ address: "127.0.0.1", family: 4 }] } as const;

  beforeEach(async () => {
    asked = [];
    beforeAnswer = async () => await Promise.resolve();
    const picture = Buffer.from(await (await pictureFile({ width: 64, height: 96 })).arrayBuffer());
    const answer: RequestListener = ({ url = "" }, response) => {
      asked.push(url);
      void beforeAnswer().then(() => respond(url, response));
    };
    const respond = (url: string, response: ServerResponse) => {
      if (url.includes("perdu")) return response.writeHead(404).end();
      if (url === "/clos-dos.png") return response.writeHead(302, { location: "/ailleurs/clos-dos.png" }).end();
      response.writeHead(200, { "content-type": "application/octet-stream" }).end(picture);
    };
    shop = createServer(answer).listen(0, "127.0.0.1");
    await once(shop, "listening");
    host = `http://boutique.test:${(shop.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    shop.closeAllConnections();
    shop.close();
  });

  const planned = async (text: string) => await planFiles(opened.place.dataDir, [text.replaceAll("HOST", host)]);
  const carriedOut = async (text: string, isTaxIncluded = true) =>
    (await bringFiles(opened.place.dataDir, [text.replaceAll("HOST", host)], { isTaxIncluded, outside })).run;
  const count = async (table: "product" | "declination" | "media") =>
    (await database().selectFrom(table).select("id").execute()).length;
  const formsOf = async (name: string) =>
    await database()
      .selectFrom("declination")
      .innerJoin("product_text", "product_text.product_id", "declination.product_id")
      .select(["reference", "year", "capacity_ml", "price_cents", "tracks_stock"])
      .where("name", "=", name)
      .orderBy("position")
      .execute();

  test("[IM1] WooCommerce: the report says what would come of each product, and nothing is changed by it", async () => {
    const { id } = done(await planned(wooFile));
    expect(
      (await reportOf(id)).map(({ line, title, action, notes }) => [line, title, action, notes.join(" ")]),
    ).toEqual([
      [2, "Clos des Ormes", "create", "A wine."],
      [6, "Rosé d’été 2024", "create", "A wine. Nobody says how large the bottle is: 75 cl is assumed."],
      [7, "Tire-bouchon", "create", "Another product than a wine. Not public there, so not here."],
      [8, "Le trio", "left-out", "Grouped products and products of other shops aren’t taken."],
      [9, "Sans prix", "left-out", "It has no price."],
    ]);
    expect(await findImport(id)).toMatchObject({ source: "woocommerce", state: "READY", total: 5, done: 2 });
    expect(await count("product")).toBe(0);
    expect(asked).toEqual([]);
  });

  test("[IM2] WooCommerce: vintages and sizes are forms of one wine, to the cent, with stock and pictures; what it can't have is told", async () => {
    const run = await carriedOut(wooFile);
    expect(run).toMatchObject({ state: "DONE", total: 5, done: 5, failed: 0, fetched: 3, missed: 1 });
    expect(await formsOf("Clos des Ormes")).toEqual([
      { reference: "CLOS-19", year: 2019, capacity_ml: 750, price_cents: 1450, tracks_stock: 1 },
      { reference: "CLOS-20", year: 2020, capacity_ml: 750, price_cents: 1500, tracks_stock: 1 },
      { reference: "CLOS-20M", year: 2020, capacity_ml: 1500, price_cents: 3400, tracks_stock: 1 },
    ]);
    expect(await formsOf("Rosé d’été 2024")).toEqual([
      { reference: "ROSE", year: 2024, capacity_ml: 750, price_cents: 900, tracks_stock: 0 },
    ]);
    expect((await stockOf("CLOS-19"))?.onHand).toBe(120);
    const [clos] = await database().selectFrom("product").selectAll().orderBy("id").execute();
    expect(clos).toMatchObject({ type: "WINE", kind: "RED", is_published: 1, vat_rate: 2000 });
    const told = await getProduct(clos?.id ?? 0, "fr_FR");
    expect(told).toMatchObject({
      name: "Clos des Ormes",
      summary: "Le rouge du clos.",
      text: "<p>Vieilles vignes.</p>",
    });
    expect(await count("media")).toBe(3);
    expect(asked.toSorted()).toEqual([
      "/ailleurs/clos-dos.png",
      "/clos-2019.png",
      "/clos-dos.png",
      "/clos.png",
      "/perdu.png",
    ]);
    const lost = (await reportOf(run.id)).find(({ title }) => title === "Tire-bouchon");
    expect(lost).toMatchObject({ action: "create", state: "done" });
    expect(lost?.notes.at(-1)).toMatch(/^The picture http.*perdu\.png couldn’t be fetched: the answer is 404\.$/);
    const discounts = await database()
      .selectFrom("discount")
      .select(["type", "amount", "starts_at", "ends_at"])
      .orderBy("id")
      .execute();
    expect(discounts).toEqual([
      { type: "EURO", amount: 210, starts_at: null, ends_at: null },
      { type: "EURO", amount: 150, starts_at: Date.UTC(2026, 3, 30, 22), ends_at: Date.UTC(2026, 5, 30, 22) },
    ]);
  });

  test("[IM8] a picture on this machine or its network is never asked for, by number or by name", async () => {
    const port = new URL(host).port;
    for (const inside of [
      `http://127.0.0.1:${port}`,
      `http://localhost:${port}`,
      `http://[::1]:${port}`,
      "http://10.0.0.7",
    ]) {
      const { id } = done(await planned(shopifyFile.replaceAll("HOST", inside)));
      done(await startImport(id));
      await carryOutImports(() => true);
      expect(await findImport(id)).toMatchObject({ state: "DONE", failed: 0, fetched: 0 });
      const notes = (await reportOf(id)).flatMap((item) => item.notes).filter((note) => note.includes(inside));
      expect(notes.length).toBeGreaterThan(0);
      expect(notes.filter((note) => !note.includes("its address can’t be asked"))).toEqual([]);
    }
    expect([asked, await count("media")]).toEqual([[], 0]);
  });

  test("[IM21] an import that is stopped while a picture is fetched leaves that item as it was; another run brings it whole", async () => {
    const { id } = done(await planned(wooFile));
    done(await startImport(id));
    beforeAnswer = async () => done(await stopImport(id));
    await carryOutImports(() => true, outside);
    expect(asked.length).toBe(1);
    expect(await findImport(id)).toMatchObject({ state: "STOPPED", failed: 0 });
    expect([await count("product"), (await reportOf(id))[0]?.state]).toEqual([0, "planned"]);
    beforeAnswer = async () => await Promise.resolve();
    expect(await carriedOut(wooFile)).toMatchObject({ state: "DONE", failed: 0 });
    expect(await count("media")).toBe(3);
  });

  test("[IM3] a second run makes no doubles: what hasn't changed is left, what changed there is changed, what changed here is kept", async () => {
    await carriedOut(wooFile.replace("HOST/perdu.png", ""));
    const before = [await count("product"), await count("declination"), await count("media")];
    asked = [];
    const again = await carriedOut(wooFile.replace("HOST/perdu.png", ""));
    expect(again.counts).toEqual({ create: 0, update: 0, unchanged: 3, kept: 0, "left-out": 2 });
    expect([await count("product"), await count("declination"), await count("media")]).toEqual(before);
    expect(asked).toEqual([]);

    const dearer = wooFile
      .replace("HOST/perdu.png", "")
      .replace(",14.5,", ",16.00,")
      .replace(",24,Accessoires", ",25,Accessoires");
    const [tool] = await database()
      .selectFrom("declination")
      .select("product_id")
      .where("reference", "=", "TIRE")
      .execute();
    done(await saveProduct({ id: tool?.product_id ?? 0, texts: { fr_FR: { name: "Tire-bouchon du sommelier" } } }));
    const third = await carriedOut(dearer);
    expect(third.counts).toEqual({ create: 0, update: 1, unchanged: 1, kept: 1, "left-out": 2 });
    expect(await formsOf("Clos des Ormes")).toMatchObject([
      { price_cents: 1600 },
      { price_cents: 1500 },
      { price_cents: 3400 },
    ]);
    expect(await formsOf("Tire-bouchon du sommelier")).toMatchObject([{ price_cents: 2400 }]);
    expect((await reportOf(third.id)).find(({ action }) => action === "kept")?.notes).toContain(
      "It was changed here since it was brought in: it stays as it is.",
    );
    expect((await stockOf("CLOS-19"))?.onHand).toBe(120);
  });

  test("[IM4] Shopify: rows of a handle are one product; a carton is a value of a variation, a voucher is sent, a draft isn't public", async () => {
    const run = await carriedOut(shopifyFile);
    expect(run).toMatchObject({ source: "shopify", state: "DONE", failed: 0, fetched: 3, missed: 0 });
    expect(await formsOf("Cuvée Margot")).toEqual([
      { reference: "MAR-21", year: 2021, capacity_ml: 750, price_cents: 1190, tracks_stock: 1 },
      { reference: "MAR-22", year: 2022, capacity_ml: 750, price_cents: 1240, tracks_stock: 1 },
      { reference: "MAR-22-6", year: 2022, capacity_ml: 750, price_cents: 7000, tracks_stock: 0 },
    ]);
    const products = await database().selectFrom("product").selectAll().orderBy("id").execute();
    expect(products).toMatchObject([
      { type: "WINE", kind: "WHITE", is_published: 1, is_dematerialized: 0 },
      { type: "OTHER", kind: "", is_published: 0 },
      { type: "OTHER", is_published: 1, is_dematerialized: 1, has_shipping_fees: 0, vat_rate: 0 },
    ]);
    expect((await stockOf("VERRE"))?.onHand).toBe(0);
    const [picture] = await database().selectFrom("media").select("alt").orderBy("id").execute();
    expect(picture?.alt).toBe('{"fr_FR":"Une bouteille de Margot"}');
    expect((await carriedOut(shopifyFile)).counts).toMatchObject({ create: 0, update: 0, unchanged: 3 });
    const [size] = await database().selectFrom("variation").select("label").execute();
    expect(size?.label).toBe('{"fr_FR":"Size"}');
  });

  test("[IM5] the later template of Shopify is read like its export, parted by semicolons and with French decimals", async () => {
    await carriedOut(shopifyTemplateFile);
    expect(await formsOf("Les Terrasses")).toMatchObject([
      { reference: "TER-20", year: 2020, price_cents: 990 },
      { reference: "TER-21", year: 2021, price_cents: 1020 },
    ]);
  });

  test("[IM7] PrestaShop: prices of its sample are without VAT whatever is said, features are vintage, size and grapes", async () => {
    const run = await carriedOut(prestaShopFile);
    expect(run).toMatchObject({ source: "prestashop", state: "DONE", failed: 0, fetched: 1, missed: 0 });
    expect(await formsOf("Réserve")).toEqual([
      { reference: "RES-18", year: 2018, capacity_ml: 750, price_cents: 1450, tracks_stock: 1 },
    ]);
    expect(await formsOf("Confiture")).toMatchObject([{ price_cents: 480, capacity_ml: 0, year: null }]);
    const products = await database().selectFrom("product").selectAll().orderBy("id").execute();
    expect(products).toMatchObject([
      { type: "WINE", kind: "RED", is_published: 1 },
      { type: "OTHER", is_published: 0 },
    ]);
    const [sheet] = await database().selectFrom("product_text").select("sheet").orderBy("product_id").execute();
    expect(JSON.parse(sheet?.sheet ?? "")).toMatchObject({
      grapes: [{ name: "Syrah", percent: null }],
      features: [{ label: "Élevage", value: "Fût" }],
    });
    const discounts = await database().selectFrom("discount").select(["amount", "starts_at"]).execute();
    expect(discounts).toEqual([{ amount: 145, starts_at: Date.UTC(2026, 4, 31, 22) }]);
    expect((await carriedOut(prestaShopFile)).counts).toMatchObject({ create: 0, update: 0, unchanged: 2 });
    const [path] = await database().selectFrom("import_path").select("path").orderBy("path").execute();
    expect(path?.path).toBe("/5-reserve.html");
  });

  test("[IM10] an item that breaks on our side is left behind and told, and the others come", async () => {
    const { id } = done(await planned(prestaShopFile));
    const items = await database().selectFrom("import_item").selectAll().orderBy("position").execute();
    const broken = { content: '{"content":{"kind":"product"},"paths":[]}' };
    const first = items[0]?.position ?? 0;
    await inTransaction(() =>
      database().updateTable("import_item").set(broken).where("position", "=", first).execute(),
    );
    done(await startImport(id));
    await carryOutImports(() => true, outside);
    expect(await findImport(id)).toMatchObject({ state: "DONE", done: 2, failed: 1 });
    const [left, other] = await reportOf(id);
    expect([left?.state, left?.notes.at(-1), other?.state]).toEqual([
      ...["failed", "Something went wrong on our side: it was left out, and the others went on.", "done"],
    ]);
  });

  test("[IM6] prices without VAT get it, rounded once", async () => {
    await carriedOut(wooFile, false);
    expect(await formsOf("Clos des Ormes")).toMatchObject([
      { price_cents: 1740 },
      { price_cents: 1800 },
      { price_cents: 4080 },
    ]);
  });
});
