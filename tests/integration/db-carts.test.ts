import { beforeEach, describe, expect, test } from "vitest";

import { addAdministrator } from "#server/accounts/write.ts";
import { setNamedCode, endCode, type CodeInput } from "#server/cart/codes/write.ts";
import { activeCart, cartOf, cartOfUser } from "#server/cart/read.ts";
import {
  addToCart,
  changeQuantity,
  deleteCart,
  forgetOldCarts,
  makeDefault,
  openCart,
  removeLine,
  setCode,
} from "#server/cart/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { saveBoxItems } from "#server/catalogue/relations/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock, reserveStock } from "#server/catalogue/stock/write.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

describe.each(engines)("carts on $name", (engine) => {
  const opened = useDatabase(engine);
  let wine = 0;
  let form = 0;
  let other = 0;

  beforeEach(async () => {
    const saved = await saveProduct({
      type: "WINE",
      texts: { fr_FR: { name: "Éclat" }, en_US: { name: "Spark" } },
      declinations: [{ reference: "EC", year: 2022, capacityMl: 750, priceCents: 1000, tracksStock: true }],
      lists: { decreasingDiscounts: [{ fromQuantity: 6, type: "PERCENT", amount: 1000 }] },
    });
    wine = done(saved).id;
    form = await formOf("EC");
    done(await countStock(form, 10));
    done(
      await saveProduct({
        type: "WINE",
        texts: { fr_FR: { name: "Aubade" } },
        declinations: [{ reference: "AU", capacityMl: 375, priceCents: 500, sellByMultipleOf: 6 }],
      }),
    );
    other = await formOf("AU");
  });

  test("[§3 cart-shape] [§3 cart-line] [§7] a cart tells its lines, what they cost before and after, and its bottles", async () => {
    const cartId = await filled([form, 6], [other, 6]);
    expect(await read(cartId)).toMatchObject({
      id: cartId,
      type: "MAIN_CART",
      discountCode: "",
      totalProduct: 90,
      totalProductToPay: 84,
      bottles: 9,
      products: [
        {
          quantity: 6,
          type: "WINE",
          name: "Éclat",
          url: `/wines/eclat/${wine}`,
          reference: "EC",
          capacity: 75,
          capacityUnit: "CENTILITRE",
          sellByMultipleOf: 1,
          setQuantity: true,
          left: 10,
          isSold: true,
          isDematerialized: false,
          hasShippingFees: true,
          unitPrice: 10,
          unitPriceToPay: 9,
          total: 60,
          totalToPay: 54,
        },
        { quantity: 6, reference: "AU", sellByMultipleOf: 6, capacity: 37.5 },
      ],
    });
    expect((await read(cartId, "en_US"))?.products[0]?.name).toBe("Spark");
  });

  test("[§4] a cart is made by the first thing that goes in, with an id that nobody guesses", async () => {
    const [one, another] = [await filled([form, 1]), await filled([form, 1])];
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(another).not.toBe(one);
    expect(await activeCart("A".repeat(22))).toBeNull();
  });

  test("[§5] what is there already counts with what is added, in the words of the rule that it breaks", async () => {
    const cartId = await filled([form, 8]);
    expect(await add(cartId, form, 3)).toMatchObject(notMore("stock.left", { n: 10 }));
    expect(await add(cartId, form, 0)).toMatchObject(notMore("quantity.positive"));
    expect(await add(cartId, other, 5)).toMatchObject(notMore("quantity.multipleOfBottles", { n: 6 }));
    expect(await add(cartId, 999_999, 1)).toMatchObject(refused("not-found"));
    done(await add(cartId, form, 2));
    expect((await read(cartId))?.products).toMatchObject([{ quantity: 10 }]);
  });

  test("[§5] what orders hold is not there for a cart, and what a box needs isn't there for its bottles", async () => {
    done(await reserveStock([{ declinationId: form, quantity: 4 }]));
    const box = done(
      await saveProduct({
        type: "BOX",
        texts: { fr_FR: { name: "Caisse" } },
        declinations: [{ reference: "CA", priceCents: 3500 }],
      }),
    );
    done(await saveBoxItems(box.id, [{ declinationId: form, quantity: 3 }]));
    const cartId = await filled([await formOf("CA"), 1]);
    expect(await add(cartId, form, 4)).toMatchObject(notMore("stock.left", { n: 3 }));
    done(await add(cartId, form, 3));
    expect((await read(cartId))?.bottles).toBe(6);
  });

  test("[§7 cart-calls] a line's quantity is set, a line goes, a cart goes", async () => {
    const cartId = await filled([form, 1], [other, 6]);
    const lines = (await read(cartId))?.products ?? [];
    const key = { cartId, lineId: lines[0]?.id ?? 0, productId: wine };
    done(await changeQuantity(key, 6));
    expect((await read(cartId))?.totalProductToPay).toBe(84);
    expect(await changeQuantity(key, 11)).toMatchObject(notMore("stock.left", { n: 10 }));
    expect(await changeQuantity({ ...key, productId: wine + 1 }, 1)).toMatchObject(refused("not-found"));
    done(await removeLine(key));
    expect((await read(cartId))?.products).toHaveLength(1);
    done(await deleteCart(cartId));
    expect(await activeCart(cartId)).toBeNull();
    expect(await add(cartId, form, 1)).toMatchObject({ ok: false, error: { messageKey: "cart.gone" } });
  });

  test("a change of what is sold shows in the cart: its price, and that it is gone", async () => {
    const cartId = await filled([form, 1]);
    const declinations = [{ reference: "EC", year: 2022, capacityMl: 750, priceCents: 1200, tracksStock: true }];
    done(await saveProduct({ id: wine, texts: { fr_FR: { name: "Éclat" } }, declinations }));
    expect((await read(cartId))?.totalProduct).toBe(12);
    done(await saveProduct({ id: wine, texts: { fr_FR: { name: "Éclat" } }, declinations, isPublished: false }));
    expect(await read(cartId)).toMatchObject({ totalProduct: 0, bottles: 0, products: [{ isSold: false }] });
  });

  describe("discount codes", () => {
    const code = (over: Partial<CodeInput> = {}) =>
      setNamedCode({ code: "Noël 10", type: "PERCENT", amount: 1000, ...over });

    test("a code takes its part off, however it is written, and goes with an empty one", async () => {
      done(await code());
      const cartId = await filled([form, 1], [other, 6]);
      done(await setCode(cartId, " noël10 "));
      expect(await read(cartId)).toMatchObject({
        discountCode: "NOËL10",
        isCodeApplied: true,
        discount: 4,
        totalProductToPay: 36,
      });
      done(await setCode(cartId, ""));
      expect(await read(cartId)).toMatchObject({ discountCode: "", discount: 0, totalProductToPay: 40 });
    });

    test("one that is unknown, over, not begun, used up or off is refused in the same words", async () => {
      const cartId = await filled([form, 1]);
      const day = 86_400_000;
      const instant = now();
      for (const over of [{ endsAt: instant - day }, { startsAt: instant + day }]) {
        done(await code(over));
        expect(await setCode(cartId, "NOËL10")).toMatchObject(notMore("code.unknown"));
      }
      done(await code({ maxUses: 1 }));
      await inTransaction(() => database().updateTable("discount_code").set({ uses: 1 }).execute());
      expect(await setCode(cartId, "NOËL10")).toMatchObject(notMore("code.unknown"));
      done(await code());
      done(await endCode("noël10"));
      expect(await setCode(cartId, "NOËL10")).toMatchObject(notMore("code.unknown"));
      expect(await setCode(cartId, "PAQUES")).toMatchObject(notMore("code.unknown"));
    });

    test("its conditions are asked of the cart as it is: below them it stays, and takes nothing off", async () => {
      done(await code({ minCents: 2000, minBottles: 2 }));
      const cartId = await filled([form, 1]);
      done(await setCode(cartId, "NOËL10"));
      expect(await read(cartId)).toMatchObject({ discountCode: "NOËL10", isCodeApplied: false, totalProductToPay: 10 });
      done(await add(cartId, form, 1));
      expect(await read(cartId)).toMatchObject({ isCodeApplied: true, totalProductToPay: 18 });
    });

    test("what can't be a code is refused with its key", async () => {
      expect(await code({ code: "a" })).toMatchObject(refused("invalid", "code"));
      expect(await code({ amount: 10_001 })).toMatchObject(refused("invalid", "amount"));
      expect(await code({ amount: 0 })).toMatchObject(refused("invalid", "amount"));
      expect(await code({ startsAt: 2, endsAt: 1 })).toMatchObject(refused("invalid", "endsAt"));
    });
  });

  describe("[§4] after a login", () => {
    let user = 0;
    beforeEach(async () => {
      user = done(await addAdministrator({ email: "a@estate.test", password: "grand cru 2022" })).id;
    });

    test("[§4] a kept cart becomes the default one of who has none", async () => {
      const cartId = await filled([form, 1]);
      expect(done(await makeDefault(cartId, user)).id).toBe(cartId);
      expect((await cartOfUser(user))?.id).toBe(cartId);
      expect(done(await makeDefault(cartId, user)).id).toBe(cartId);
    });

    test("two carts become one: the guest's quantity counts, the other lines stay, the old id answers with the survivor", async () => {
      const own = done(await openCart(user)).id;
      done(await add(own, form, 2));
      done(await add(own, other, 6));
      const guests = await filled([form, 3]);
      for (let times = 0; times < 2; times += 1) expect(done(await makeDefault(guests, user)).id).toBe(own);
      expect((await read(own))?.products).toMatchObject([{ quantity: 3 }, { quantity: 6 }]);
      expect((await activeCart(guests))?.id).toBe(own);
      expect(done(await openCart(user)).id).toBe(own);
    });

    test("another user's cart can't be taken", async () => {
      const own = done(await openCart(user)).id;
      const stranger = done(await addAdministrator({ email: "b@estate.test", password: "grand cru 2023" })).id;
      expect(await makeDefault(own, stranger)).toMatchObject(refused("not-found"));
    });
  });

  test("a cart that nobody touches for ninety days is forgotten, with what went into it; one that was kept stays", async () => {
    const user = done(await addAdministrator({ email: "a@estate.test", password: "grand cru 2022" })).id;
    const own = done(await openCart(user)).id;
    const merged = await filled([form, 1]);
    done(await makeDefault(merged, user));
    const old = await filled([form, 1]);
    opened.clock.advance(60 * 86_400_000);
    done(await add(own, form, 1));
    opened.clock.advance(31 * 86_400_000);
    await forgetOldCarts();
    const left = await database().selectFrom("cart").select("id").execute();
    expect(left.map(({ id }) => id)).toEqual([own]);
    expect(await activeCart(old)).toBeNull();
    expect((await read(own))?.products).toHaveLength(1);
  });

  test("many who add to one cart at once lose nothing, and take no more than there is", async () => {
    const cartId = await filled([form, 1]);
    const results = await Promise.all(Array.from({ length: 20 }, () => add(cartId, form, 1)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(9);
    expect((await read(cartId))?.products).toMatchObject([{ quantity: 10 }]);
    expect((await activeCart(cartId))?.version).toBe(10);
  });

  async function formOf(reference: string): Promise<number> {
    return (await stockOf(reference))?.declinationId ?? 0;
  }

  const add = (cartId: string | null, declinationId: number, quantity: number) =>
    addToCart({ cartId, userId: null, declinationId, quantity });

  async function filled(...lines: readonly (readonly [number, number])[]): Promise<string> {
    let cartId: string | null = null;
    for (const [id, quantity] of lines) cartId = done(await add(cartId, id, quantity)).cartId;
    return cartId ?? "";
  }

  async function read(cartId: string, locale: "fr_FR" | "en_US" = "fr_FR") {
    const cart = await activeCart(cartId);
    return cart && (await cartOf(cart, locale));
  }

  function notMore(messageKey: string, values?: object) {
    return { ok: false, error: { messageKey, ...(values && { values }) } };
  }
});
