import { describe, expect, test } from "vitest";

import type { Cart } from "#schemas/content/cart.ts";
import { cart, cartLine, refused, testCommerce } from "#tests/factories/commerce.ts";

import type { AddedForm } from "./cart-store.ts";

const wine: AddedForm = { id: 11, type: "WINE", sellByMultipleOf: 6, left: 12 };
const keeping = (id: string) => ({ kept: new Map([["cart", id]]) });

describe("the id of the cart", () => {
  test("[§4 cart-id] is 'new' until there is one, and is kept from then on", async () => {
    const shop = testCommerce((name) => (name === "addToCart" ? { cartId: "c1" } : cart("c1")));
    expect(shop.cart.id).toBe("new");
    expect(await shop.cart.add(wine, "6")).toBe(true);
    expect(shop.asked[0]).toEqual([
      "addToCart",
      { params: { cartId: "new", declinationId: 11 }, body: { type: "WINE", quantity: "6" }, files: [] },
    ]);
    expect([shop.cart.id, shop.kept.get("cart"), shop.cart.count]).toEqual(["c1", "c1", 6]);
    expect(shop.told.map((told) => told?.id)).toEqual(["c1"]);
  });
});

describe("at start", () => {
  test("[§4 cart-restored] the cart is taken up from local storage, and asked for while it is empty", async () => {
    const shop = testCommerce(() => cart("c1"), keeping("c1"));
    await shop.cart.restore();
    expect(shop.asked).toEqual([["getCart", { params: { cartId: "c1" } }]]);
    expect(shop.cart.count).toBe(6);
    await shop.cart.restore();
    expect(shop.asked).toHaveLength(1);
  });

  test("without a kept one nothing is asked", async () => {
    const shop = testCommerce(() => refused("never"));
    await shop.cart.restore();
    expect([shop.cart.cart, shop.asked]).toEqual([null, []]);
  });

  test("[§4 cart-refresh-fails] a failed refresh clears the local cart, silently at start", async () => {
    const shop = testCommerce(() => refused("This cart is no longer there.", 404), keeping("c1"));
    await shop.cart.restore();
    expect([shop.cart.id, shop.cart.error, shop.kept.has("cart"), shop.told]).toEqual(["new", "", false, [null]]);
  });

  test("[§4 cart-refresh-fails] [§8] later it says why", async () => {
    const shop = testCommerce(() => refused("This cart is no longer there.", 404), keeping("c1"));
    await shop.cart.refresh();
    expect([shop.cart.id, shop.cart.error]).toEqual(["new", "This cart is no longer there."]);
  });
});

describe("an answer that comes late", () => {
  const later = () => {
    const answer = Promise.withResolvers<Cart>();
    const shop = testCommerce(() => answer.promise, keeping("c1"));
    return { ...shop, answer, restoring: shop.cart.restore() };
  };

  test("says nothing any more of a cart that was told meanwhile", async () => {
    const { answer, cart: store, restoring, kept } = later();
    store.take(cart("c1", [cartLine({ quantity: 12 })]));
    answer.resolve(cart("c1"));
    await restoring;
    expect([store.count, kept.get("cart")]).toEqual([12, "c1"]);
  });

  test("takes none away that was told meanwhile, here or by another tab", async () => {
    const here = later();
    here.cart.take(cart("c2"));
    const elsewhere = later();
    elsewhere.kept.set("cart", "c2");
    for (const { answer, restoring } of [here, elsewhere]) {
      answer.reject(new Error("Away"));
      await restoring;
    }
    expect([here.cart.id, here.kept.get("cart"), elsewhere.kept.get("cart")]).toEqual(["c2", "c2", "c2"]);
  });

  test("of several counts until a younger one is there, be it a failure", async () => {
    const answers = Array.from({ length: 4 }, () => Promise.withResolvers<Cart>());
    const waiting = [...answers];
    const shop = testCommerce(() => waiting.shift()?.promise, keeping("c1"));
    const all = answers.map(() => shop.cart.refresh());
    const counts: number[] = [];
    for (const index of [1, 0, 2, 3]) {
      if (index === 2) answers[index]?.reject(new Error("Away"));
      else answers[index]?.resolve(cart("c1", [cartLine({ quantity: index + 1 })]));
      await all[index];
      counts.push(shop.cart.count);
    }
    expect(counts).toEqual([2, 2, 0, 4]);
  });
});

describe("after a login", () => {
  test("[§4 cart-after-login] a kept cart becomes the default one", async () => {
    const shop = testCommerce(() => cart("c1"), keeping("c1"));
    await shop.cart.afterLogin();
    expect(shop.asked).toEqual([["makeCartDefault", { params: { id: "c1" } }]]);
    expect([shop.cart.id, shop.held]).toEqual(["c1", []]);
  });

  test("joined to another one it is that, for the cookie too", async () => {
    const shop = testCommerce(() => cart("own"), keeping("c1"));
    await shop.cart.afterLogin();
    expect([shop.cart.id, shop.kept.get("cart"), shop.held]).toEqual(["own", "own", ["own"]]);
  });

  test("[§4 cart-after-login] without a kept one the customer's main cart is fetched", async () => {
    const shop = testCommerce((name) => (name === "openCart" ? { id: "own" } : cart("own")));
    await shop.cart.afterLogin();
    expect(shop.asked.map(([name]) => name)).toEqual(["openCart", "getCart"]);
    expect(shop.cart.id).toBe("own");
  });

  test("[§8] a failed look-up of the default cart fetches the customer's own", async () => {
    const shop = testCommerce((name) => {
      if (name === "makeCartDefault") return refused("This cart is no longer there.", 404);
      return name === "openCart" ? { id: "own" } : cart("own");
    }, keeping("c1"));
    await shop.cart.afterLogin();
    expect([shop.cart.id, shop.cart.error, shop.held]).toEqual(["own", "", ["own"]]);
  });

  test("when neither can be had, what is kept stays", async () => {
    const shop = testCommerce(() => refused("Away", 503), keeping("c1"));
    await shop.cart.afterLogin();
    expect([shop.cart.id, shop.cart.error]).toEqual(["c1", "Away"]);
  });
});

