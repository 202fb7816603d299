import { beforeEach, describe, expect, test } from "vitest";

import { saveCode } from "#server/cart/codes/write.ts";
import { setCode } from "#server/cart/write.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { database } from "#server/db/context.ts";
import { listMails } from "#server/mails/read.ts";
import {
  advanceOrder,
  cancelOrder,
  expireOrders,
  failPayment,
  noteRefund,
  placeOrder,
  settlePaid,
  shipOrder,
} from "#server/orders/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { filledCart, fillShop, thursdaySlot, wishFor } from "./shop-content.ts";

describe.each(engines)("mails about orders on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  beforeEach(async () => {
    form = await fillShop(10);
    done(await setParameter("COMPANY_EMAIL", "cave@estate.test"));
  });

  const placed = async (bottles = 6, over = {}) =>
    done(await placeOrder(wishFor(await filledCart([form, bottles]), over)));
  const pay = async ({ id, totalCents }: { readonly id: number; readonly totalCents: number }) =>
    done(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: opened.clock.now() }));
  const told = async () => (await listMails()).map(({ kind, to }) => `${kind} ${to}`).toReversed();
  const customer = "Claire@Cliente.test";

  test("nothing is told before something is paid; then the customer and the estate, once", async () => {
    const order = await placed();
    expect(await told()).toEqual([]);
    for (let time = 0; time < 3; time += 1) await pay(order);
    expect(await told()).toEqual([`order-paid ${customer}`, "estate-new-order cave@estate.test"]);
    const { data, locale } = await database().selectFrom("mail").selectAll().limit(1).executeTakeFirstOrThrow();
    expect(locale).toBe("fr_FR");
    expect(JSON.parse(data)).toMatchObject({
      key: order.key,
      withdrawalDays: 14,
      order: { code: order.code, invoiceNumber: "2026-000001", products: [{ name: "Éclat" }], total: 69 },
    });
  });

  test("nothing to pay is confirmed at once", async () => {
    done(await saveCode({ code: "CADEAU", type: "EURO", amount: 100_000 }));
    const cart = await filledCart([form, 6]);
    done(await setCode(cart, "CADEAU"));
    done(await placeOrder(wishFor(cart, { delivery: await thursdaySlot(1), locale: "en_US" })));
    expect(await told()).toEqual([`order-paid ${customer}`, "estate-new-order cave@estate.test"]);
  });

  test("a declined payment is told once, an end by time or by the customer not at all, one by the estate is", async () => {
    const [first, second, third] = [await placed(1, pickedUp), await placed(2), await placed(3)];
    for (let time = 0; time < 2; time += 1) done(await failPayment(first.id));
    done(await cancelOrder(second.id, "CUSTOMER"));
    done(await cancelOrder(third.id, "OPERATOR"));
    opened.clock.advance(60 * 60_000);
    await expireOrders();
    expect(await told()).toEqual([`order-payment-failed ${customer}`, `order-cancelled ${customer}`]);
  });

  let pickedUp = {};
  beforeEach(async () => {
    pickedUp = { delivery: await thursdaySlot(5) };
  });

  test("late money for what is gone is told to both", async () => {
    const late = await placed(6);
    opened.clock.advance(60 * 60_000);
    await expireOrders();
    await placed(10);
    await pay(late);
    const review = [`order-under-review ${customer}`, "estate-late-payment cave@estate.test"];
    expect(await told()).toEqual(review);
    done(await countStock(form, 100));
    done(await advanceOrder(late.id, "PREPARING"));
    expect(await told()).toEqual([...review, `order-paid ${customer}`]);
  });

  test("money that goes back is told by the amount of each time", async () => {
    const order = await placed();
    await pay(order);
    for (const cents of [1000, 1000, order.totalCents]) {
      done(await noteRefund({ orderId: order.id, cents, isWhole: cents === order.totalCents }));
    }
    expect((await told()).slice(2)).toEqual([`order-refunded ${customer}`, `order-refunded ${customer}`]);
    const rows = await database().selectFrom("mail").select("data").where("kind", "=", "order-refunded").execute();
    expect(rows.map(({ data }) => JSON.parse(data).euros)).toEqual([10, 59]);
  });

  test("a parcel is told with each of its numbers once, what is ready once", async () => {
    const [shipped, ready] = [await placed(2), await placed(2, pickedUp)];
    await pay(shipped);
    await pay(ready);
    for (const number of ["6A1", "6A1", "6A2"]) done(await shipOrder(shipped.id, number));
    for (let time = 0; time < 2; time += 1) done(await advanceOrder(ready.id, "READY_FOR_PICKUP"));
    const kinds = (await told()).slice(4);
    expect(kinds).toEqual([`order-shipped ${customer}`, `order-shipped ${customer}`, `order-ready ${customer}`]);
  });

  test("an estate without an address gets none, and its orders are paid all the same", async () => {
    done(await setParameter("COMPANY_EMAIL", null));
    expect(await pay(await placed())).toBe("PAID");
    expect(await told()).toEqual([`order-paid ${customer}`]);
  });
});
