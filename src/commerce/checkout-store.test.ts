import { describe, expect, test } from "vitest";

import { placedCheckout } from "#blocks/kit/checkout-samples.ts";
import type { Checkout } from "#schemas/content/checkout.ts";
import { cart, refused, testCommerce } from "#tests/factories/commerce.ts";

const step = { email: "claire@example.org", phone: "06 12 34 56 78", address: placedCheckout.address, billing: null };
const choice = { serviceCode: "", accessPointId: "", idSchedule: 0, date: "" };
const home = { ...choice, type: "DELIVERY", serviceCode: "HOME" } as const;
const collected = { ...choice, type: "CLICK_AND_COLLECT", idSchedule: 4, date: "2026-11-28" } as const;
const here = { points: [], idAddress: 7 };
const to = (postalCode: string) => ({ city: { postalCode, name: "" }, country: { id: 250, alphaThree: "FRA" } });

function shopWithCart(answer: Parameters<typeof testCommerce>[0] = () => placedCheckout) {
  const shop = testCommerce(answer);
  shop.cart.take(cart("c1"));
  return shop;
}

describe("a purchase on its way", () => {
  test("[§9 local-storage-keys] what is typed is kept on the server, and in the browser under its keys", async () => {
    const { checkout, asked, kept } = shopWithCart();
    expect(await checkout.saveAddress(step)).toEqual(placedCheckout);
    expect(asked).toEqual([["saveCheckoutAddress", { params: { cartId: "c1" }, body: step }]]);
    expect(checkout.checkout).toEqual(placedCheckout);
    expect(JSON.parse(kept.get("address") ?? "")).toEqual(step.address);
    expect(JSON.parse(kept.get("phone") ?? "")).toBe(step.phone);
    expect(JSON.parse(kept.get("shippingPrices") ?? "")).toEqual(placedCheckout.options);
  });

  test("one change goes after the other, so that the last that was typed is the last that is kept", async () => {
    const answers = [Promise.withResolvers<Checkout>(), Promise.withResolvers<Checkout>()];
    const { checkout, asked } = shopWithCart(() => answers[asked.length - 1]?.promise);
    const both = [checkout.saveAddress(step), checkout.saveAddress({ ...step, email: "c@example.org" })];
    await Promise.resolve();
    expect([asked.length, checkout.pending]).toEqual([1, 2]);
    answers[0]?.resolve(placedCheckout);
    await both[0];
    answers[1]?.resolve({ ...placedCheckout, total: 1 });
    await both[1];
    expect([asked.length, checkout.pending, checkout.checkout?.total]).toEqual([2, 0, 1]);
  });

  test("what fails changes nothing, and keeps nobody from the next", async () => {
    let isAway = true;
    const { checkout } = shopWithCart(() => (isAway ? refused("Away", 503) : placedCheckout));
    await expect(checkout.saveAddress(step)).rejects.toThrow("Away");
    expect([checkout.checkout, checkout.pending]).toEqual([null, 0]);
    isAway = false;
    expect(await checkout.saveAddress(step)).toEqual(placedCheckout);
  });

  test("without a cart nothing is asked", async () => {
    const { checkout, asked } = testCommerce(() => placedCheckout);
    expect([await checkout.saveAddress(step), asked]).toEqual([null, []]);
  });

  test("[§4 click-and-collect-resets] choosing click and collect forgets carrier, city, prices and parcel shop", async () => {
    const { checkout, shipping, kept } = shopWithCart((_name, { body }) => ({
      ...placedCheckout,
      ...(body as object),
    }));
    shipping.chooseCity({ postalCode: "21200", name: "Beaune" });
    await checkout.saveDelivery({ delivery: home, message: "" }, here);
    expect(shipping.carrier).toMatchObject({ serviceCode: "HOME" });
    expect([shipping.wireType, shipping.prices.length]).toEqual(["DELIVERY", placedCheckout.options.length]);
    await checkout.saveDelivery({ delivery: collected, message: "" }, here);
    expect([shipping.carrier, shipping.city, shipping.prices, shipping.accessPoint]).toEqual([null, null, [], null]);
    expect(JSON.parse(kept.get("clickAndCollect") ?? "")).toEqual({ date: "2026-11-28", idAddress: 7, idSchedule: 4 });
    expect(shipping.wireType).toBe("CLICK_AND_COLLECT");
  });

  test("[§4 shipping-once] a place that was typed while another is priced is priced after it", async () => {
    const answers = [Promise.withResolvers<[]>(), Promise.withResolvers<[]>()];
    const { checkout, asked } = shopWithCart(() => answers[asked.length - 1]?.promise);
    const first = checkout.price(to("21200"));
    await checkout.price(to("75001"));
    expect([asked.length, checkout.isPriced]).toEqual([1, false]);
    answers[0]?.resolve([]);
    answers[1]?.resolve([]);
    await first;
    expect(asked.map(([, options]) => options)).toMatchObject([
      { body: { postalCode: "21200" } },
      { body: { postalCode: "75001" } },
    ]);
    expect(checkout.isPriced).toBe(true);
  });

  test("a logout forgets it", async () => {
    const shop = shopWithCart();
    await shop.checkout.saveAddress(step);
    shop.clear();
    expect([shop.checkout.checkout, shop.checkout.isPriced, shop.kept.has("address")]).toEqual([null, false, false]);
  });
});

describe("a discount code at a step of the purchase", () => {
  const coded = { ...cart("c1"), discountCode: "PRIMEUR", isCodeApplied: true };
  const cheaper = { ...placedCheckout, discount: 8.7, total: 78.3 };

  test("[§3] goes into the cart, and what it all comes to then is asked", async () => {
    const { checkout, asked, cart: store } = shopWithCart((name) => (name === "changeCart" ? coded : cheaper));
    expect(await checkout.enterCode(" PRIMEUR ")).toBe(true);
    expect(asked).toEqual([
      ["changeCart", { params: { cartId: "c1" }, body: { discountCode: "PRIMEUR" } }],
      ["getCheckout", { params: { cartId: "c1" } }],
    ]);
    expect([checkout.code, checkout.checkout, checkout.codeRefusal]).toEqual([coded, cheaper, ""]);
    expect([store.cart, checkout.pending]).toEqual([coded, 0]);
  });

  test("[§8] one that is refused is said, and nothing else is asked or changed", async () => {
    const { checkout, asked } = shopWithCart(() => refused("This discount code cannot be used."));
    expect(await checkout.enterCode("RIEN")).toBe(false);
    expect(asked).toHaveLength(1);
    expect([checkout.code, checkout.checkout, checkout.codeRefusal]).toEqual([
      null,
      null,
      "This discount code cannot be used.",
    ]);
    expect(checkout.pending).toBe(0);
  });

  test("is forgotten with the page that it was entered on", async () => {
    const { checkout } = shopWithCart((name) => (name === "changeCart" ? coded : cheaper));
    await checkout.enterCode("PRIMEUR");
    checkout.clear();
    expect([checkout.code, checkout.checkout]).toEqual([null, null]);
  });
});