describe("[§5] [§8] what is added", () => {
  test.each([
    ["0", "Quantity must be greater than 0"],
    ["7", "This product can only be added by multiple of 6 bottles"],
    ["18", "Only 12 items remaining in stock"],
  ])("%s is refused before it is sent: %s", async (typed, message) => {
    const shop = testCommerce(() => refused("never"));
    expect(await shop.cart.add(wine, typed)).toBe(false);
    expect([shop.cart.error, shop.asked]).toEqual([message, []]);
  });

  test("of what is no wine the multiple is said without bottles", async () => {
    const shop = testCommerce(() => refused("never"));
    await shop.cart.add({ ...wine, type: "BOX" }, "7");
    expect(shop.cart.error).toBe("This product can only be added by multiple of 6");
  });

  test("[§5 quantity-number] what is no number becomes the multiple", async () => {
    const shop = testCommerce((name) => (name === "addToCart" ? { cartId: "c1" } : cart("c1")));
    await shop.cart.add(wine, "a case");
    expect(shop.asked[0]?.[1]).toMatchObject({ body: { quantity: "6" } });
  });

  test("[§8 cart-added] is told", async () => {
    const shop = testCommerce((name) => (name === "addToCart" ? { cartId: "c1" } : cart("c1")));
    await shop.cart.add(wine, "6");
    expect([shop.cart.message, shop.cart.error, shop.cart.pending]).toEqual(["Product added to cart", "", 0]);
  });

  test("[§8 cart-details] a refusal is kept with its details, joined by ' / '", async () => {
    const data = [
      { key: "quantity", error: "is too high" },
      { key: "declination", error: "is gone" },
    ];
    const shop = testCommerce(() => refused("Invalid request", 422, data));
    expect(await shop.cart.add(wine, "6")).toBe(false);
    expect(shop.cart.error).toBe("Invalid request / is too high / is gone");
    expect([shop.cart.message, shop.cart.pending]).toEqual(["", 0]);
  });
});

describe("a line", () => {
  test("takes another quantity, by steps of what it is sold by, and the server's answer is the cart", async () => {
    const line = cartLine({ sellByMultipleOf: 3 });
    const shop = testCommerce(() => cart("c1", [{ ...line, quantity: 9 }]), keeping("c1"));
    expect(await shop.cart.step(line, 1)).toBe(true);
    expect(shop.asked).toEqual([
      ["changeCartQuantity", { params: { cartId: "c1", productId: 3 }, body: { quantity: 9, idCartProduct: 1 } }],
    ]);
    expect(shop.cart.count).toBe(9);
  });

  test("[§5] that would hold more than is left says so and stays", async () => {
    const shop = testCommerce(() => refused("never"));
    expect(await shop.cart.setQuantity(cartLine(), 13)).toBe(false);
    expect([shop.cart.error, shop.cart.errorLine]).toEqual(["Only 12 items remaining in stock", 1]);
  });

  test("goes", async () => {
    const shop = testCommerce(() => cart("c1", []), keeping("c1"));
    expect(await shop.cart.remove(cartLine())).toBe(true);
    expect([shop.asked[0]?.[0], shop.cart.count]).toEqual(["removeFromCart", 0]);
  });
});

test("a code is entered without the spaces around it; a refused one is said and changes nothing", async () => {
  const shop = testCommerce((_name, { body }) => {
    const { discountCode } = body as { discountCode: string };
    return discountCode === "NOEL" ? cart("c1") : refused("This discount code cannot be used.");
  }, keeping("c1"));
  expect(await shop.cart.enterCode(" NOEL ")).toBe(true);
  expect(await shop.cart.enterCode("RIEN")).toBe(false);
  expect([shop.cart.error, shop.cart.id, shop.cart.count]).toEqual(["This discount code cannot be used.", "c1", 6]);
});

test("[§4 logout-cart] logging out clears the cart and what was chosen for it, kept or not", async () => {
  const shop = testCommerce(() => cart("c1"), keeping("c1"));
  await shop.cart.restore();
  shop.shipping.typePhone("06 12 34 56 78");
  shop.clear();
  expect([shop.cart.cart, shop.shipping.phone, shop.kept.size, shop.told.at(-1)]).toEqual([null, "", 0, null]);
});

test("a cart that is told back changes nothing: who tells and who is told may be the same", () => {
  const shop = testCommerce(() => refused("never"));
  const one = cart("c1");
  shop.cart.take(one);
  shop.cart.take(one);
  expect(shop.told).toEqual([one]);
});
