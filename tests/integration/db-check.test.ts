import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";

import { saveCode } from "#server/cart/codes/write.ts";
import { setCode } from "#server/cart/write.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { database } from "#server/db/context.ts";
import { paymentFaults } from "#server/payment/checks/read.ts";
import { advanceOrder, expireOrders, failPayment, noteRefund, placeOrder, settlePaid } from "#server/orders/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { filledCart, fillShop, insertPayment, thursdaySlot, wishFor } from "./shop-content.ts";

describe.each(engines)("the check of the shop on $name", (engine) => {
  const opened = useDatabase(engine);
  /** Orders in every kind of state: open, failed, paid, refunded, expired, paid too late. */
  beforeEach(async () => {
    const form = await fillShop(20);
    done(await saveCode({ code: "PROMO", type: "PERCENT", amount: 1000 }));
    const delivery = await thursdaySlot(9);
    const placed = async (bottles: number) => {
      const cart = await filledCart([form, bottles]);
      done(await setCode(cart, "PROMO"));
      return done(await placeOrder(wishFor(cart, { delivery })));
    };
    const pay = async ({ id, totalCents }: { readonly id: number; readonly totalCents: number }) =>
      done(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: opened.clock.now() }));
    const late = await placed(6);
    opened.clock.advance(30 * 60_000);
    await expireOrders();
    const back = await placed(1);
    await pay(back);
    done(await noteRefund({ orderId: back.id, cents: back.totalCents, isWhole: true }));
    const bought = await placed(6);
    await pay(bought);
    done(await advanceOrder(bought.id, "READY_FOR_PICKUP"));
    const open = await placed(10);
    done(await failPayment(open.id));
    await pay(late);
  });

  test("an order in every kind of state keeps every promise", async () => {
    expect(await shopFaults()).toEqual([]);
  });

  test("money is told of that no payment brought, or that was not given back", async () => {
    const faults = await paymentFaults();
    expect(faults).toHaveLength(3);
    for (const fault of faults) expect(fault).toMatch(/order CD-\w{7}: 0 payments brought its money instead of 1/);
    const paid = await database().selectFrom("order").selectAll().where("paid_at", "is not", null).execute();
    for (const { id, total_cents: cents } of paid) await insertPayment(id, cents);
    expect(await paymentFaults()).toEqual([expect.stringMatching(/gave back \d+, its payment 0/)]);
    const [first] = paid;
    const set = { refunded_cents: first?.refunded_cents ?? 0, amount_cents: (first?.total_cents ?? 0) + 1 };
    await opened.db.writer
      .updateTable("payment")
      .set(set)
      .where("order_id", "=", first?.id ?? 0)
      .execute();
    expect(await paymentFaults()).toEqual(expect.arrayContaining([expect.stringMatching(/its payment brought/)]));
  });

  test.each([
    [
      "stock is reserved for nobody",
      "update stock set reserved = reserved + 1",
      /stock of EC: 11 reserved, orders hold 10/,
    ],
    [
      "a slot is taken by nobody",
      "update pickup_slot set taken = 9",
      /slot \d+ on 2026-05-21: 9 taken, 2 orders hold it/,
    ],
    ["a code is counted wrong", "update discount_code set uses = 7", /code PROMO: counted 7 times, 2 orders used it/],
    ["a line costs more", "update order_line set unit_to_pay_cents = 2", /its goods cost/],
    [
      "an order gives its goods away",
      `update "order" set state = 'EXPIRED' where state = 'PAYMENT_FAILED'`,
      /holds stock/,
    ],
    ["a story has a gap", "delete from order_event where to_state = 'PAID'", /went from/],
    ["an invoice number is missing", `update "order" set invoice_number = null`, /has no invoice number/],
    [
      "a counter runs ahead",
      "update order_counter set value = 9",
      /invoices of 2026: 2 numbers are used, the counter says 9/,
    ],
    ["nobody was told", "delete from mail where kind = 'order-paid'", /no mail says so/],
    [
      "a cart is bought twice",
      `update "order" set cart_id = (select cart_id from "order" limit 1), state = 'PAID', paid_at = 1`,
      /bought \d times/,
    ],
  ])("%s: it says so", async (_what, statement, said) => {
    await sql.raw(statement).execute(opened.db.writer);
    const faults = await shopFaults();
    expect(faults.join("\n")).toMatch(said);
  });
});
