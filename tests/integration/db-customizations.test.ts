import { beforeEach, describe, expect, test } from "vitest";

import type { GivenAnswer } from "#schemas/content/product-customization.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { activeCart, cartOf, fullCart, reckonItems } from "#server/cart/read.ts";
import { addToCart, changeQuantity, makeDefault, removeLine } from "#server/cart/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { database } from "#server/db/context.ts";
import { saveCustomization } from "#server/customizations/write.ts";
import { orderByCode } from "#server/orders/read.ts";
import { placeOrder, settlePaid } from "#server/orders/write.ts";
import { withdrawalOffer } from "#server/returns/withdrawals/read.ts";
import { engraving, forLise, golden } from "#tests/factories/engraving.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { contact, fillShop, wishFor } from "./shop-content.ts";

describe.each(engines)("products that are made for their buyers on $name", (engine) => {
  useDatabase(engine);
  let form = 0;
  let product = 0;

  beforeEach(async () => {
    form = await fillShop(20);
    const row = await database()
      .selectFrom("declination")
      .select("product_id")
      .where("id", "=", form)
      .executeTakeFirstOrThrow();
    product = row.product_id;
    done(await saveCustomization(product, engraving));
  });

  const add = (customizations: readonly GivenAnswer[], over: { cartId?: string; quantity?: number } = {}) =>
    addToCart({ cartId: null, userId: null, declinationId: form, quantity: 1, customizations, ...over });
  const cartWith = async (customizations: readonly GivenAnswer[], quantity = 1): Promise<string> =>
    done(await add(customizations, { quantity })).cartId;
  const read = async (id: string, locale: "fr_FR" | "en_US" = "fr_FR") => {
    const cart = await activeCart(id);
    if (!cart) throw new Error("no cart");
    return await cartOf(cart, locale);
  };

  async function fillSecond(): Promise<number> {
    return done(
      await saveProduct({
        type: "OTHER",
        texts: { fr_FR: { name: "Huile" } },
        declinations: [{ reference: "HU", year: null, capacityMl: 0, priceCents: 500 }],
      }),
    ).id;
  }

  test("[K4] nobody gets it without saying how; what is wrong is told by field", async () => {
    const missing = await add([]);
    expect(missing).toMatchObject({
      ok: false,
      error: { messageKey: "cart.customize", problems: [{ key: "customizations.1", messageKey: "key.required" }] },
    });
    const wrong = await add([
      { id: 1, textValue: "x".repeat(21) },
      { id: 2, selectValue: { key: "silver" } },
      { id: 9, textValue: "?" },
    ]);
    expect(wrong).toMatchObject({
      error: {
        problems: [
          { key: "customizations.1", messageKey: "key.tooLong", values: { max: 20 } },
          { key: "customizations.2", messageKey: "key.offered" },
          { key: "customizations.9", messageKey: "key.notAsked" },
        ],
      },
    });
    expect(await add([{ id: 1, textValue: "  " }])).toMatchObject({ ok: false });
    const plain = await fillSecond();
    const oil = await database()
      .selectFrom("declination")
      .select("id")
      .where("product_id", "=", plain)
      .executeTakeFirstOrThrow();
    expect(
      await addToCart({ cartId: null, userId: null, declinationId: oil.id, quantity: 1, customizations: forLise }),
    ).toMatchObject({ error: { problems: [{ key: "customizations.1", messageKey: "key.notAsked" }] } });
    expect(await database().selectFrom("cart").select("id").execute()).toEqual([]);
  });

  test("[K3] a line costs its wine and what was answered; a cart says each, in the page's language", async () => {
    const cart = await read(await cartWith(golden, 2), "en_US");
    expect(cart.products).toMatchObject([
      {
        unitPrice: 16,
        unitPriceToPay: 16,
        customizationPrice: 6,
        total: 32,
        totalToPay: 32,
        isExcludedFromWithdrawal: true,
        customizations: [
          {
            id: 1,
            label: "Engraving",
            formAnswer: "Pour Lise Aubert",
            costType: "EURO",
            amount: 3,
            cost: 3,
            url: null,
          },
          {
            id: 2,
            formAnswer: "Gold",
            selectValue: { key: "gold", value: "Gold" },
            costType: "PERCENT",
            amount: 10,
            cost: 1,
          },
          { id: 3, formAnswer: "Yes", checkboxValue: true, cost: 2 },
        ],
      },
    ]);
    expect(cart).toMatchObject({ totalProduct: 32, totalProductToPay: 32 });
  });

  test("[K7] the same answers are one line, others another; all count together against the stock", async () => {
    done(await countStock(form, 10));
    const cartId = await cartWith(forLise, 4);
    done(await add([{ id: 1, textValue: "Pour Lise" }], { cartId, quantity: 2 }));
    done(await add(golden, { cartId, quantity: 3 }));
    const lines = (await read(cartId)).products;
    expect(lines.map(({ quantity }) => quantity)).toEqual([6, 3]);
    expect(await add(golden, { cartId, quantity: 2 })).toMatchObject({
      error: { messageKey: "stock.left", values: { n: 4 } },
    });
    const [first, second] = lines;
    const key = { cartId, lineId: first!.id, productId: product };
    expect(await changeQuantity(key, 8)).toMatchObject({ error: { messageKey: "stock.left", values: { n: 7 } } });
    done(await changeQuantity(key, 7));
    done(await removeLine({ ...key, lineId: second!.id }));
    done(await changeQuantity(key, 10));
    expect(await placeOrder(wishFor(cartId))).toMatchObject({ ok: true });
  });

  test("[K7] fields that stand in another order make no other line of the same answers", async () => {
    const cartId = await cartWith(golden, 2);
    done(await saveCustomization(product, { ...engraving, inputs: engraving.inputs.toReversed() }));
    done(await add(golden, { cartId, quantity: 3 }));
    expect((await read(cartId)).products.map(({ quantity }) => quantity)).toEqual([5]);
  });

  test("what can no longer be made as it was said is not sold; asked for again, it is", async () => {
    const cartId = await cartWith(golden);
    const more = [...engraving.inputs, { inputType: "TEXT", label: { fr_FR: "Au dos" } } as const];
    done(await saveCustomization(product, { ...engraving, inputs: more }));
    expect((await read(cartId)).products).toMatchObject([{ isSold: true, unitPrice: 16 }]);
    const without = engraving.inputs.filter(({ id }) => id !== 2);
    done(await saveCustomization(product, { ...engraving, inputs: without }));
    // What was gilded can't be any more: nobody gets something else than they asked for.
    expect((await read(cartId)).products).toMatchObject([{ isSold: false, total: 0 }]);
    done(await saveCustomization(product, { ...engraving, inputs: [{ ...engraving.inputs[0]!, maxLength: 5 }] }));
    expect((await read(cartId)).products).toMatchObject([{ isSold: false, total: 0 }]);
    expect(await placeOrder(wishFor(cartId))).toMatchObject({ error: { messageKey: "product.gone" } });
    done(await saveCustomization(product, engraving));
    expect((await read(cartId)).products).toMatchObject([{ isSold: true, unitPrice: 16 }]);
  });

  test("what its shipping costs is told before anybody says how it is to be made", async () => {
    const { goodsCents, lines } = await reckonItems([{ declinationId: form, quantity: 6 }], "fr_FR");
    expect([goodsCents, lines.length]).toEqual([6000, 1]);
  });

  test("a guest's lines join the customer's with all that was said of them", async () => {
    const user = done(await addAdministrator({ email: "a@estate.test", password: "grand cru 2022" }));
    const own = done(
      await addToCart({ cartId: null, userId: user.id, declinationId: form, quantity: 1, customizations: forLise }),
    );
    const guests = await cartWith(forLise, 3);
    done(await add(golden, { cartId: guests }));
    done(await makeDefault(guests, user.id));
    const cart = await read(own.cartId);
    expect(cart.products.map(({ quantity, customizations }) => [quantity, customizations[0]?.formAnswer])).toEqual([
      [3, "Pour Lise"],
      [1, "Pour Lise Aubert"],
    ]);
  });

  test("[K6] [W4] an order keeps what was said in the words of its day; what its buyer was told of can't be withdrawn from", async () => {
    const cartId = await cartWith(golden, 2);
    done(await addToCart({ cartId, userId: null, declinationId: await plainForm(), quantity: 1 }));
    const placed = done(await placeOrder(wishFor(cartId)));
    done(await settlePaid({ orderId: placed.id, amountCents: placed.totalCents, paidAt: Date.now() }));
    done(
      await saveCustomization(product, {
        ...engraving,
        isExcludedFromWithdrawal: false,
        inputs: [{ ...engraving.inputs[0]!, label: { fr_FR: "Autre" } }],
      }),
    );
    const { content } = await database().selectFrom("order_paper").select("content").executeTakeFirstOrThrow();
    expect(content).toContain("Gravure : Pour Lise Aubert");
    expect(content).toContain("dont personnalisation 6,00\u00a0€ par unité");
    const order = await orderByCode(placed.code, "en_US");
    expect(order?.products).toMatchObject([
      {
        unitPrice: 16,
        customizationPrice: 6,
        isExcludedFromWithdrawal: true,
        customizations: [{ label: "Gravure" }, { formAnswer: "À l’or" }, {}],
      },
      { customizations: [], customizationPrice: 0, isExcludedFromWithdrawal: false },
    ]);
    const offer = done(await withdrawalOffer({ name: "Claire", code: placed.code, email: contact.email }));
    expect(offer.products.map(({ isExcluded }) => isExcluded)).toEqual([true, false]);
  });

  async function plainForm(): Promise<number> {
    const id = await fillSecond();
    return (
      await database().selectFrom("declination").select("id").where("product_id", "=", id).executeTakeFirstOrThrow()
    ).id;
  }

  test("[K6] who said how before it was excluded wasn't told, and keeps the right to withdraw", async () => {
    done(await saveCustomization(product, { ...engraving, isExcludedFromWithdrawal: false }));
    const cartId = await cartWith(forLise, 2);
    done(await saveCustomization(product, engraving));
    done(await add(golden, { cartId }));
    const excluded = [false, true];
    expect((await read(cartId)).products.map((line) => line.isExcludedFromWithdrawal)).toEqual(excluded);
    const placed = done(await placeOrder(wishFor(cartId)));
    done(await settlePaid({ orderId: placed.id, amountCents: placed.totalCents, paidAt: Date.now() }));
    const offer = done(await withdrawalOffer({ name: "Claire", code: placed.code, email: contact.email }));
    expect(offer.products.map(({ isExcluded }) => isExcluded)).toEqual(excluded);
    const again = await cartWith(forLise);
    done(await add(forLise, { cartId: again }));
    expect((await read(again)).products).toMatchObject([{ quantity: 2, isExcludedFromWithdrawal: true }]);
  });

  test("[K6] whose customization doesn't exclude it keeps the right to withdraw", async () => {
    done(await saveCustomization(product, { ...engraving, isExcludedFromWithdrawal: false }));
    const placed = done(await placeOrder(wishFor(await cartWith(forLise, 2))));
    done(await settlePaid({ orderId: placed.id, amountCents: placed.totalCents, paidAt: Date.now() }));
    const offer = done(await withdrawalOffer({ name: "Claire", code: placed.code, email: contact.email }));
    expect(offer.products.map(({ isExcluded }) => isExcluded)).toEqual([false]);
  });

  test("signs that nobody sees, and those that turn letters round, are left out of what is engraved", async () => {
    const cartId = await cartWith([{ id: 1, textValue: "A\u0000\u202eB\u0007 e\u0301\r\nC" }]);
    const full = await fullCart((await activeCart(cartId))!, "fr_FR");
    expect(full.lines[0]?.answers[0]?.textValue).toBe("AB é\nC");
  });
});
