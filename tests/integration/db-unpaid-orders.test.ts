import { beforeEach, describe, expect, test } from "vitest";

import { addToCart } from "#server/cart/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { database, runWithDatabase } from "#server/db/context.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { forgetUnpaid } from "#server/orders/owners/write.ts";
import { cancelOrder, expireOrders, placeOrder, settlePaid } from "#server/orders/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { messageText } from "#server/text/message-text.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { contact, filledCart, fillShop, wishFor } from "./shop-content.ts";

const hour = 60 * 60_000;
const tooMany = { ok: false, error: { code: "conflict", messageKey: "order.unpaid" } };
const holdable = (n: number) => ({ ok: false, error: { code: "conflict", messageKey: "order.held", values: { n } } });

describe.each(engines)("what is held and not paid, on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  beforeEach(async () => {
    form = await fillShop(10_000);
    done(await setParameter("UNPAID_ORDERS", "2"));
    done(await setParameter("UNPAID_BOTTLES", "24"));
  });

  /** An order of so many bottles, by somebody at some network address. */
  const order = async (bottles: number, email: string, clientAddress = "192.0.2.1") =>
    await placeOrder(wishFor(await filledCart([form, bottles]), { contact: { ...contact, email }, clientAddress }));
  const pay = async ({ id, totalCents }: { readonly id: number; readonly totalCents: number }) =>
    done(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: opened.clock.now() }));

  test("one customer holds no more than so many bottles and orders, from wherever they ask", async () => {
    expect(await order(25, "a@x.test")).toMatchObject(holdable(24));
    done(await order(20, "a@x.test"));
    expect(await order(6, "A@X.test", "192.0.2.2")).toMatchObject(holdable(4));
    done(await order(2, "a@x.test", "192.0.2.2"));
    expect(await order(2, "a@x.test", "192.0.2.3")).toMatchObject(tooMany);
    expect(await stockOf("EC")).toMatchObject({ reserved: 22 });
  });

  test("those behind one address hold no more bottles than one customer, and five times as many orders", async () => {
    for (let index = 0; index < 10; index += 1) done(await order(2, `guest-${index}@x.test`));
    expect(await order(2, "guest-10@x.test")).toMatchObject(tooMany);
    done(await order(2, "guest-10@x.test", "192.0.2.2"));
    done(await order(12, "guest-11@x.test", "2001:db8::/64"));
    expect(await order(13, "guest-12@x.test", "2001:db8::/64")).toMatchObject(holdable(12));
  });

  test("what is paid is not counted: an office behind one address buys as much as it likes", async () => {
    for (let index = 0; index < 12; index += 1) await pay(done(await order(12, `office-${index}@x.test`)));
    for (let index = 0; index < 3; index += 1) await pay(done(await order(24, "office@x.test")));
    expect(await stockOf("EC")).toMatchObject({ onHand: 10_000 - 12 * 12 - 3 * 24, reserved: 0 });
  });

  test("what ran out or was cancelled counts for a day: nobody holds the shelf again and again", async () => {
    done(await order(12, "a@x.test"));
    opened.clock.advance(hour);
    expect(await expireOrders()).toBe(1);
    done(await cancelOrder(done(await order(12, "a@x.test")).id, "CUSTOMER"));
    expect(await order(2, "a@x.test", "192.0.2.9")).toMatchObject(tooMany);
    opened.clock.advance(24 * hour);
    done(await order(24, "a@x.test"));
  });

  test("who changes an order of theirs is refused nothing, unless it holds more than there may be", async () => {
    const idCart = await filledCart([form, 20]);
    const own = (message: string) => wishFor(idCart, { message, clientAddress: "192.0.2.1" });
    const first = done(await placeOrder(own("")));
    done(await setParameter("UNPAID_ORDERS", "1"));
    done(await setParameter("UNPAID_BOTTLES", "10"));
    for (let index = 0; index < 15; index += 1) done(await placeOrder(own(`Version ${index}`)));
    done(await setParameter("UNPAID_BOTTLES", "24"));
    done(await addToCart({ cartId: idCart, userId: null, declinationId: form, quantity: 4 }));
    const last = done(await placeOrder(own("Plus")));
    done(await addToCart({ cartId: idCart, userId: null, declinationId: form, quantity: 1 }));
    expect(await placeOrder(own("Trop"))).toMatchObject(holdable(24));
    const rows = await database().selectFrom("order").select(["id", "state"]).orderBy("id").execute();
    expect([rows[0], rows.at(-1)]).toEqual([
      { id: first.id, state: "CANCELLED" },
      { id: last.id, state: "AWAITING_PAYMENT" },
    ]);
    expect(await stockOf("EC")).toMatchObject({ reserved: 24 });
    expect(await shopFaults()).toEqual([]);
  });

  test("orders that take each other's place hold their bottles for an hour together", async () => {
    const idCart = await filledCart([form, 6]);
    const begun = opened.clock.now();
    const ends: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const { id } = done(await placeOrder(wishFor(idCart, { message: `Version ${index}` })));
      const row = await database().selectFrom("order").select("hold_ends_at").where("id", "=", id).executeTakeFirst();
      ends.push(((row?.hold_ends_at ?? 0) - begun) / 60_000);
      opened.clock.advance(15 * 60_000);
    }
    expect(ends).toEqual([20, 35, 50, 60]);
    expect(await expireOrders()).toBe(1);
  });

  test("at once they are counted one after the other", async () => {
    const other = await opened.openAgain();
    const carts = [];
    for (let index = 0; index < 8; index += 1) carts.push(await filledCart([form, 12]));
    const results = await Promise.all(
      carts.map(async (cart, index) => {
        const wish = wishFor(cart, { clientAddress: "192.0.2.1", contact: { ...contact, email: `${index}@x.test` } });
        const place = async () => await placeOrder(wish);
        return await (index % 2 ? runWithDatabase(other, place) : place());
      }),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  });

  test("a network is known by a mark, for a day", async () => {
    done(await order(2, "a@x.test"));
    const marks = async () => (await database().selectFrom("order").select("held_for").execute())[0]?.held_for;
    expect(await marks()).toMatch(/^[\w-]{22}$/u);
    opened.clock.advance(25 * hour);
    await forgetUnpaid();
    expect(await marks()).toBe("");
  });
});

test("it is said in both languages", () => {
  expect(messageText("order.held", "fr_FR", { n: 24 })).toContain("24 bouteilles");
  expect(messageText("order.held", "en_US", { n: 24 })).toContain("24 bottles");
  for (const locale of ["fr_FR", "en_US"] as const)
    expect(messageText("order.unpaid", locale)).toMatch(/commandes|orders/u);
});
