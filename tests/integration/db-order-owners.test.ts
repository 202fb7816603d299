import { beforeEach, describe, expect, test } from "vitest";

import { closeAccount, register } from "#server/accounts/profile/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { activeCart } from "#server/cart/read.ts";
import { makeDefault } from "#server/cart/write.ts";
import { saveAddressStep } from "#server/checkout/write.ts";
import { database } from "#server/db/context.ts";
import { orderByKey } from "#server/orders/read.ts";
import { forgetEnded, forgetUnpaid } from "#server/orders/owners/write.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { advanceOrder, cancelOrder, expireOrders, placeOrder, settlePaid, shipOrder } from "#server/orders/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { filledCart, fillShop, home, wishFor } from "./shop-content.ts";

const email = "claire@cliente.test";

describe.each(engines)("whose orders are, on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  let userId = 0;
  beforeEach(async () => {
    form = await fillShop(100);
    const profile = { firstname: "Claire", lastname: "Cliente", phone: null, birthdate: null };
    done(await register({ email, password: "marc de bourgogne", ...profile, locale: "fr_FR", clientAddress: "test" }));
    userId = (await accountOf(email)) ?? 0;
  });

  const placed = async (owner: number | null = userId) =>
    done(await placeOrder(wishFor(await filledCart([form, 2]), { userId: owner, billing: home, message: "Bonjour" })));
  const paid = async () => {
    const order = await placed();
    done(await settlePaid({ orderId: order.id, amountCents: order.totalCents, paidAt: opened.clock.now() }));
    return order;
  };
  const rowOf = (id: number) =>
    database().selectFrom("order").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const whole = async () => JSON.stringify(await database().selectFrom("order").selectAll().execute());

  test("an account is not deleted while an order waits to be paid", async () => {
    const { id } = await placed();
    expect(await closeAccount(userId, "fr_FR")).toMatchObject({ error: { messageKey: "order.awaiting" } });
    expect(await accountOf(email)).toBe(userId);
    done(await cancelOrder(id, "CUSTOMER"));
    done(await closeAccount(userId, "fr_FR"));
    expect(await accountOf(email)).toBeNull();
    expect(await whole()).not.toMatch(/claire|cliente|\+336|Forges|Dijon|Bonjour/iu);
  });

  test("with an account go its carts, and what was typed for them and for those that went into them", async () => {
    const typed = { email, phone: "", address: home, billing: null };
    const [guests, own] = [await filledCart([form, 2]), await filledCart([form, 6])];
    done(await saveAddressStep(guests, typed));
    done(await makeDefault(own, userId));
    done(await saveAddressStep(own, typed));
    done(await makeDefault(guests, userId));
    const strangers = await filledCart([form, 2]);
    done(await closeAccount(userId, "fr_FR"));
    expect([await activeCart(own), await activeCart(guests)]).toEqual([null, null]);
    expect(await activeCart(strangers)).not.toBeNull();
    expect(JSON.stringify(await database().selectFrom("checkout").selectAll().execute())).not.toMatch(/Forges/u);
    expect(await shopFaults()).toEqual([]);
  });

  test("what was paid stays by law, without its user; how to reach them goes when it is over", async () => {
    const [over, underWay] = [await paid(), await paid()];
    done(await shipOrder(over.id, "6A1"));
    done(await advanceOrder(over.id, "DELIVERED"));
    done(await closeAccount(userId, "fr_FR"));
    const kept = { user_id: null, firstname: "Claire", billing: expect.stringContaining("Forges") };
    expect(await rowOf(over.id)).toMatchObject({
      ...kept,
      email: "",
      phone: "",
      message: "",
      invoice_number: "2026-000001",
    });
    expect(await rowOf(underWay.id)).toMatchObject({ ...kept, email: "Claire@Cliente.test", phone: "+33612345678" });
    expect(await orderByKey(over.id, "", "fr_FR")).toBeNull();
    expect(await orderByKey(underWay.id, underWay.key, "fr_FR")).toMatchObject({ state: "PAID" });
    await forgetEnded();
    expect(await rowOf(underWay.id)).toMatchObject({ phone: "+33612345678" });
    done(await shipOrder(underWay.id, "6A2"));
    done(await advanceOrder(underWay.id, "DELIVERED"));
    await forgetEnded();
    expect(await rowOf(underWay.id)).toMatchObject({ ...kept, email: "", phone: "", message: "", access_key: "" });
    expect(await orderByKey(underWay.id, underWay.key, "fr_FR")).toBeNull();
    expect(await shopFaults()).toEqual([]);
  });

  test("who bought without an account is reached as before when the order is over", async () => {
    const guests = await placed(null);
    done(await settlePaid({ orderId: guests.id, amountCents: guests.totalCents, paidAt: opened.clock.now() }));
    done(await shipOrder(guests.id, "6A1"));
    done(await advanceOrder(guests.id, "DELIVERED"));
    await forgetEnded();
    expect(await rowOf(guests.id)).toMatchObject({ email: "Claire@Cliente.test" });
  });

  test("who didn't pay is forgotten after ninety days", async () => {
    const { id, key } = await placed(null);
    opened.clock.advance(60 * 60_000);
    await expireOrders();
    await forgetUnpaid();
    expect(await rowOf(id)).toMatchObject({ email: "Claire@Cliente.test" });
    opened.clock.advance(91 * 86_400_000);
    await forgetUnpaid();
    expect(await whole()).not.toMatch(/claire|cliente|\+336|Forges|Dijon|Bonjour/iu);
    expect(await rowOf(id)).toMatchObject({ state: "EXPIRED", delivery_type: "DELIVERY", total_cents: 2900 });
    expect(await orderByKey(id, key, "fr_FR")).toBeNull();
    expect(await shopFaults()).toEqual([]);
  });
});
