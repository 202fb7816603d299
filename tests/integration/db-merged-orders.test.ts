import { beforeEach, describe, expect, test } from "vitest";

import { register } from "#server/accounts/profile/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { activeCart, cartOf } from "#server/cart/read.ts";
import { makeDefault } from "#server/cart/write.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { orderToPay } from "#server/orders/read.ts";
import { placeOrder, settlePaid } from "#server/orders/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { filledCart, fillShop, wishFor } from "./shop-content.ts";

describe.each(engines)("an order that waits while its cart goes into a user's, on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  let userId = 0;
  beforeEach(async () => {
    form = await fillShop(6);
    const profile = { firstname: "Claire", lastname: "Cliente", phone: null, birthdate: null };
    const who = { email: "claire@cliente.test", password: "marc de bourgogne", clientAddress: "test" };
    done(await register({ ...who, ...profile, locale: "fr_FR" }));
    userId = (await accountOf(who.email)) ?? 0;
  });

  /** A guest's order for all that there is, and the cart of who then logged in. */
  const orderedAndMerged = async () => {
    const own = await filledCart([form, 1]);
    done(await makeDefault(own, userId));
    const guests = await filledCart([form, 6]);
    const order = done(await placeOrder(wishFor(guests)));
    done(await makeDefault(guests, userId));
    return { own, order };
  };

  test("what it holds is there for that cart, whose next order takes its place", async () => {
    const { own, order } = await orderedAndMerged();
    const cart = await activeCart(own);
    expect(cart && (await cartOf(cart, "fr_FR")).products).toMatchObject([{ quantity: 6, left: 6 }]);
    const next = done(await placeOrder(wishFor(own, { userId })));
    expect((await orderToPay(order.id))?.state).toBe("CANCELLED");
    expect(next.id).not.toBe(order.id);
    expect(await shopFaults()).toEqual([]);
  });

  test("paid, it leaves nothing of it to be bought once more", async () => {
    const { own, order } = await orderedAndMerged();
    done(await settlePaid({ orderId: order.id, amountCents: order.totalCents, paidAt: opened.clock.now() }));
    const cart = await activeCart(own);
    expect(cart && (await cartOf(cart, "fr_FR")).products).toEqual([]);
    expect(await shopFaults()).toEqual([]);
  });
});
