import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { listAwards } from "#server/catalogue/awards/read.ts";
import { saveAward } from "#server/catalogue/awards/write.ts";
import { getProductDetail } from "#server/catalogue/details/read.ts";
import { listMealIcons } from "#server/catalogue/meal-icons/read.ts";
import { saveMealIcon } from "#server/catalogue/meal-icons/write.ts";
import { getProduct, listProducts } from "#server/catalogue/products/read.ts";
import { saveProduct, type ProductInput } from "#server/catalogue/products/write.ts";
import { recommendedProducts } from "#server/catalogue/relations/read.ts";
import { saveBoxItems, saveRecommendations } from "#server/catalogue/relations/write.ts";
import { withReadRecorder } from "#server/db/tags.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 100, page: 1, orderBy: [], filters: [] };

describe.each(engines)("what stands beside a wine, on $name", (engine) => {
  useDatabase(engine);

  test("[§7 meal-icons] dishes with their icons, filtered by them", async () => {
    const fish = done(await saveMealIcon({ key: "fish", icon: "M1 1h2", label: { fr_FR: "Poisson", en_US: "Fish" } }));
    const { id } = await aWine("Blanc", 900, {
      lists: { pairings: [{ idMealIcon: fish.id, texts: { fr_FR: "Brochet" } }] },
    });
    await aWine("Rouge", 900);
    expect(await listMealIcons("en_US")).toEqual([{ id: fish.id, key: "fish", label: "Fish", icon: "M1 1h2" }]);
    expect((await getProductDetail(id, "en_US"))?.pairings).toMatchObject([
      { key: "fish", label: "Fish", text: "Brochet" },
    ]);
    const filters = [{ column: "pairing", operator: "equal", value: "game,fish" } as const];
    expect((await listProducts("fr_FR", { ...all, filters })).products.map(({ name }) => name)).toEqual(["Blanc"]);
    expect(await saveMealIcon({ key: "Fish!", icon: '"/><script>', label: {} })).toMatchObject({
      ok: false,
      error: { code: "invalid", problems: [{ key: "key" }, { key: "icon" }] },
    });
  });

  test.each([
    ["year", 2021, ["Vieux"]],
    ["region", "Orbrie", ["Neuf"]],
  ])("[§2] filter %s %j", async (column, value, names) => {
    await aWine("Vieux", 900, { declinations: [{ reference: "V", priceCents: 1, year: 2021 }] });
    await aWine("Neuf", 900, { region: "Orbrie", declinations: [{ reference: "N", priceCents: 1, year: 2024 }] });
    const { products } = await listProducts("fr_FR", { ...all, filters: [{ column, operator: "equal", value }] });
    expect(products.map(({ name }) => name)).toEqual(names);
  });

  test("[§7 awards-of-product] awards by product, in order, with their texts; those of unpublished products are not there", async () => {
    const wine = await aWine("A", 100);
    const hidden = await aWine("B", 100, { isPublished: false });
    const texts = { fr_FR: { title: "Or", issuer: "Concours" }, en_US: { title: "Gold", issuer: "" } };
    done(await saveAward({ productId: wine.id, year: 2025, order: 2, medal: "GOLD", vintage: 2022, texts }));
    done(await saveAward({ productId: wine.id, year: 2024, order: 1, score: "95/100", texts }));
    done(await saveAward({ productId: hidden.id, year: 2024, texts }));
    const filters = [{ column: "product", operator: "equal", value: wine.id } as const];
    const { awards, total } = await listAwards("en_US", {
      ...all,
      orderBy: [{ column: "order", direction: "asc" }],
      filters,
    });
    expect([total, (await listAwards("fr_FR", all)).total]).toEqual([2, 2]);
    expect(awards).toMatchObject([
      { year: 2024, score: "95/100", medal: "NONE", title: "Gold", issuer: "Concours", vintage: null },
      { year: 2025, medal: "GOLD", vintage: 2022 },
    ]);
    expect((await getProductDetail(wine.id, "fr_FR"))?.awards).toHaveLength(2);
    expect(await saveAward({ productId: 99, year: 2024, texts })).toMatchObject({
      ok: false,
      error: { code: "invalid" },
    });
    expect(await saveAward({ productId: wine.id, year: 20, texts })).toMatchObject({
      ok: false,
      error: { code: "invalid" },
    });
  });

  test("[§7 recommended] [R1] recommended by hand first, then neighbours, published ones only", async () => {
    const wine = await aWine("A", 1000);
    const near = await aWine("B", 1100);
    const chosen = await aWine("C", 9000, { kind: "WHITE" });
    const hidden = await aWine("D", 1000, { isPublished: false });
    done(await saveRecommendations(wine.id, [hidden.id, chosen.id]));
    const names = (await recommendedProducts(wine.id, "fr_FR"))?.products.map(({ name }) => name);
    expect(names).toEqual(["C", "B"]);
    expect(await recommendedProducts(hidden.id, "fr_FR")).toBeNull();
    expect(await saveRecommendations(near.id, [near.id])).toMatchObject({ ok: false, error: { code: "invalid" } });
    expect(await saveRecommendations(99, [])).toMatchObject({ ok: false, error: { code: "not-found" } });
  });

  test("a box holds only what is sold: an archived form is refused, under the item that names it", async () => {
    const wine = await aWine("A", 900, {
      declinations: [
        { reference: "A21", priceCents: 900 },
        { reference: "A22", priceCents: 900 },
      ],
    });
    const [old, young] = (await getProduct(wine.id, "fr_FR"))?.declinations.map(({ id }) => id) ?? [];
    done(await saveProduct({ id: wine.id, declinations: [{ id: young }] }));
    const box = await aWine("Coffret", 5000, { type: "BOX" });
    const items = [young, old].map((declinationId = 0) => ({ declinationId, quantity: 1 }));
    expect(await saveBoxItems(box.id, items)).toMatchObject({
      ok: false,
      error: {
        code: "invalid",
        problems: [{ key: "items.1.declinationId", messageKey: "key.archivedForm" }],
      },
    });
    expect((await getProductDetail(box.id, "fr_FR"))?.box?.items).toEqual([]);
    done(await saveBoxItems(box.id, items.slice(0, 1)));
  });

  test("[R2] neighbours are chosen by their prices, so that what is recommended ends with any wine's next price", async () => {
    const wine = await aWine("A", 1000);
    for (let index = 0; index < 20; index++) await aWine(`B${index}`, 1000 + index);
    const startsAt = testStart + 5;
    await aWine("Z", 90_000, { kind: "WHITE", discounts: [{ type: "PERCENT", amount: 9_000, startsAt }] });
    const { validUntil } = await withReadRecorder(() => recommendedProducts(wine.id, "fr_FR"));
    expect(validUntil).toBe(startsAt);
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
