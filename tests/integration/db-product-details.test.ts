import assert from "node:assert/strict";

import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { getProductDetail } from "#server/catalogue/details/read.ts";
import { getProduct, listProducts } from "#server/catalogue/products/read.ts";
import { saveProduct, type ProductInput } from "#server/catalogue/products/write.ts";
import { saveBoxItems } from "#server/catalogue/relations/write.ts";
import { listVariations } from "#server/catalogue/variations/read.ts";
import { saveVariation } from "#server/catalogue/variations/write.ts";
import { saveMedia } from "#server/media/write.ts";
import { withReadRecorder } from "#server/db/tags.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 100, page: 1, orderBy: [], filters: [] };

describe.each(engines)("what a wine's page shows, on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§3] the technical sheet, each of its texts falling back to French by itself", async () => {
    const nutrition = {
      energyKj: 321,
      energyKcal: 77,
      fat: 0,
      saturates: 0,
      carbohydrates: 2.6,
      sugars: 0.2,
      protein: 0.1,
      salt: 0,
    };
    const { id } = await aWine("Éclat", 1450, {
      region: "Orbrie",
      facts: { alcohol: 12.5, serving: { min: 8, max: 10 }, keeping: { min: 1, max: 5 }, nutrition },
      texts: {
        fr_FR: {
          name: "Éclat",
          sheet: {
            grapes: [{ name: "Chenin", percent: 70 }],
            soil: "Craie",
            vintages: [{ year: 2022, text: "Sec" }],
            features: [{ label: "Rendement", value: "40 hl/ha" }],
            ingredients: "Raisins",
            allergens: "Sulfites",
          },
        },
        en_US: { name: "Shine", sheet: { soil: "Chalk" } },
      },
    });
    expect(await getProductDetail(id, "en_US")).toMatchObject({
      name: "Shine",
      region: "Orbrie",
      soil: "Chalk",
      grapes: [{ name: "Chenin", percent: 70 }],
      vintages: [{ year: 2022, text: "Sec" }],
      features: [{ label: "Rendement", value: "40 hl/ha" }],
      ingredients: "Raisins",
      allergens: "Sulfites",
      alcohol: 12.5,
      serving: { min: 8, max: 10 },
      keeping: { min: 1, max: 5 },
      nutrition,
      box: null,
    });
    done(await saveProduct({ id, kind: "WHITE" }));
    expect(await getProductDetail(id, "fr_FR")).toMatchObject({ soil: "Craie", alcohol: 12.5, nutrition });
    expect((await listProducts("fr_FR", search("chenin orbrie"))).total).toBe(1);
    expect(await getProductDetail(99, "fr_FR")).toBeNull();
  });

  test("[§3 variations] up to three variations, each declination with its values and labels", async () => {
    const size = await aVariation("Format", { fr_FR: ["Bouteille", "Magnum"], en_US: ["Bottle", "Magnum"] }, "Taille");
    const wood = await aVariation("Caisse", { fr_FR: ["Peuplier"], en_US: ["Poplar"] });
    const [variation] = (await listVariations("fr_FR")).filter(({ id }) => id === size);
    assert(variation?.details[1]);
    expect(variation).toMatchObject({ label: "Format", displayLabel: "Taille" });
    const value = { idVariation: size, id: variation.details[1].id };
    const { id } = await aWine("A", 100, {
      lists: { variations: [wood, size] },
      declinations: [
        {
          reference: "A",
          priceCents: 100,
          variations: [value],
          alcohol: 12.5,
          features: { fr_FR: [{ label: "Mise", value: "avril" }] },
        },
      ],
    });
    const product = await getProductDetail(id, "en_US");
    expect([product?.variation1?.label, product?.variation2?.displayLabel, product?.variation3]).toEqual([
      "Caisse",
      "Taille",
      null,
    ]);
    expect(product?.declinations[0]).toMatchObject({
      variations: [{ ...value, label: "Magnum" }],
      alcohol: 12.5,
      features: [{ label: "Mise", value: "avril" }],
    });
    const foreign = { idVariation: wood, id: variation.details[1].id };
    const declinations = [{ reference: "A", priceCents: 100, variations: [foreign] }];
    expect(await saveProduct({ id, declinations })).toMatchObject({ ok: false, error: { code: "invalid" } });
    const fourth = await aVariation("D", { fr_FR: [], en_US: [] });
    const third = await aVariation("C", { fr_FR: [], en_US: [] });
    const tooMany = await saveProduct({ id, lists: { variations: [wood, size, third, fourth] } });
    expect(tooMany).toMatchObject({ ok: false, error: { code: "invalid" } });
    const inUse = await saveVariation({ id: size, label: { fr_FR: "Format" }, details: [] });
    expect(inUse).toMatchObject({ ok: false, error: { code: "invalid" } });
  });

  test("[§3 discounts] discounts in full: price after it, by quantity, on shipping", async () => {
    const { id } = await aWine("A", 1000, {
      declinations: [
        { reference: "A", priceCents: 995, discounts: [{ type: "PERCENT", amount: 500 }] },
        { reference: "B", priceCents: 950, discounts: [{ type: "EURO", amount: 950, detailType: "SHIPPING_FEES" }] },
        { reference: "C", priceCents: 2000, fixedPriceCents: 1900, discounts: [{ type: "EURO", amount: 950 }] },
      ],
      lists: {
        decreasingDiscounts: [
          { fromQuantity: 12, type: "PERCENT", amount: 800 },
          { fromQuantity: 6, type: "EURO", amount: 50 },
        ],
      },
    });
    const product = await getProductDetail(id, "fr_FR");
    expect(product?.declinations.map(({ finalPrice }) => finalPrice)).toEqual([9.45, 9.5, 19]);
    expect(product?.price).toBe(9.45);
    expect(product?.decreasingDiscounts).toMatchObject([
      { fromQuantity: 6, type: "EURO", amount: 0.5 },
      { fromQuantity: 12, type: "PERCENT", amount: 8 },
    ]);
    const refused = await saveProduct({
      id,
      lists: { decreasingDiscounts: [{ fromQuantity: 1, type: "EURO", amount: 1 }] },
    });
    expect(refused).toMatchObject({ ok: false, error: { code: "invalid" } });
  });

  test("[§9] [P3] the database orders and filters by the price that the rules reckon", async () => {
    const discounts = [
      [{ type: "PERCENT", amount: 3333 }],
      [{ type: "EURO", amount: 5000 }],
      [{ type: "PERCENT", amount: 10_000, detailType: "SHIPPING_FEES" }],
      [{ type: "EURO", amount: 100, startsAt: testStart + 1 }],
      [
        { type: "EURO", amount: 100, endsAt: testStart },
        { type: "PERCENT", amount: 5 },
      ],
      [],
    ] as const;
    for (const [index, discount] of discounts.entries()) {
      const priceCents = 1005 + index * 3;
      const fixedPriceCents = index === 5 ? 1 : null;
      await aWine(`W${index}`, 0, {
        declinations: [{ reference: `W${index}`, priceCents, fixedPriceCents, discounts: discount }],
      });
    }
    await aWine("None", 0, { declinations: [] });
    const { products } = await listProducts("fr_FR", all);
    const prices = products.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const { price, name } of products) {
      const filters = [{ column: "price", operator: "equal", value: price } as const];
      expect((await listProducts("fr_FR", { ...all, filters })).products.map((found) => found.name)).toContain(name);
    }
  });

  test("[§3 boxes] a box with its price, stock and declinations; nothing else is a box, and no box holds one", async () => {
    const wine = await aWine("Rouge", 1200, {
      declinations: [{ reference: "R", priceCents: 1200, year: 2022, capacityMl: 750 }],
    });
    const form = (await getProduct(wine.id, "fr_FR"))?.declinations[0];
    assert(form);
    const box = await aWine("Coffret", 3600, {
      type: "BOX",
      declinations: [{ reference: "BX", priceCents: 3600, tracksStock: true }],
    });
    done(await countStock((await stockOf("BX"))?.declinationId ?? 0, 7));
    done(await saveBoxItems(box.id, [{ declinationId: form.id, quantity: 3 }]));
    const read = await withReadRecorder(() => getProductDetail(box.id, "fr_FR"));
    expect(read.value?.box).toMatchObject({
      idProduct: box.id,
      price: 36,
      quantity: 7,
      setQuantity: true,
      items: [{ quantity: 3, idProduct: wine.id, idDeclination: form.id, name: "Rouge", year: 2022, capacity: 75 }],
    });
    expect([...read.tags]).toContain(`product:${wine.id}`);
    const boxForm = (await getProduct(box.id, "fr_FR"))?.declinations[0];
    const nested = await saveBoxItems(box.id, [{ declinationId: boxForm?.id ?? 0, quantity: 1 }]);
    expect(nested).toMatchObject({ ok: false, error: { code: "invalid" } });
    expect(await saveBoxItems(wine.id, [])).toMatchObject({ ok: false, error: { code: "not-found" } });
    expect(await saveBoxItems(box.id, [{ declinationId: form.id, quantity: 0 }])).toMatchObject({
      ok: false,
      error: { code: "invalid" },
    });
    // A wine in a box can't lose the form that the box holds.
    expect(await saveProduct({ id: wine.id, declinations: [] })).toMatchObject({
      ok: false,
      error: { code: "invalid" },
    });
  });

  test("each wine in a box shows the bottle of its own vintage, else the wine's", async () => {
    const media = ["wine.webp", "wine-2021.webp"].map((path) => ({ path, width: 400, height: 1600, bytes: 1 }));
    const [mediaId, own] = await Promise.all(
      media.map(async (picture) => done(await saveMedia({ ...picture, mime: "image/webp" })).id),
    );
    const wine = await aWine("Blanc", 1200, {
      mediaId,
      declinations: [
        { reference: "B-22", priceCents: 1200, year: 2022 },
        { reference: "B-21", priceCents: 1300, year: 2021, mediaId: own },
      ],
    });
    const forms = (await getProduct(wine.id, "fr_FR"))?.declinations ?? [];
    const box = await aWine("Duo", 2500, { type: "BOX" });
    done(
      await saveBoxItems(
        box.id,
        forms.map(({ id }) => ({ declinationId: id, quantity: 1 })),
      ),
    );
    const items = (await getProductDetail(box.id, "fr_FR"))?.box?.items;
    expect(items?.map(({ image }) => image?.id)).toEqual([mediaId, own]);
  });

  test("[§3] a back label: kept when something else is saved, taken away, and refused when there is no such picture", async () => {
    const picture = { path: "back.webp", width: 840, height: 1080, bytes: 1, mime: "image/webp" };
    const { id: backMediaId } = done(await saveMedia({ ...picture, alt: { fr_FR: "Contre-étiquette" } }));
    const { id } = await aWine("Rouge", 900, { backMediaId });
    done(await saveProduct({ id, kind: "WHITE" }));
    const read = await withReadRecorder(async () => await getProductDetail(id, "en_US"));
    expect(read.value).toMatchObject({ image: null, backImage: { id: backMediaId, alt: "Contre-étiquette" } });
    expect([...read.tags]).toContain(`media:${backMediaId}`);
    done(await saveProduct({ id, backMediaId: null }));
    expect((await getProductDetail(id, "fr_FR"))?.backImage).toBeNull();
    expect(await saveProduct({ id, backMediaId: 99 })).toMatchObject({ ok: false, error: { code: "invalid" } });
  });

  test("a discount's start changes what is proposed and ordered: reads end with it", async () => {
    const { id } = await aWine("A", 1000, {
      declinations: [
        { reference: "A", priceCents: 1000, discounts: [{ type: "EURO", amount: 100, startsAt: testStart + 5 }] },
      ],
    });
    const read = await withReadRecorder(() => getProductDetail(id, "fr_FR"));
    expect([read.value?.price, read.validUntil]).toEqual([10, testStart + 5]);
    opened.clock.advance(5);
    expect((await getProductDetail(id, "fr_FR"))?.price).toBe(9);
  });
});

async function aWine(name: string, priceCents: number, input: ProductInput = {}) {
  return done(
    await saveProduct({
      type: "WINE",
      kind: "RED",
      texts: { fr_FR: { name } },
      declinations: [{ reference: name, priceCents }],
      ...input,
    }),
  );
}

async function aVariation(
  label: string,
  values: { fr_FR: string[]; en_US: string[] },
  displayLabel?: string,
): Promise<number> {
  const details = values.fr_FR.map((value, index) => ({
    label: { fr_FR: value, en_US: values.en_US[index] ?? value },
  }));
  const shown = displayLabel === undefined ? {} : { displayLabel: { fr_FR: displayLabel } };
  return done(await saveVariation({ label: { fr_FR: label }, details, ...shown })).id;
}

function search(value: string): ListQuery {
  return { ...all, filters: [{ column: "search", operator: "equal", value }] };
}
