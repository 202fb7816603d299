import assert from "node:assert/strict";

import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { getProduct, listProducts, productsByIds } from "#server/catalogue/products/read.ts";
import { saveProduct, type ProductInput } from "#server/catalogue/products/write.ts";
import { runWithDatabase } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { withReadRecorder } from "#server/db/tags.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { saveMedia } from "#server/media/write.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 100, page: 1, orderBy: [], filters: [] };
const day = 86_400_000;

describe.each(engines)("products on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§3 products] a wine with its declinations, in each language", async () => {
    const media = done(
      await saveMedia({ path: "wines/eclat.webp", width: 480, height: 1200, bytes: 1, mime: "image/webp", alt: {} }),
    );
    const { id } = await aWine({
      mediaId: media.id,
      tags: ["bio", "rouge"],
      declinations: [
        { reference: "EC-22", year: 2022, capacityMl: 750, tracksStock: true, priceCents: 1450 },
        {
          reference: "EC-22M",
          year: 2022,
          capacityMl: 1500,
          priceCents: 3190,
          fixedPriceCents: 3500,
          sellByMultipleOf: 6,
        },
      ],
    });
    done(await countStock((await stockOf("EC-22"))?.declinationId ?? 0, 120));
    const product = await getProduct(id, "en_US");
    assert(product);
    expect(product).toMatchObject({
      id,
      slug: "shine",
      name: "Shine",
      type: { type: "WINE" },
      subtypeType: "BOTTLE",
      kind: "RED",
      appellation: "Fronton",
      summary: "Un rouge",
      tags: ["bio", "rouge"],
      vatRate: 20,
      isDematerialized: false,
      hasShippingFees: true,
      price: 14.5,
      url: `/en_US/wines/shine/${id}`,
      image: { name: "eclat.webp" },
    });
    expect(product.declinations).toEqual([
      {
        id: product.declinations[0]?.id,
        year: 2022,
        capacity: 75,
        capacityUnit: "CENTILITRE",
        quantity: 120,
        setQuantity: true,
        price: 14.5,
        fixedPrice: null,
        priceBefore: null,
        finalPrice: 14.5,
        sellByMultipleOf: 1,
        discount: null,
        isShippingFree: false,
        variations: [],
        features: [],
        alcohol: null,
        image: null,
        reference: "EC-22",
      },
      expect.objectContaining({
        capacity: 1.5,
        capacityUnit: "LITER",
        price: 31.9,
        fixedPrice: 35,
        finalPrice: 35,
        sellByMultipleOf: 6,
      }),
    ]);
  });

  test("[§9 page-products] the list is ordered by price, a hundred on the first page", async () => {
    for (let index = 120; index > 0; index--) await aProduct(`Vin ${index}`, index * 100);
    const first = await listProducts("fr_FR", all);
    const second = await listProducts("fr_FR", { ...all, page: 2 });
    expect([first.total, first.products.length, second.products.length]).toEqual([120, 100, 20]);
    expect([first.products[0]?.price, first.products[99]?.price, second.products[0]?.price]).toEqual([1, 100, 101]);
  });

  test("a hundred products with declinations and tags cost seven queries, fewer six", async () => {
    for (let index = 0; index < 100; index++) await aProduct(`Vin ${index}`, 1000 + index, { tags: ["a", "b"] });
    const counter = countingReads(opened.db);
    const { products } = await runWithDatabase(counter.db, () => listProducts("fr_FR", all));
    expect(products).toHaveLength(100);
    expect(products.every(({ declinations, tags }) => declinations.length === 1 && tags.length === 2)).toBe(true);
    expect(counter.count(), "a full page doesn't say how many there are").toBe(7);
    await runWithDatabase(counter.db, () => listProducts("fr_FR", { ...all, page: 1, nbItem: 101 }));
    expect(counter.count() - 7).toBe(6);
  });

  test.each([
    ["name", "like", "eclat", ["Éclat"]],
    ["kind", "equal", "WHITE", ["Aubade"]],
    ["kind", "different", "WHITE", ["Éclat", "Coffret"]],
    ["type", "equal", "BOX", ["Coffret"]],
    ["appellation", "equal", "Gaillac", ["Aubade"]],
    ["price", "less", 10.5, ["Aubade"]],
    ["price", "lessOrEqual", 14.5, ["Aubade", "Éclat"]],
    ["price", "greater", 14.5, ["Coffret"]],
    ["price", "equal", 14.5, ["Éclat"]],
    ["price", "greater", -1e12, ["Aubade", "Éclat", "Coffret"]],
    ["search", "equal", "GAILLAC blanc", ["Aubade"]],
    ["tag", "equal", "bio", ["Aubade", "Éclat"]],
    ["tag", "equal", "cadeau,blanc", ["Aubade", "Coffret"]],
    ["tag", "equal", "' or 1=1 --", []],
  ] as const)("[§2] filter %s %s %j", async (column, operator, value, names) => {
    await aProduct("Éclat", 1450, { kind: "RED", appellation: "Fronton", tags: ["bio"] });
    await aProduct("Aubade", 990, { kind: "WHITE", appellation: "Gaillac", tags: ["bio", "blanc"] });
    await aProduct("Coffret", 4200, { type: "BOX", subtype: null, kind: "", tags: ["cadeau"] });
    const { products, total } = await listProducts("fr_FR", { ...all, filters: [{ column, operator, value }] });
    expect(products.map(({ name }) => name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  test("[§3] a discount counts while it runs, and its ends bound what was read", async () => {
    const discount = { type: "PERCENT", amount: 1050, startsAt: testStart + day, endsAt: testStart + 2 * day } as const;
    const { id } = await aWine({
      declinations: [
        { reference: "A", priceCents: 1000, discounts: [discount, { type: "EURO", amount: 150, endsAt: testStart }] },
      ],
    });
    const read = () => withReadRecorder(() => getProduct(id, "fr_FR"));
    const before = await read();
    expect(before.value?.declinations[0]?.discount).toBeNull();
    expect(before.validUntil).toBe(testStart + day);
    opened.clock.set(testStart + day);
    const during = await read();
    expect(during.value?.declinations).toHaveLength(1);
    expect(during.value?.declinations[0]?.discount).toMatchObject({
      type: "PERCENT",
      amount: 10.5,
      detailType: "PRODUCT",
    });
    expect(during.validUntil).toBe(testStart + 2 * day);
    opened.clock.set(testStart + 2 * day);
    expect(await read()).toMatchObject({ value: { declinations: [{ discount: null }] }, validUntil: null });
  });

  test("a discount on a product that is not shown changes orders and filters by price: lists end with it", async () => {
    await aProduct("Aubade", 990, {});
    const discount = { type: "EURO", amount: 1000, startsAt: testStart + day, endsAt: testStart + 2 * day } as const;
    await aProduct("Éclat", 1450, { discounts: [discount] });
    const below: ListQuery = { ...all, filters: [{ column: "price", operator: "less", value: 5 }] };
    for (const query of [{ ...all, nbItem: 1 }, below]) {
      opened.clock.set(testStart);
      const read = () => withReadRecorder(() => listProducts("fr_FR", query));
      expect((await read()).validUntil).toBe(testStart + day);
      opened.clock.set(testStart + day);
      expect(await read()).toMatchObject({ value: { products: [{ name: "Éclat" }] }, validUntil: testStart + 2 * day });
    }
  });

  test("unpublished products are not there", async () => {
    const { id } = await aWine({ isPublished: false });
    expect(await getProduct(id, "fr_FR")).toBeNull();
    expect((await listProducts("fr_FR", all)).total).toBe(0);
    done(await saveProduct({ id, isPublished: true }));
    expect([...(await productsByIds([id, id, 99], "fr_FR")).keys()]).toEqual([id]);
  });

  test("saving again replaces declinations, and those that keep their id keep their row", async () => {
    const { id } = await aWine({
      declinations: [
        { reference: "A", priceCents: 1 },
        { reference: "B", priceCents: 2 },
      ],
    });
    const [a, b] = (await getProduct(id, "fr_FR"))?.declinations ?? [];
    assert(a && b);
    done(
      await saveProduct({
        id,
        declinations: [
          { id: b.id, reference: "B", priceCents: 3 },
          { reference: "C", priceCents: 4 },
        ],
      }),
    );
    const after = (await getProduct(id, "fr_FR"))?.declinations ?? [];
    expect(after.map(({ reference, price }) => [reference, price])).toEqual([
      ["B", 0.03],
      ["C", 0.04],
    ]);
    expect(after[0]?.id).toBe(b.id);
  });

  test.each([
    ["a new one without a price", { reference: "X" }, "invalid"],
    ["a negative price", { reference: "X", priceCents: -1 }, "invalid"],
    ["a price of half a cent", { reference: "X", priceCents: 0.5 }, "invalid"],
    ["a price beyond its column", { reference: "X", priceCents: 1e15 }, "invalid"],
    ["a multiple of nothing", { reference: "X", priceCents: 1, sellByMultipleOf: 0 }, "invalid"],
    ["a picture that isn't there", { reference: "X", priceCents: 1, mediaId: 99 }, "invalid"],
    ["a reference that is taken", { reference: "TAKEN", priceCents: 1 }, "conflict"],
    [
      "more than everything off",
      { reference: "X", priceCents: 1, discounts: [{ type: "PERCENT", amount: 10_001 }] },
      "invalid",
    ],
  ] as const)("%s is refused and leaves nothing behind", async (_what, declination, code) => {
    await aWine({ declinations: [{ reference: "TAKEN", priceCents: 1 }] });
    const result = await saveProduct({ texts: { fr_FR: { name: "Autre" } }, declinations: [declination] });
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect((await listProducts("fr_FR", all)).total).toBe(1);
  });
});

async function aWine(input: ProductInput) {
  return done(
    await saveProduct({
      type: "WINE",
      subtype: "BOTTLE",
      kind: "RED",
      appellation: "Fronton",
      texts: { fr_FR: { name: "Éclat", summary: "Un rouge" }, en_US: { name: "Shine" } },
      ...input,
    }),
  );
}

async function aProduct(name: string, priceCents: number, input: ProductInput = {}) {
  return await aWine({ texts: { fr_FR: { name } }, declinations: [{ reference: name, priceCents }], ...input });
}

/** The same database, counting what its reader is asked. */
function countingReads(db: Database): { db: Database; count: () => number } {
  let count = 0;
  const reader = db.reader.withPlugin({
    transformQuery: ({ node }) => node,
    // Not where a query is written: those that are prepared were written before.
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  });
  return { db: { ...db, reader }, count: () => count };
}
