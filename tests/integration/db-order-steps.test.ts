import { beforeEach, describe, expect, test } from "vitest";

import type { PlaceOrder } from "#schemas/content/order.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { database } from "#server/db/context.ts";
import { orderByKey, orderToPay } from "#server/orders/read.ts";
import {
  advanceOrder,
  cancelOrder,
  expireOrders,
  noteRefund,
  placeOrder,
  settlePaid,
  shipOrder,
} from "#server/orders/write.ts";
import { pickupPlans } from "#server/shipping/pickup/read.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

import { filledCart, fillShop, thursdaySlot, wishFor } from "./shop-content.ts";

describe.each(engines)("an order's way on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  let pickedUp: Partial<PlaceOrder> = {};
  beforeEach(async () => {
    form = await fillShop(10);
    pickedUp = { delivery: await thursdaySlot(5) };
  });

  const place = async (idCart: string, over: Partial<PlaceOrder> = {}) => done(await placeOrder(wishFor(idCart, over)));
  const placed = async (bottles = 6, over: Partial<PlaceOrder> = {}) =>
    await place(await filledCart([form, bottles]), over);
  const level = async () => {
    const stock = await stockOf("EC");
    return [stock?.onHand, stock?.reserved];
  };
  const stateOf = async (id: number) => (await orderToPay(id))?.state;
  const pay = async (orderId: number, amountCents: number) =>
    done(await settlePaid({ orderId, amountCents, paidAt: opened.clock.now() }));
  const takenSlots = async () => (await pickupPlans()).flatMap(({ taken }) => taken.map((one) => one.taken));

  test("of two orders of one cart that are paid, one is bought and the other is left to the estate", async () => {
    const cart = await filledCart([form, 4]);
    const first = await place(cart);
    const second = await place(cart, { message: "Vite" });
    expect(await pay(first.id, first.totalCents)).toBe("PAID");
    expect(await stateOf(second.id)).toBe("CANCELLED");
    expect(await pay(second.id, second.totalCents)).toBe("PAID_STOCK_CONFLICT");
    expect(await level()).toEqual([6, 0]);
  });

  test("an order that can't be ended keeps no other one", async () => {
    const [broken, sound] = [await placed(1, pickedUp), await placed(2)];
    await opened.db.writer.updateTable("order_hold").set({ quantity: 9 }).where("order_id", "=", broken.id).execute();
    opened.clock.advance(30 * 60_000);
    await expect(expireOrders()).rejects.toThrow("What an order holds is not held");
    expect([await stateOf(broken.id), await stateOf(sound.id)]).toEqual(["AWAITING_PAYMENT", "EXPIRED"]);
  });

  test("invoices are numbered without a gap in each year, when the money comes", async () => {
    const orders = [await placed(1, pickedUp), await placed(2), await placed(3)];
    const [one, two, three] = orders.map(({ id }) => id);
    await pay(three ?? 0, 3900);
    done(await cancelOrder(two ?? 0, "CUSTOMER"));
    opened.clock.set(Date.UTC(2027, 0, 2));
    await pay(one ?? 0, 1000);
    const last = await placed(2);
    await pay(last.id, last.totalCents);
    const numbers = await database().selectFrom("order").select(["id", "invoice_number"]).orderBy("id").execute();
    expect(numbers.map((row) => row.invoice_number)).toEqual(["2027-000001", null, "2026-000001", "2027-000002"]);
  });

  test("what is paid is cancelled by giving its money back; what hadn't left is in the cellar again", async () => {
    const { id, totalCents, key } = await placed(6, pickedUp);
    await pay(id, totalCents);
    expect(await cancelOrder(id, "OPERATOR")).toMatchObject({ error: { messageKey: "order.refundFirst" } });
    done(await noteRefund({ orderId: id, cents: 1000, isWhole: false }));
    done(await noteRefund({ orderId: id, cents: 1000, isWhole: false }));
    expect([await stateOf(id), (await orderByKey(id, key, "fr_FR"))?.refunded]).toEqual(["PAID", 10]);
    expect(await noteRefund({ orderId: id, cents: totalCents + 1, isWhole: true })).toMatchObject(refused("conflict"));
    done(await noteRefund({ orderId: id, cents: totalCents, isWhole: true }));
    done(await noteRefund({ orderId: id, cents: totalCents, isWhole: true }));
    expect([await stateOf(id), await level(), await takenSlots()]).toEqual(["CANCELLED", [10, 0], []]);
    expect(await pay(id, totalCents)).toBe("PAID");
    expect(await stateOf(id)).toBe("CANCELLED");
  });

  test("the estate prepares, ships with a number to follow, and closes; each way of delivery leaves by its own door", async () => {
    const { id, totalCents, key } = await placed();
    expect(await advanceOrder(id, "PREPARING")).toMatchObject({ error: { messageKey: "order.move" } });
    await pay(id, totalCents);
    expect(await advanceOrder(id, "READY_FOR_PICKUP")).toMatchObject({ error: { messageKey: "order.wrongWay" } });
    done(await shipOrder(id, "6A 1"));
    expect(await orderByKey(id, key, "fr_FR")).toMatchObject({
      state: "SHIPPED",
      trackingNumber: "6A 1",
      trackingLink: "https://carrier.test/6A%201?cp=21000",
    });
    done(await shipOrder(id, "6A2"));
    expect((await orderByKey(id, key, "fr_FR"))?.trackingNumber).toBe("6A2");
    done(await advanceOrder(id, "DELIVERED"));
    done(await advanceOrder(id, "CLOSED"));
    done(await advanceOrder(id, "CLOSED"));
    expect(await shipOrder(id, "6A3")).toMatchObject(refused("conflict"));
    const collected = await placed(2, pickedUp);
    await pay(collected.id, collected.totalCents);
    expect(await shipOrder(collected.id, "6A4")).toMatchObject({ error: { messageKey: "order.wrongWay" } });
    done(await advanceOrder(collected.id, "READY_FOR_PICKUP"));
    done(await advanceOrder(collected.id, "PICKED_UP"));
    const events = await database().selectFrom("order_event").select(["order_id", "to_state", "actor"]).execute();
    expect(events.filter(({ order_id }) => order_id === collected.id).map(({ to_state }) => to_state)).toEqual([
      "AWAITING_PAYMENT",
      "PAID",
      "PREPARING",
      "READY_FOR_PICKUP",
      "PICKED_UP",
    ]);
  });
});
