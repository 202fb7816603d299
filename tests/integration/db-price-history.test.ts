import { beforeEach, describe, expect, test } from "vitest";

import type { DiscountInput } from "#server/catalogue/discounts/write.ts";
import { recordPrice } from "#server/catalogue/prices/write.ts";
import { getProduct } from "#server/catalogue/products/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { database, now } from "#server/db/context.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const day = 86_400_000;

describe.each(engines)("what a reduced price is told beside on $name [P5]", (engine) => {
  const opened = useDatabase(engine);
  let id = 0;
  beforeEach(async () => {
    id = 0;
    id = await save(1000);
  });

  test("[P5] the price before the discount, and nothing when it ends", async () => {
    await pass(40);
    await save(1000, { amount: 1000, endsAt: now() + 10 * day });
    expect(await shown()).toEqual({ priceBefore: 10, finalPrice: 9 });
    await pass(11);
    expect(await shown()).toEqual({ priceBefore: null, finalPrice: 10 });
  });

  test("[P5] the lowest of thirty days, whatever the price was raised to in between", async () => {
    await pass(40);
    await save(1500);
    await pass(5);
    await save(1500, { amount: 2000 });
    expect(await shown()).toEqual({ priceBefore: null, finalPrice: 12 });
    await save(1500, { amount: 5000 });
    expect(await shown()).toEqual({ priceBefore: 10, finalPrice: 7.5 });
  });

  test("[P5] a discount that was planned begins by itself, and one that is planned anew leaves nothing behind", async () => {
    await save(1000, { amount: 1000, startsAt: now() + 40 * day });
    await save(1000, { amount: 2000, startsAt: now() + 50 * day });
    await pass(45);
    expect(await shown()).toEqual({ priceBefore: null, finalPrice: 10 });
    await pass(6);
    expect(await shown()).toEqual({ priceBefore: 10, finalPrice: 8 });
    expect(await points()).toEqual([1000, 800]);
  });

  test("[P5] a price that was lowered without a discount is announced as none", async () => {
    await pass(40);
    await save(800);
    expect(await shown()).toEqual({ priceBefore: null, finalPrice: 8 });
  });

  test("[P5] of a form that is new nothing is known, until the estate tells what it cost elsewhere", async () => {
    await pass(40);
    await save(1000, { amount: 1000 }, "NEW");
    expect(await shown("NEW")).toEqual({ priceBefore: null, finalPrice: 9 });
    const declinationId = (await stockOf("NEW"))?.declinationId ?? 0;
    done(await recordPrice(declinationId, { since: now() - 60 * day, cents: 1000 }));
    expect(await shown("NEW")).toEqual({ priceBefore: 10, finalPrice: 9 });
  });

  async function save(priceCents: number, discount?: Partial<DiscountInput>, reference = "EC"): Promise<number> {
    const discounts = discount ? [{ type: "PERCENT", amount: 0, ...discount } as const] : [];
    const input = { texts: { fr_FR: { name: "Éclat" } }, declinations: [{ reference, priceCents, discounts }] };
    return done(await saveProduct(id === 0 ? input : { ...input, id })).id;
  }

  async function pass(days: number): Promise<void> {
    opened.clock.advance(days * day);
  }

  async function shown(reference = "EC") {
    const form = (await getProduct(id, "fr_FR"))?.declinations.find((each) => each.reference === reference);
    return { priceBefore: form?.priceBefore, finalPrice: form?.finalPrice };
  }

  async function points(): Promise<readonly number[]> {
    const rows = await database().selectFrom("price_point").select("cents").orderBy("since").execute();
    return rows.map(({ cents }) => cents);
  }
});
