import { beforeEach, describe, expect, test } from "vitest";

import type { PlaceOrder } from "#schemas/content/order.ts";
import { saveCode } from "#server/cart/codes/write.ts";
import { activeCart, cartOf } from "#server/cart/read.ts";
import { addToCart, setCode } from "#server/cart/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { database } from "#server/db/context.ts";
import { orderByKey, orderOf, orderToPay, ordersOf, orderStatuses } from "#server/orders/read.ts";
import {
  advanceOrder,
  cancelOrder,
  expireOrders,
  extendHold,
  failPayment,
  noteRefund,
  placeOrder,
  retryPayment,
  settlePaid,
} from "#server/orders/write.ts";
import { pickupPlans } from "#server/shipping/pickup/read.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { appContext } from "#server/context.ts";
import { sweepOrders } from "#server/sweep-orders.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

import { contact, filledCart, fillShop, home, thursdaySlot, wishFor } from "./shop-content.ts";

const minute = 60_000;

describe.each(engines)("orders on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  beforeEach(async () => void (form = await fillShop(10)));

  const place = async (idCart: string, over: Partial<PlaceOrder> = {}) => done(await placeOrder(wishFor(idCart, over)));
  const placed = async (bottles = 6, over: Partial<PlaceOrder> = {}) =>
    await place(await filledCart([form, bottles]), over);
  const level = async (reference = "EC") => {
    const stock = await stockOf(reference);
    return [stock?.onHand, stock?.reserved];
  };
  const stateOf = async (id: number) => (await orderToPay(id))?.state;
  const pay = async (orderId: number, amountCents: number) =>
    done(await settlePaid({ orderId, amountCents, paidAt: opened.clock.now() }));
  const usesOf = async (code: string) =>
    (await database().selectFrom("discount_code").select("uses").where("code", "=", code).executeTakeFirst())?.uses;
  const takenSlots = async () => (await pickupPlans()).flatMap(({ taken }) => taken.map((one) => one.taken));

  test("[§3] [§7] an order keeps what was bought, where it goes and what it costs", async () => {
    const { id, code, key, totalCents, state } = await placed(6, { message: "Sonnez deux fois" });
    expect([totalCents, state]).toEqual([6900, "AWAITING_PAYMENT"]);
    expect(code).toMatch(/^CD-[2-9A-Z]{7}$/);
    expect(await orderByKey(id, key, "en_US")).toMatchObject({
      id,
      code,
      date: new Date(testStart).toISOString(),
      state,
      status: { id: 1, value: "Awaiting payment" },
      isPayable: true,
      holdEndsAt: new Date(testStart + 20 * minute).toISOString(),
      paidAt: null,
      invoiceNumber: null,
      contact,
      delivery: { type: "DELIVERY", address: home, service: { serviceCode: "HOME", name: "À domicile" } },
      billing: null,
      message: "Sonnez deux fois",
      products: [
        {
          name: "Éclat",
          type: "WINE",
          year: 2022,
          capacity: 75,
          reference: "EC",
          url: expect.stringContaining("/en_US/wines/spark/"),
          quantity: 6,
          unitPrice: 10,
          unitPriceToPay: 10,
          total: 60,
          totalToPay: 60,
          vatRate: 2000,
        },
      ],
      subtotal: 60,
      discount: 0,
      shippingFees: 9,
      total: 69,
      vat: [{ rate: 2000, total: 69, vat: 11.5 }],
      refunded: 0,
      trackingLink: null,
    });
    expect(await level()).toEqual([10, 6]);
  });

  test("an order is read with its key alone, and a user's only by the user", async () => {
    const { id, key } = await placed(2);
    for (const wrong of ["", key.slice(1), `${key}A`, "A".repeat(22)]) {
      expect(await orderByKey(id, wrong, "fr_FR")).toBeNull();
    }
    expect(await orderByKey(id + 1, key, "fr_FR")).toBeNull();
    expect(await orderOf(id, 1, "fr_FR")).toBeNull();
    expect(await ordersOf(1, { page: 1, nbItem: 10, orderBy: [], filters: [] }, "fr_FR")).toEqual({
      orders: [],
      total: 0,
    });
  });

  test("the same cart and wish give the same order; another wish takes its place", async () => {
    const cart = await filledCart([form, 6]);
    const first = await place(cart);
    expect(await place(cart)).toEqual({ ...first, isNew: false });
    const second = await place(cart, { message: "Au dos de la maison" });
    expect(second.id).not.toBe(first.id);
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(["CANCELLED", "AWAITING_PAYMENT"]);
    done(await addToCart({ cartId: cart, userId: null, declinationId: form, quantity: 1 }));
    const third = await place(cart, { message: "Au dos de la maison" });
    expect([third.totalCents, await level()]).toEqual([8800, [10, 7]]);
  });

  test("[§5] what a cart's own order holds is there for the cart, and for nobody else", async () => {
    const cart = await filledCart([form, 8]);
    await place(cart);
    const left = async (id: string) => {
      const row = await activeCart(id);
      return row && (await cartOf(row, "fr_FR")).products[0]?.left;
    };
    expect(await left(cart)).toBe(10);
    expect(await left(await filledCart([form, 1]))).toBe(2);
    const more = { cartId: cart, userId: null, declinationId: form };
    expect(await addToCart({ ...more, quantity: 3 })).toMatchObject({ error: { messageKey: "stock.left" } });
    done(await addToCart({ ...more, quantity: 2 }));
    await place(cart);
    expect(await level()).toEqual([10, 10]);
  });

  test("a cart that is bought is filled no more, and posted once more it gives its order", async () => {
    const cart = await filledCart([form, 6]);
    const { id, totalCents } = await place(cart);
    expect(await activeCart(cart)).not.toBeNull();
    expect(await pay(id, totalCents)).toBe("PAID");
    expect(await activeCart(cart)).toBeNull();
    expect(await place(cart)).toMatchObject({ id, state: "PAID" });
    expect(await placeOrder(wishFor(cart, { message: "Encore" }))).toMatchObject(refused("not-found"));
    expect(await level()).toEqual([4, 0]);
  });

  test("nothing that is wrong with a cart is ordered, and nothing is held then", async () => {
    expect(await placeOrder(wishFor("AAAAAAAAAAAAAAAAAAAAAA"))).toMatchObject(refused("not-found"));
    const cart = await filledCart([form, 6]);
    const wish = wishFor(cart);
    expect(await placeOrder({ ...wish, expectedTotalCents: 6899 })).toMatchObject({
      error: { messageKey: "order.priceChanged" },
    });
    expect(await placeOrder({ ...wish, delivery: { type: "NO_DELIVERY" } })).toMatchObject({
      error: { messageKey: "order.needsDelivery" },
    });
    const gone = { type: "DELIVERY", address: home, serviceCode: "RELAY" } as const;
    expect(await placeOrder({ ...wish, delivery: gone })).toMatchObject({ error: { messageKey: "order.noService" } });
    expect(await placeOrder({ ...wish, isOfAge: false })).toMatchObject({ error: { messageKey: "order.ofAge" } });
    expect(await placeOrder({ ...wish, acceptsTerms: false })).toMatchObject({ error: { messageKey: "order.terms" } });
    done(await countStock(form, 5));
    expect(await placeOrder(wish)).toMatchObject({ error: { messageKey: "stock.left", values: { n: 5 } } });
    done(await saveProduct({ id: (await productOf()) ?? 0, isPublished: false }));
    expect(await placeOrder(wish)).toMatchObject({ error: { messageKey: "product.gone" } });
    expect(await level()).toEqual([5, 0]);
    expect(await database().selectFrom("order").selectAll().execute()).toEqual([]);
  });

  const productOf = async () =>
    (await database().selectFrom("declination").select("product_id").where("id", "=", form).executeTakeFirst())
      ?.product_id;

  test("[§3 parameter-effects] the estate sells within the Union, in France alone, or everywhere it ships to", async () => {
    const to = async (idCountry: number, billing: number | null = null) => {
      const address = { ...home, idCountry };
      const delivery = { type: "DELIVERY", address, serviceCode: "HOME" } as const;
      const over = { delivery, billing: billing === null ? null : { ...home, idCountry: billing } };
      const result = await placeOrder(wishFor(await filledCart([form, 2]), over));
      if (result.ok) done(await cancelOrder(result.value.id, "CUSTOMER"));
      return result.ok ? "sold" : result.error.messageKey;
    };
    const [france, belgium, states] = [250, 56, 840];
    expect([await to(france), await to(belgium)]).toEqual(["sold", "sold"]);
    expect([await to(states), await to(france, states)]).toEqual(["shipping.nowhere", "order.elsewhere"]);
    done(await setParameter("SELL_WORLDWIDE", "true"));
    expect([await to(states), await to(france, states)]).toEqual(["sold", "sold"]);
    done(await setParameter("SELL_ONLY_IN_FRANCE", "true"));
    expect([await to(belgium), await to(france, belgium)]).toEqual(["shipping.franceOnly", "order.elsewhere"]);
    expect(await to(france, france)).toBe("sold");
  });

  test("a hold lasts twenty minutes; then stock, slot and code are there for others", async () => {
    done(await saveCode({ code: "PROMO", type: "PERCENT", amount: 1000, maxUses: 1 }));
    const cart = await filledCart([form, 6]);
    done(await setCode(cart, "PROMO"));
    const { id, totalCents } = await place(cart, { delivery: await thursdaySlot(1) });
    expect(totalCents).toBe(5400);
    expect([await level(), await takenSlots(), await usesOf("PROMO")]).toEqual([[10, 6], [1], 1]);
    opened.clock.advance(20 * minute - 1);
    expect(await expireOrders()).toBe(0);
    opened.clock.advance(1);
    expect(await expireOrders()).toBe(1);
    expect(await expireOrders()).toBe(0);
    expect(await stateOf(id)).toBe("EXPIRED");
    expect([await level(), await takenSlots(), await usesOf("PROMO")]).toEqual([[10, 0], [], 0]);
    expect(await retryPayment(id)).toMatchObject({ error: { messageKey: "order.move" } });
    expect((await place(cart)).id).not.toBe(id);
  });

  test("a server's process ends what nobody paid in time, by itself", async () => {
    const { id } = await placed();
    opened.clock.advance(20 * minute);
    await sweepOrders(appContext()).stop();
    expect([await stateOf(id), await level()]).toEqual(["EXPIRED", [10, 0]]);
  });

  test("a hold is made longer once, while the payment is under way", async () => {
    const { id } = await placed();
    done(await extendHold(id));
    done(await extendHold(id));
    expect((await orderToPay(id))?.holdEndsAt).toBe(testStart + 40 * minute);
  });

  test("a declined payment is tried again on the same order", async () => {
    const { id, totalCents } = await placed();
    expect(done(await failPayment(id))).toBe("PAYMENT_FAILED");
    expect(done(await failPayment(id))).toBe("PAYMENT_FAILED");
    expect(done(await retryPayment(id))).toBe("AWAITING_PAYMENT");
    expect(await pay(id, totalCents)).toBe("PAID");
    expect(await pay(id, totalCents)).toBe("PAID");
    expect(done(await failPayment(id))).toBe("PAID");
    expect(await level()).toEqual([4, 0]);
  });

  test("another amount than the order's pays nothing", async () => {
    const { id, totalCents } = await placed();
    expect(await settlePaid({ orderId: id, amountCents: totalCents - 1, paidAt: 0 })).toMatchObject(
      refused("conflict"),
    );
    expect(await settlePaid({ orderId: id + 9, amountCents: 1, paidAt: 0 })).toMatchObject(refused("not-found"));
    expect([await stateOf(id), await level()]).toEqual(["AWAITING_PAYMENT", [10, 6]]);
  });

  test("a late payment gets what is still there", async () => {
    const { id, totalCents } = await placed();
    opened.clock.advance(21 * minute);
    expect(await expireOrders()).toBe(1);
    expect(await pay(id, totalCents)).toBe("PAID");
    expect(await level()).toEqual([4, 0]);
  });

  test("a late payment for what is gone is left to the estate: prepared when it is there again, or given back", async () => {
    const [first, second] = [await placed(6, { delivery: await thursdaySlot(1) }), await placed(4)];
    opened.clock.advance(21 * minute);
    expect(await expireOrders()).toBe(2);
    const third = await placed(10);
    expect(await pay(first.id, first.totalCents)).toBe("PAID_STOCK_CONFLICT");
    expect(await pay(second.id, second.totalCents)).toBe("PAID_STOCK_CONFLICT");
    expect([await level(), await takenSlots()]).toEqual([[10, 10], []]);
    expect(await advanceOrder(first.id, "PREPARING")).toMatchObject({ error: { messageKey: "stock.left" } });
    expect(await activeCart((await orderToPay(first.id))?.idCart ?? "")).toBeNull();
    done(await cancelOrder(third.id, "CUSTOMER"));
    done(await advanceOrder(first.id, "PREPARING"));
    expect([await level(), await takenSlots()]).toEqual([[4, 0], [1]]);
    done(await noteRefund({ orderId: second.id, cents: second.totalCents, isWhole: true }));
    expect([await stateOf(second.id), await level()]).toEqual(["CANCELLED", [4, 0]]);
  });

  test("nothing to pay is paid at once", async () => {
    done(await saveCode({ code: "CADEAU", type: "EURO", amount: 100_000 }));
    const cart = await filledCart([form, 6]);
    done(await setCode(cart, "CADEAU"));
    const delivery = await thursdaySlot(1);
    expect(await place(cart, { delivery })).toMatchObject({ totalCents: 0, state: "PAID" });
    expect([await level(), await takenSlots()]).toEqual([[4, 0], [1]]);
  });

  test("a code for one use a customer is used once by whoever spells the address otherwise", async () => {
    done(await saveCode({ code: "UNE", type: "EURO", amount: 500, maxUsesPerCustomer: 1 }));
    const coded = async (email: string) => {
      const cart = await filledCart([form, 2]);
      done(await setCode(cart, "UNE"));
      return await placeOrder(wishFor(cart, { contact: { ...contact, email } }));
    };
    done(await coded("claire@cliente.test"));
    expect(await coded(" CLAIRE@cliente.test")).toMatchObject({ error: { messageKey: "code.unknown" } });
    done(await coded("paul@cliente.test"));
    expect(await usesOf("UNE")).toBe(2);
  });

  test("[§7] every state has an id and words in both languages", () => {
    const french = orderStatuses("fr_FR");
    expect(french.map(({ id }) => id)).toEqual(french.map((_, index) => index + 1));
    expect(french[4]).toEqual({ id: 5, value: "Payée" });
    expect(orderStatuses("en_US")[4]).toEqual({ id: 5, value: "Paid" });
  });
});
