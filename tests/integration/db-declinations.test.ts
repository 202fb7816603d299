import assert from "node:assert/strict";

import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { DiscountInput } from "#server/catalogue/discounts/write.ts";
import { getProduct, listProducts } from "#server/catalogue/products/read.ts";
import { saveProduct, type ProductInput } from "#server/catalogue/products/write.ts";
import { database } from "#server/db/context.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 100, page: 1, orderBy: [], filters: [] };
const day = 86_400_000;

describe.each(engines)("what is sold of a product, on $name", (engine) => {
  useDatabase(engine);

  test("[§3] a declination that is left out is archived: not shown, not found, its reference taken, back by it", async () => {
    const { id } = await aWine({
      declinations: [
        { reference: "A", year: 2019, priceCents: 100 },
        { reference: "B", year: 2022, priceCents: 900 },
      ],
    });
    const [a, b] = (await getProduct(id, "fr_FR"))?.declinations ?? [];
    done(await saveProduct({ id, declinations: [{ id: b?.id ?? 0 }] }));
    expect(await getProduct(id, "fr_FR")).toMatchObject({ price: 9, declinations: [{ reference: "B", year: 2022 }] });
    const of = async (year: number) =>
      (await listProducts("fr_FR", { ...all, filters: [{ column: "year", operator: "equal", value: year }] })).total;
    expect([await of(2019), await of(2022)]).toEqual([0, 1]);
    expect(
      (await listProducts("fr_FR", { ...all, filters: [{ column: "price", operator: "less", value: 9 }] })).total,
    ).toBe(0);
    const other = await saveProduct({
      texts: { fr_FR: { name: "Autre" } },
      declinations: [{ reference: "A", priceCents: 1 }],
    });
    expect(other).toMatchObject({ ok: false, error: { code: "conflict" } });
    done(await saveProduct({ id, declinations: [{ id: b?.id ?? 0 }, { reference: "A", priceCents: 200 }] }));
    const back = (await getProduct(id, "fr_FR"))?.declinations[1];
    expect([back?.id, back?.year, back?.price]).toEqual([a?.id, 2019, 2]);
  });

  test("of a declination with its id, what is left out stays", async () => {
    const { id } = await aWine({
      declinations: [
        {
          ...{ reference: "A", year: 2022, capacityMl: 750, tracksStock: true, priceCents: 100, fixedPriceCents: 90 },
          ...{ sellByMultipleOf: 6, alcohol: 12.5, features: { fr_FR: [{ label: "Récolte", value: "main" }] } },
          discounts: [{ type: "EURO", amount: 10 }],
        },
      ],
    });
    const [before] = (await getProduct(id, "fr_FR"))?.declinations ?? [];
    assert(before);
    done(await saveProduct({ id, declinations: [{ id: before.id, priceCents: 110 }] }));
    expect((await getProduct(id, "fr_FR"))?.declinations).toEqual([{ ...before, price: 1.1 }]);
    done(
      await saveProduct({ id, declinations: [{ id: before.id, year: null, fixedPriceCents: null, alcohol: null }] }),
    );
    expect((await getProduct(id, "fr_FR"))?.declinations).toMatchObject([
      { year: null, fixedPrice: null, alcohol: null, finalPrice: 1 },
    ]);
  });

  test("[§3] discounts keep their ids across saves, given by id or told again", async () => {
    const euro = { type: "EURO", amount: 10 } as const;
    const percent = { type: "PERCENT", amount: 500, endsAt: testStart + day } as const;
    const { id } = await aWine({ declinations: [{ reference: "A", priceCents: 100, discounts: [euro, percent] }] });
    const ids = async () =>
      (await database().selectFrom("discount").select(["id", "amount"]).orderBy("id").execute()).map((row) => ({
        ...row,
      }));
    const [first, second] = await ids();
    assert(first && second);
    const form = (await getProduct(id, "fr_FR"))?.declinations[0]?.id ?? 0;
    const save = async (discounts: readonly DiscountInput[]) =>
      done(await saveProduct({ id, declinations: [{ id: form, discounts }] }));
    await save([percent, euro]);
    expect(await ids()).toEqual([first, second]);
    await save([
      { ...euro, id: first.id, amount: 12 },
      { type: "EURO", amount: 7 },
    ]);
    const [changed, added] = await ids();
    expect(changed).toEqual({ id: first.id, amount: 12 });
    expect(added?.amount).toBe(7);
    done(await saveProduct({ id, declinations: [{ id: form }] }));
    expect(await ids()).toEqual([changed, added]);
    await save([]);
    expect(await ids()).toEqual([]);
  });

  test("[§4] a discount on shipping fees of the declination, the product or the box makes shipping free", async () => {
    const free = { type: "PERCENT", amount: 10_000, detailType: "SHIPPING_FEES" } as const;
    const off = { type: "PERCENT", amount: 1_000 } as const;
    const { id } = await aWine({
      type: "BOX",
      discounts: [free, { ...off, amount: 5_000 }],
      declinations: [
        { reference: "A", priceCents: 1000, discounts: [off] },
        { reference: "B", priceCents: 1000, discounts: [free] },
      ],
    });
    const other = await aWine({
      texts: { fr_FR: { name: "Autre" } },
      declinations: [
        { reference: "C", priceCents: 1000, discounts: [free] },
        { reference: "D", priceCents: 1000 },
      ],
    });
    const shown = async (product: number) =>
      (await getProduct(product, "fr_FR"))?.declinations.map((form) => [
        form.finalPrice,
        form.discount?.detailType ?? null,
        form.isShippingFree,
      ]);
    expect(await shown(id)).toEqual([
      [9, "PRODUCT", true],
      [5, "PRODUCT", true],
    ]);
    expect(await shown(other.id)).toEqual([
      [10, "SHIPPING_FEES", true],
      [10, null, false],
    ]);
    const cheap = await listProducts("fr_FR", { ...all, filters: [{ column: "price", operator: "equal", value: 5 }] });
    expect(cheap.products.map((product) => product.id)).toEqual([id]);
  });

  test("[§3] VAT by type or as said; what is sent as a file has no shipping fees unless said", async () => {
    const { id } = await aWine({ type: "OTHER", isDematerialized: true, vatRate: 550 });
    expect(await getProduct(id, "fr_FR")).toMatchObject({
      vatRate: 5.5,
      isDematerialized: true,
      hasShippingFees: false,
    });
    done(await saveProduct({ id, hasShippingFees: true }));
    done(await saveProduct({ id, isDematerialized: false }));
    expect(await getProduct(id, "fr_FR")).toMatchObject({
      vatRate: 5.5,
      isDematerialized: false,
      hasShippingFees: true,
    });
    expect(await saveProduct({ id, vatRate: 10_001 })).toMatchObject({ ok: false, error: { code: "invalid" } });
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
