import { beforeEach, describe, expect, test } from "vitest";

import { saveCode, takeUse } from "#server/cart/codes/write.ts";
import { activeCart, cartOf } from "#server/cart/read.ts";
import { setCode } from "#server/cart/write.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { database } from "#server/db/context.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { orderToPay } from "#server/orders/read.ts";
import { placeOrder, settlePaid } from "#server/orders/write.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { contact, filledCart, fillShop, wishFor } from "./shop-content.ts";

describe.each(bothEngines)("codes that are used so often and no more, on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  beforeEach(async () => void (form = await fillShop(100)));

  const codedCart = async (code: string) => {
    const cart = await filledCart([form, 2]);
    done(await setCode(cart, code));
    return cart;
  };
  const order = (cart: string, email: string, userId: number | null = null) =>
    placeOrder(wishFor(cart, { userId, contact: { ...contact, email } }));
  const usesOf = async (code: string) =>
    (await database().selectFrom("discount_code").select("uses").where("code", "=", code).executeTakeFirst())?.uses;
  const pay = async ({ id, totalCents }: { id: number; totalCents: number }) =>
    done(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: opened.clock.now() }));

  test("one for a customer is no other's mailbox's, however the address is spelt", async () => {
    done(await saveCode({ code: "UNE", type: "EURO", amount: 500, maxUsesPerCustomer: 1 }));
    const tries = async (emails: readonly string[]) => {
      const came = [];
      for (const email of emails) came.push((await order(await codedCart("UNE"), email)).ok);
      return came;
    };
    expect(await tries(["claire@cliente.test", "claire+1@cliente.test", " Claire+vin@Cliente.test"])).toEqual([
      ...[true, false, false],
    ]);
    expect(await tries(["jean.duval@gmail.com", "j.e.a.n.duval@gmail.com", "jeanduval+a@googlemail.com"])).toEqual([
      ...[true, false, false],
    ]);
    expect(await tries(["jean.duval@cliente.test", "jeanduval@cliente.test"])).toEqual([true, true]);
    expect(await usesOf("UNE")).toBe(4);
  });

  test("one for a customer is counted for who is logged in, whichever address they give", async () => {
    done(await saveCode({ code: "UNE", type: "EURO", amount: 500, maxUsesPerCustomer: 1 }));
    const { id } = done(await addAdministrator({ email: "a@cliente.test", password: "marc de bourgogne" }));
    done(await order(await codedCart("UNE"), "a@cliente.test", id));
    const other = await order(await codedCart("UNE"), "b@cliente.test", id);
    expect(other).toMatchObject({ error: { messageKey: "code.unknown" } });
  });

  test("who pays late what another order has replaced doesn't use it once more", async () => {
    done(await saveCode({ code: "UNE", type: "EURO", amount: 500, maxUsesPerCustomer: 1 }));
    const cart = await codedCart("UNE");
    const first = done(await order(cart, contact.email));
    done(await setCode(cart, ""));
    done(await order(cart, contact.email));
    const second = done(await order(await codedCart("UNE"), contact.email));
    expect(await pay(second)).toBe("PAID");
    expect(await pay(first)).toBe("PAID_STOCK_CONFLICT");
    expect(await usesOf("UNE")).toBe(1);
    expect(await shopFaults()).toEqual([]);
  });

  test("the last use is taken once, also by orders that both found it open", async () => {
    const { id } = done(await saveCode({ code: "DERNIER", type: "EURO", amount: 500, maxUses: 1 }));
    expect(await takeUse(id)).toEqual({ mostOfCustomer: null });
    expect(await takeUse(id)).toBeNull();
    expect(await usesOf("DERNIER")).toBe(1);
  });

  test("the last use is there for the cart whose order holds it, and for nobody else", async () => {
    done(await saveCode({ code: "DERNIER", type: "EURO", amount: 500, maxUses: 1 }));
    const cart = await codedCart("DERNIER");
    const { id, totalCents } = done(await order(cart, contact.email));
    const seen = await activeCart(cart);
    const { totalProduct, totalProductToPay } = (seen && (await cartOf(seen, "fr_FR"))) ?? {};
    expect((totalProduct ?? 0) - (totalProductToPay ?? 0)).toBe(5);
    done(await setCode(cart, "dernier"));
    expect(await setCode(await filledCart([form, 2]), "DERNIER")).toMatchObject({
      error: { messageKey: "code.unknown" },
    });
    const again = await placeOrder(wishFor(cart, { message: "Sonnez", expectedTotalCents: totalCents }));
    expect(again).toMatchObject({ ok: true, value: { totalCents } });
    expect((await orderToPay(id))?.state).toBe("CANCELLED");
    expect(await usesOf("DERNIER")).toBe(1);
  });

  test("entered again, however it is written, it makes no other order", async () => {
    done(await saveCode({ code: "ENCORE", type: "EURO", amount: 500 }));
    const cart = await codedCart("encore");
    const { id } = done(await order(cart, contact.email));
    done(await setCode(cart, " En core "));
    expect(done(await order(cart, contact.email)).id).toBe(id);
  });
});
