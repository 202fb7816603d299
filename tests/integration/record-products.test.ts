import { beforeEach, describe, expect, test } from "vitest";

import type { OpenedRecord, RecordList } from "#schemas/content/record.ts";
import type { Product } from "#schemas/content/product.ts";
import { product } from "#schemas/collections/every/product.ts";
import { valuesOf } from "#schemas/collections/record-document.ts";
import { saveMealIcon } from "#server/catalogue/meal-icons/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { saveVariation } from "#server/catalogue/variations/write.ts";
import { productSource } from "#server/collections/engine/product-source.ts";
import { database } from "#server/db/context.ts";
import { saveMedia } from "#server/media/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

const form = (year: number, more: object = {}) => ({ reference: `MU-${year}`, year, price: 1450, ...more });

describe.each(engines)("wines in the console on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  const call = async (method: string, path: string, body?: object) =>
    await api.call(method, `/api/admin/record${path}`, { token, lang: "en_US", ...(body && { body }) });
  const make = async (copyOf: number | null = null) =>
    ((await call("POST", "/products", { copyOf })).body.data as OpenedRecord).id;
  const listed = async (query = "") => (await call("GET", `/products${query}`)).body.data as RecordList;
  const set = (field: string, value: unknown, locale?: string) => {
    return { type: "set", field, value, ...(locale !== undefined && { locale }) };
  };
  const drafted = (id: number) => new DraftCalls(api, id, token, "record");
  let edits = 0;
  /** Edits and publishes; what is said stands in the answer. */
  async function publish(id: number, values: Readonly<Record<string, unknown>>) {
    const calls = drafted(id);
    const { sequence } = await calls.draft();
    const commands = Object.entries(values).map(([name, value]) =>
      product.fields[name]?.localized ? set(name, value, "fr_FR") : set(name, value),
    );
    await calls.save(sequence, [{ id: `edit-of-a-wine-${(edits += 1)}`, commands }]);
    const published = (await calls.revisions()).find(({ isPublished }) => isPublished)?.id ?? null;
    return await calls.tryToPublish(sequence + 1, published);
  }
  const onSale = async (name: string) => {
    const answer = await api.call("GET", `/api/product?search=${name}`);
    return (answer.body.data as { readonly products: readonly Product[] }).products[0];
  };
  const valuesNow = async (id: number) => {
    const { document } = await drafted(id).draft();
    return (document as unknown as { readonly values: Readonly<Record<string, unknown>> }).values;
  };
  const formsNow = async (id: number) =>
    (await valuesNow(id))["declinations"] as readonly (Readonly<Record<string, unknown>> & { readonly id: number })[];

  test("[CO9] [CO13] a wine with two vintages goes on sale, changes, is withdrawn and comes back as it was", async () => {
    const id = await make();
    expect((await publish(id, { declinations: [form(2022)] })).body.data).toMatchObject([
      { key: "drafts.0.name.fr_FR" },
    ]);
    const first = await publish(id, { name: "Murets", kind: "RED", declinations: [form(2022), form(2023)] });
    expect(first.status).toBe(200);
    const sold = await onSale("murets");
    expect(sold?.declinations.map(({ year, finalPrice }) => [year, finalPrice])).toEqual([
      [2022, 14.5],
      [2023, 14.5],
    ]);
    const ids = sold?.declinations.map((each) => each.id);
    expect((await formsNow(id)).map((each) => each.id)).toEqual(ids);

    const [older, younger] = await formsNow(id);
    expect((await publish(id, { declinations: [older, { ...younger, price: 1600 }] })).status).toBe(200);
    const dearer = await onSale("murets");
    expect(dearer?.declinations.map((each) => [each.id, each.price])).toEqual([
      [ids?.[0], 14.5],
      [ids?.[1], 16],
    ]);
    const points = database()
      .selectFrom("price_point")
      .select("cents")
      .where("declination_id", "=", ids?.[1] ?? 0);
    expect((await points.execute()).map(({ cents }) => cents)).toContain(1600);

    await publish(id, { declinations: [{ ...younger, price: 1600 }] });
    expect((await onSale("murets"))?.declinations.map((each) => each.id)).toEqual([ids?.[1]]);

    const [{ id: revision } = { id: 0 }] = await drafted(id).revisions();
    expect((await drafted(id).post("unpublish", { published: revision })).status).toBe(200);
    expect(await onSale("murets")).toBeUndefined();
    expect((await listed()).unpublished).toMatchObject([{ id, row: sold?.id, state: "unpublished" }]);
    expect((await listed()).records.map(({ row }) => row)).not.toContain(sold?.id);
    const refused = await call("DELETE", `/products/${id}`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/Orders name it/)]);

    expect((await publish(id, { appellation: "Fronton" })).status).toBe(200);
    expect(await onSale("murets")).toMatchObject({ id: sold?.id, appellation: "Fronton" });
    expect((await listed()).unpublished).toEqual([]);
  });

  test("[CO11] [CO13] one that the command line withdrew stands among those that visitors don't have, and is opened", async () => {
    const { id: row } = done(await saveProduct({ isPublished: false, texts: { fr_FR: { name: "Vieille réserve" } } }));
    const { unpublished } = await listed("?search=reserve");
    expect(unpublished).toMatchObject([{ id: null, row, title: { fr_FR: "Vieille réserve" } }]);
    const opened = (await call("POST", `/products/row/${row}`)).body.data as OpenedRecord;
    expect(opened).toMatchObject({ row, isPublic: false });
    expect((await valuesNow(opened.id))["name"]).toEqual({ fr_FR: "Vieille réserve" });
    expect((await call("GET", `/products/${opened.id}`)).body.data).toMatchObject({ isPublic: false });
    expect((await publish(opened.id, { region: "Sud-Ouest" })).status).toBe(200);
    expect(await onSale("reserve")).toMatchObject({ id: row, region: "Sud-Ouest" });
  });

  test("[CO12] everything that a product holds comes back as it was saved", async () => {
    const medium = { width: 480, height: 1200, bytes: 1, mime: "image/webp", alt: {} };
    const picture = { id: done(await saveMedia({ path: "wines/murets.webp", ...medium })).id };
    const icon = done(await saveMealIcon({ key: "game", icon: "M0 0", label: { fr_FR: "Gibier" } })).id;
    const other = done(await saveProduct({ texts: { fr_FR: { name: "Autre" } } })).id;
    const axis = { label: { fr_FR: "Format" }, details: [{ label: { fr_FR: "Bouteille" } }] };
    const variation = done(await saveVariation(axis)).id;
    const details = database().selectFrom("variation_detail").select("id").where("variation_id", "=", variation);
    const { id: value } = await details.executeTakeFirstOrThrow();
    const discount = {
      ...{ id: null, type: "PERCENT", amount: 1250, detailType: "PRODUCT" },
      ...{ startsAt: "2026-05-01T08:00:00.000Z", endsAt: null },
    };
    const both = (fr: string, en: string) => ({ fr_FR: fr, en_US: en });
    const features = [{ label: both("Mise", "Bottled"), value: both("Avril", "April"), link: "/caves" }];
    const values = valuesOf(product, {
      name: both("Murets", "Walls"),
      summary: both("Un rouge", "A red"),
      text: both("<p>Un vin.</p>", "<p>A wine.</p>"),
      slug: both("murets", "walls"),
      ...{ type: "WINE", subtype: "BOTTLE", kind: "RED", appellation: "Fronton", region: "Sud-Ouest" },
      ...{ picture, backPicture: picture, tags: ["bio", "rouge"], vatRate: 550 },
      ...{ isDematerialized: true, hasShippingFees: false },
      declinations: [
        {
          ...{ id: null, reference: "MU-22", year: 2022, capacityMl: 1500, price: 3190, fixedPrice: 3000 },
          ...{ tracksStock: true, sellByMultipleOf: 6, picture, alcohol: 13.5, features },
          ...{ variations: [{ value }], discounts: [discount] },
        },
        {
          ...{ id: null, reference: "MU-23", year: null, capacityMl: 0, price: 1450, fixedPrice: null },
          ...{ tracksStock: false, sellByMultipleOf: 1, picture: null, alcohol: null, features: [] },
          ...{ variations: [], discounts: [] },
        },
      ],
      discounts: [{ ...discount, type: "EURO", detailType: "SHIPPING_FEES", startsAt: null }],
      decreasingDiscounts: [{ fromQuantity: 6, type: "PERCENT", amount: 500 }],
      ...{ alcohol: 13.5, serving: { min: 15, max: 17 }, keeping: { min: 3, max: 10 } },
      grapes: [
        { name: both("Négrette", "Negrette"), percent: 60 },
        { name: { fr_FR: "Syrah" }, percent: null },
      ],
      ...{ soil: both("Galets", "Pebbles"), vinification: { fr_FR: "Cuvaison" }, ageing: { fr_FR: "Fût" } },
      vintages: [{ year: 2022, text: both("Chaud", "Hot") }],
      features,
      nutrition: {
        ...{ energyKj: 320, energyKcal: 77, fat: 0, saturates: 0 },
        ...{ carbohydrates: 0.5, sugars: 0.2, protein: 0, salt: 0 },
      },
      ...{ ingredients: both("Raisin", "Grapes"), allergens: { fr_FR: "Sulfites" } },
      labels: [
        {
          ...{ year: 2022, reference: "" },
          ingredients: [
            { term: "grapes", role: "", text: {}, isAllergen: false, elsewhere: [] },
            {
              ...{ term: "", role: "stabiliser", text: both("Blanc d’œuf", "Egg white"), isAllergen: true },
              elsewhere: [{ language: "de", text: "Eiklar" }],
            },
          ],
          nutrition: {
            ...{ energyKj: 310, energyKcal: 75, fat: 0, saturates: 0 },
            ...{ carbohydrates: 0.6, sugars: 0.1, protein: 0, salt: 0 },
          },
          ...{ acids: 0.6, allergens: both("Œufs.", "Eggs."), allergensElsewhere: [{ language: "it", text: "Uova." }] },
        },
      ],
      pairings: [{ mealIcon: icon, text: both("Rôti", "Roast") }],
      variations: [{ variation }],
      recommendations: [{ product: other }],
    });
    // Every field says something, but what a box holds.
    const silent = Object.entries(product.fields).filter(([name, field]) => values[name] === field.initial);
    expect(silent.map(([name]) => name)).toEqual(["type", "boxItems"]);
    const { id: row } = done(await productSource.save(undefined, values));
    const saved = valuesOf(product, (await productSource.read([row])).get(row) ?? {});
    const hasOwnId = (part: object): boolean => "reference" in part || "detailType" in part;
    const withoutIds = (stored: unknown): unknown =>
      JSON.parse(JSON.stringify(stored), (_key, part: unknown) =>
        typeof part === "object" && part !== null && hasOwnId(part) ? { ...part, id: null } : part,
      );
    expect(withoutIds(saved)).toEqual(withoutIds(values));
    // Saved as it was read, nothing is another row.
    done(await productSource.save(row, saved));
    expect(valuesOf(product, (await productSource.read([row])).get(row) ?? {})).toEqual(saved);

    const [kept] = saved["declinations"] as readonly { readonly id: number }[];
    const boxItems = [{ declination: kept?.id, quantity: 3 }];
    const box = valuesOf(product, { name: { fr_FR: "Coffret" }, type: "BOX", boxItems });
    const { id: boxRow } = done(await productSource.save(undefined, box));
    expect((await productSource.read([boxRow])).get(boxRow)).toMatchObject({ type: "BOX", boxItems });
    done(await productSource.save(boxRow, { ...box, type: "OTHER", boxItems: [] }));
    expect((await productSource.read([boxRow])).get(boxRow)).toMatchObject({ type: "OTHER", boxItems: [] });
  });

  test("[CO8] [CO14] what the catalogue refuses is told at the field that it is of, and nothing changes", async () => {
    const taken = done(
      await saveProduct({ texts: { fr_FR: { name: "Pris" } }, declinations: [{ reference: "TAKEN", priceCents: 1 }] }),
    ).id;
    const [sold] = await database().selectFrom("declination").selectAll().where("product_id", "=", taken).execute();
    done(
      await productSource.save(
        undefined,
        valuesOf(product, {
          ...{ name: { fr_FR: "Coffret plein" }, type: "BOX", boxItems: [{ declination: sold?.id, quantity: 1 }] },
          declinations: [{ reference: "BOX", price: 100 }],
        }),
      ),
    );
    const [boxed] = await database().selectFrom("declination").selectAll().where("reference", "=", "BOX").execute();
    const cases: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
      ["picture", { picture: { id: 9999 } }],
      ["backPicture", { backPicture: { id: 9999 } }],
      ["declinations.1.reference", { declinations: [form(2020), { reference: "TAKEN", price: 1 }] }],
      ["declinations.1.picture", { declinations: [form(2020), form(2021, { picture: { id: 9999 } })] }],
      ["declinations.0.variations.0.value", { declinations: [form(2020, { variations: [{ value: 9999 }] })] }],
      ["declinations.0.price", { declinations: [form(2020, { price: null })] }],
      ["pairings.0.mealIcon", { pairings: [{ mealIcon: 9999 }] }],
      ["variations.0.variation", { variations: [{ variation: 9999 }] }],
      ["recommendations.1.product", { recommendations: [{ product: taken }, { product: 9999 }] }],
      ["boxItems.0.declination", { type: "BOX", boxItems: [{ declination: 9999 }] }],
      ["boxItems", { type: "BOX", boxItems: [{ declination: boxed?.id }] }],
      ["boxItems", { boxItems: [{ declination: sold?.id }] }],
    ];
    const before = await database().selectFrom("product").select("id").execute();
    for (const [key, values] of cases) {
      const id = await make();
      const refused = await publish(id, { name: "Refusé", ...values });
      expect({ key, status: refused.status, data: refused.body.data }).toMatchObject({
        status: 422,
        data: [{ key: `drafts.0.${key}` }],
      });
    }
    expect(await database().selectFrom("product").select("id").execute()).toHaveLength(before.length);

    const opened = (await call("POST", `/products/row/${taken}`)).body.data as OpenedRecord;
    const left = await publish(opened.id, { declinations: [] });
    expect(left.body.data).toMatchObject([{ key: "drafts.0.declinations" }]);
  });

  test("[CO5] a copy has vintages of its own: those of the other one stay its", async () => {
    const id = await make();
    await publish(id, { name: "Murets", declinations: [form(2022)] });
    const copy = await make(id);
    const refused = await publish(copy, { name: "Copie" });
    expect(refused.body.data).toMatchObject([{ key: "drafts.0.declinations.0.reference" }]);
    const [copied] = await formsNow(copy);
    expect((await publish(copy, { declinations: [{ ...copied, reference: "CO-22" }] })).status).toBe(200);
    expect((await formsNow(copy)).map((each) => each.id)).not.toEqual((await formsNow(id)).map((each) => each.id));
    expect((await onSale("murets"))?.declinations).toHaveLength(1);
  });
});
