import { expect, test } from "vitest";

import { cart, testCommerce } from "#tests/factories/commerce.ts";

import { createShop } from "./shop.ts";

function setUp({ kept, customer }: { readonly kept?: string; readonly customer?: string } = {}) {
  const commerce = testCommerce((name) => (name === "openCart" ? { id: "own" } : cart(kept ?? "own")), {
    kept: new Map(kept === undefined ? [] : [["cart", kept]]),
  });
  const session = new Map(customer === undefined ? [] : [["cellardoor:customer", customer]]);
  let loads = 0;
  const shop = createShop({
    load: async () => {
      loads += 1;
      return commerce;
    },
    hasKept: () => commerce.kept.has("cart"),
    isKept: (held) => held?.id === commerce.kept.get("cart") && held?.products[0]?.quantity === 6,
    session: { getItem: (key) => session.get(key) ?? null, setItem: (key, value) => void session.set(key, value) },
  });
  const asked = () => commerce.asked.map(([name]) => name);
  return { shop, commerce, asked, session, loads: () => loads };
}

test("a visitor without a cart loads nothing of the shop", async () => {
  const { shop, loads } = setUp();
  await shop.start(null);
  await shop.told(null);
  await shop.follow();
  expect(loads()).toBe(0);
});

test("who puts something into the cart has it taken up, without being asked for again", async () => {
  const { shop, asked } = setUp();
  await shop.told(cart("c1"));
  expect((await shop.opened).cart.count).toBe(6);
  expect(asked()).toEqual([]);
});

test("[§4 cart-restored] a kept cart is taken up at start, with the stores' code loaded once", async () => {
  const { shop, commerce, asked, loads } = setUp({ kept: "c1" });
  await Promise.all([shop.start(null), shop.open()]);
  expect([asked(), commerce.cart.count, loads()]).toEqual([["getCart"], 6, 1]);
});

test("[§4 cart-after-login] who has just logged in has their cart made the default one, once", async () => {
  const { shop, asked } = setUp({ kept: "c1" });
  await shop.start(7);
  await shop.start(7);
  expect(asked()).toEqual(["makeCartDefault"]);
  const none = setUp();
  await none.shop.start(7);
  expect(none.asked()).toEqual(["openCart", "getCart"]);
});

test("[§4 logout-cart] who has logged out leaves neither a cart nor an address behind", async () => {
  const { shop, commerce, asked } = setUp({ kept: "c1", customer: "7" });
  commerce.shipping.typePhone("06 12 34 56 78");
  await shop.start(null);
  expect([asked(), commerce.kept.size]).toEqual([[], 0]);
  await shop.start(null);
  expect(asked()).toEqual([]);
});

test("[§7] while nobody can say who is there, what was kept for them stays", async () => {
  const { shop, commerce, asked, session } = setUp({ kept: "c1", customer: "7" });
  commerce.shipping.typePhone("06 12 34 56 78");
  await shop.start(undefined);
  expect([asked(), commerce.kept.get("cart"), commerce.shipping.phone]).toEqual([["getCart"], "c1", "06 12 34 56 78"]);
  await shop.start(7);
  expect([asked(), session.get("cellardoor:customer")]).toEqual([["getCart"], "7"]);
});

test("two tabs agree: what another one changed is asked for anew, what is the same is not", async () => {
  const { shop, commerce, asked } = setUp({ kept: "c1" });
  await shop.start(null);
  await shop.follow();
  expect(asked()).toEqual(["getCart"]);
  commerce.cart.take(cart("c1", []));
  await shop.follow();
  expect(asked()).toEqual(["getCart", "getCart"]);
});

test("code that did not come may come with the next that asks", async () => {
  let loads = 0;
  const { commerce } = setUp();
  const shop = createShop({
    load: async () => {
      loads += 1;
      if (loads === 1) throw new Error("offline");
      return commerce;
    },
    hasKept: () => false,
    isKept: () => true,
    session: { getItem: () => null, setItem: () => {} },
  });
  await expect(shop.open()).rejects.toThrow("offline");
  expect(await shop.open()).toBe(commerce);
});
