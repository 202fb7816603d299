import { beforeEach, describe, expect, test } from "vitest";

import { saveCode } from "#server/cart/codes/write.ts";
import { setCode } from "#server/cart/write.ts";
import { runWithDatabase } from "#server/db/context.ts";
import { database } from "#server/db/context.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { orderToPay } from "#server/orders/read.ts";
import { cancelOrder, expireOrders, noteRefund, placeOrder, settlePaid } from "#server/orders/write.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { failingAt, injected } from "#tests/setup/failing-database.ts";
import { done } from "#tests/setup/results.ts";

import { filledCart, fillShop, thursdaySlot, wishFor } from "./shop-content.ts";

/*
 * Whatever is written for an order may fail at any statement. Each is made to, one after the other: nothing of it is kept
 * then, and what is done in the end is done once.
 */
describe.each(bothEngines)("an order that fails at a statement, on $name", (engine) => {
  const opened = useDatabase(engine);
  let cart = "";
  let delivery: Awaited<ReturnType<typeof thursdaySlot>>;

  beforeEach(async () => {
    const form = await fillShop(10);
    done(await saveCode({ code: "PROMO", type: "PERCENT", amount: 1000, maxUses: 1 }));
    delivery = await thursdaySlot(1);
    cart = await filledCart([form, 6]);
    done(await setCode(cart, "PROMO"));
  });

  const place = () => placeOrder(wishFor(cart, { delivery }));
  const ordered = async () => {
    const { id, totalCents } = done(await place());
    return { orderId: id, amountCents: totalCents, paidAt: opened.clock.now() };
  };
  /** All that orders are, as text. */
  const rows = async () =>
    JSON.stringify([
      await database().selectFrom("order").selectAll().orderBy("id").execute(),
      await database().selectFrom("order_event").selectAll().orderBy("id").execute(),
      await database().selectFrom("stock").selectAll().orderBy("declination_id").execute(),
      await database().selectFrom("mail").select("kind").orderBy("id").execute(),
    ]);

  /** Does something whose n-th statement fails, for every n, until none is left to fail; gives how many failed. */
  async function atEachStatement(work: () => Promise<unknown>): Promise<number> {
    const before = await rows();
    for (let failing = 1; ; failing += 1) {
      const run = runWithDatabase(failingAt(opened.db, failing), work);
      const failed = await run.then(
        () => false,
        (error: unknown) => String(error).includes(injected),
      );
      if (!failed) {
        await run;
        return failing - 1;
      }
      expect(await shopFaults()).toEqual([]);
      expect(await rows()).toBe(before);
    }
  }

  test("placing one: nothing is held, no code used, no slot taken, until all is", async () => {
    expect(await atEachStatement(async () => done(await place()))).toBeGreaterThan(15);
    expect(await shopFaults()).toEqual([]);
    expect(await database().selectFrom("order").select("state").execute()).toEqual([{ state: "AWAITING_PAYMENT" }]);
  });

  test("paying it: stock, invoice number, mail and state come together", async () => {
    const settlement = await ordered();
    expect(await atEachStatement(async () => done(await settlePaid(settlement)))).toBeGreaterThan(10);
    expect(await shopFaults()).toEqual([]);
    const order = await database().selectFrom("order").select(["state", "invoice_number"]).executeTakeFirst();
    expect(order).toEqual({ state: "PAID", invoice_number: "2026-000001" });
  });

  test("paying it late: everything is held anew, or nothing", async () => {
    const settlement = await ordered();
    opened.clock.advance(30 * 60_000);
    await expireOrders();
    expect(await atEachStatement(async () => done(await settlePaid(settlement)))).toBeGreaterThan(15);
    expect(await shopFaults()).toEqual([]);
    expect((await orderToPay(settlement.orderId))?.state).toBe("PAID");
  });

  test("its end by time and by hand: all is given back, once", async () => {
    await ordered();
    opened.clock.advance(30 * 60_000);
    expect(await atEachStatement(expireOrders)).toBeGreaterThan(5);
    const { orderId } = await ordered();
    expect(await atEachStatement(async () => done(await cancelOrder(orderId, "OPERATOR")))).toBeGreaterThan(5);
    expect(await shopFaults()).toEqual([]);
  });

  test("giving its money back: what hadn't left is in the cellar again, with the rest", async () => {
    const settlement = await ordered();
    done(await settlePaid(settlement));
    const refund = { orderId: settlement.orderId, cents: settlement.amountCents, isWhole: true };
    expect(await atEachStatement(async () => done(await noteRefund(refund)))).toBeGreaterThan(5);
    expect(await shopFaults()).toEqual([]);
    expect((await orderToPay(settlement.orderId))?.state).toBe("CANCELLED");
  });
});
