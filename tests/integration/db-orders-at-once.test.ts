import { beforeEach, describe, expect, test } from "vitest";

import type { PlaceOrder } from "#schemas/content/order.ts";
import { saveCode } from "#server/cart/codes/write.ts";
import { setCode } from "#server/cart/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { database, runWithDatabase } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { expireOrders, placeOrder, settlePaid } from "#server/orders/write.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { isLong } from "#tests/setup/is-long.ts";
import { patiently } from "#tests/setup/patiently.ts";
import { done } from "#tests/setup/results.ts";

import { contact, filledCart, fillShop, thursdaySlot, wishFor } from "./shop-content.ts";

const many = isLong ? 500 : 40;
const posts = isLong ? 100 : 25;
const users = isLong ? 200 : 25;

describe.each(bothEngines)("orders at once on $name", { timeout: isLong ? 600_000 : 60_000 }, (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  let other: Database;
  beforeEach(async () => {
    form = await fillShop(1_000_000);
    other = await opened.openAgain();
  });

  /** Every second one as another process does it. */
  const atOnce = async <T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> =>
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const turn = () => work(index);
        return await patiently(() => (index % 2 === 0 ? turn() : runWithDatabase(other, turn)));
      }),
    );
  const cartsOf = async (count: number, bottles: number) => {
    const carts: string[] = [];
    for (let index = 0; index < count; index += 1) carts.push(await filledCart([form, bottles]));
    return carts;
  };
  const placeAll = async (carts: readonly string[], over: (index: number) => Partial<PlaceOrder> = () => ({})) =>
    await atOnce(carts.length, (index) => placeOrder(wishFor(carts[index] ?? "", over(index))));

  test(`${many} orders at once for 10 bottles give exactly 10, the others are told what is left`, async () => {
    const carts = await cartsOf(many, 2);
    done(await countStock(form, 20));
    const results = await placeAll(carts);
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    for (const result of results) {
      if (!result.ok)
        expect(result.error).toMatchObject({ messageKey: "stock.left", values: { n: expect.any(Number) } });
    }
    expect(await stockOf("EC")).toMatchObject({ onHand: 20, reserved: 20 });
  });

  test(`${posts} posts of one cart at once give one order`, async () => {
    const cart = await filledCart([form, 6]);
    const results = await atOnce(posts, () => placeOrder(wishFor(cart)));
    const ids = new Set(results.map((result) => done(result).id));
    expect(ids.size).toBe(1);
    expect(await database().selectFrom("order").select("id").execute()).toHaveLength(1);
    expect(await stockOf("EC")).toMatchObject({ reserved: 6 });
  });

  test(`a code for one use is used once by ${users} at once`, async () => {
    done(await saveCode({ code: "UNIQUE", type: "PERCENT", amount: 1000, maxUses: 1 }));
    const carts = await cartsOf(users, 2);
    for (const cart of carts) done(await setCode(cart, "UNIQUE"));
    const results = await placeAll(carts);
    const rows = await database().selectFrom("order").select(["uses_code", "discount_cents"]).execute();
    expect(rows.filter((row) => row.uses_code === 1)).toHaveLength(1);
    expect(rows.filter((row) => row.discount_cents > 0)).toHaveLength(1);
    expect(results.filter(({ ok }) => ok)).toHaveLength(rows.length);
    expect(await database().selectFrom("discount_code").select("uses").executeTakeFirst()).toEqual({ uses: 1 });
  });

  test("a slot takes as many orders as it has places", async () => {
    const delivery = await thursdaySlot(3);
    const results = await placeAll(await cartsOf(users, 1), () => ({ delivery }));
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await stockOf("EC")).toMatchObject({ reserved: 3 });
  });

  test("two sweepers give each order's goods back once", async () => {
    const carts = await cartsOf(users, 2);
    await placeAll(carts);
    opened.clock.advance(21 * 60_000);
    const swept = await atOnce(4, () => expireOrders());
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(users);
    expect(await stockOf("EC")).toMatchObject({ onHand: 1_000_000, reserved: 0 });
  });

  test("payments and the end of holds at once leave each order paid with its goods, whichever came first", async () => {
    const carts = await cartsOf(users, 2);
    const orders = (await placeAll(carts, (index) => ({ contact: { ...contact, email: `a${index}@x.test` } }))).map(
      done,
    );
    opened.clock.advance(20 * 60_000);
    const settled = await atOnce(users * 2, async (index) => {
      const order = orders[index % users];
      if (index % 7 === 0) await expireOrders();
      return await settlePaid({ orderId: order?.id ?? 0, amountCents: order?.totalCents ?? 0, paidAt: 1 });
    });
    expect(new Set(settled.map(done))).toEqual(new Set(["PAID"]));
    expect(await stockOf("EC")).toMatchObject({ onHand: 1_000_000 - users * 2, reserved: 0 });
    const rows = await database().selectFrom("order").select(["invoice_number", "state"]).execute();
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["PAID"]));
    const numbers = Array.from({ length: users }, (_, index) => `1970-${String(index + 1).padStart(6, "0")}`);
    expect(new Set(rows.map((row) => row.invoice_number))).toEqual(new Set(numbers));
  });
});
