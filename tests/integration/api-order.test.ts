import { describe, expect, test } from "vitest";

import { calls } from "#schemas/contract/catalogue.ts";
import type { NewOrder } from "#schemas/content/checkout.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { saveCode } from "#server/cart/codes/write.ts";
import { makeDefault } from "#server/cart/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { orderRow } from "#server/orders/read.ts";
import { settlePaid } from "#server/orders/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { customer, fillCustomer } from "./api-content.ts";
import { useApi } from "./api-server.ts";

const example = (name: string) => calls.find((call) => call.name === name)?.example.body as Record<string, unknown>;
const body = example("placeOrder");
const idCart = String(body["idCart"]);

describe.each(engines)("[§7] ordering on $name", (engine) => {
  const api = useApi(engine);

  const post = (path: string, sent: object, lang = "en_US", token?: string) =>
    api.call("POST", `/api${path}`, { body: sent, lang, ...(token !== undefined && { token }) });
  const order = (change: object = {}, token?: string) => post("/order", { ...body, ...change }, "en_US", token);
  const countOrders = async () =>
    Number(
      (
        await database()
          .selectFrom("order")
          .select(({ fn }) => fn.countAll<number>().as("n"))
          .where("cart_id", "=", idCart)
          .executeTakeFirstOrThrow()
      ).n,
    );

  test("[§7 checkout-calls] POST /order places it and leads to who takes the money; sent again it is the same one", async () => {
    const first = await order();
    expect(first.status).toBe(200);
    const placed = first.body.data as NewOrder;
    expect(placed).toMatchObject({
      code: expect.stringMatching(/^CD-/),
      total: 61.9,
      payment: { provider: "sandbox" },
    });
    expect(placed.payment?.url).toMatch(/^https:\/\/bank\.test\/pay\//);
    expect((await order()).body.data).toEqual(placed);
    expect(await countOrders()).toBe(1);
    const row = await orderRow(placed.id);
    expect(row).toMatchObject({ user_id: null, email: "claire@example.org", is_of_age: 1, shipping_cents: 1290 });
    const shown = await api.call("GET", `/api/order/${placed.id}?key=${placed.key}`);
    expect(shown.body.data).toMatchObject({ code: placed.code, isPayable: true });
  });

  test("[§5 buyer-of-age] [§5 terms-accepted] nobody orders who says that they aren't 18 or don't accept the terms", async () => {
    const young = await order({ isOfAge: false });
    expect([young.status, young.body.message]).toEqual([400, "Only adults can order."]);
    const terms = await order({ acceptsTerms: false });
    expect([terms.status, terms.body.message]).toEqual([400, "Please accept the terms of sale."]);
    expect(await countOrders()).toBe(0);
  });

  test("[§7] an order with nothing but what the specification's body has is placed, and what wasn't said is noted as unsaid", async () => {
    const { status, body } = await order({ isOfAge: undefined, acceptsTerms: undefined });
    expect(status).toBe(200);
    expect(await orderRow((body.data as { id: number }).id)).toMatchObject({ is_of_age: null, terms_hash: "" });
  });

  test("no price, fee, owner or state that is sent is believed; another total than was seen is refused", async () => {
    for (const more of [{ shippingFees: 0 }, { userId: 1 }, { state: "PAID" }, { total: "61.9" }]) {
      expect((await order(more)).status, JSON.stringify(more)).toBe(400);
    }
    const other = await order({ total: 1 });
    expect([other.status, other.body.message]).toEqual([
      409,
      "The price has changed since you saw it. Please look at your order again.",
    ]);
    expect((await order({ total: 61.9 })).status).toBe(200);
  });

  test("[§8] what is wrong is told by the key of the body, in the request's language", async () => {
    const wrong = { user: { email: "x", phone: "" }, delivery: { type: "DELIVERY", serviceCode: "NONE" } };
    const answer = await post("/order", { ...body, ...wrong }, "fr_FR");
    expect(answer.status).toBe(400);
    expect(answer.body.data).toEqual([
      { key: "user.email", error: "ne ressemble pas à une adresse e-mail" },
      { key: "user.phone", error: expect.stringContaining("est à remplir") },
      { key: "delivery.serviceCode", error: expect.stringContaining("ne dessert plus") },
    ]);
    const paid = await post("/order/validate", { idCart });
    expect(paid.body.data).toMatchObject({ isValid: false, messages: [] });
  });

  test("[§7] POST /order/validate tells all that is in the way, and nothing of it when there is nothing", async () => {
    await api.call("PUT", `/api/cart/${idCart}/checkout/address`, { body: example("saveCheckoutAddress") });
    await api.call("PUT", `/api/cart/${idCart}/checkout/delivery`, { body: example("saveCheckoutDelivery") });
    expect((await post("/order/validate", { idCart })).body.data).toEqual({
      isValid: true,
      problems: [],
      messages: [],
    });
    await inTransaction(() => database().updateTable("stock").set({ on_hand: 3 }).where("reserved", "=", 2).execute());
    expect((await post("/order/validate", { idCart })).body.data).toMatchObject({
      isValid: false,
      messages: ["Grande Cuvée: Only 1 items remaining in stock"],
    });
  });

  test("[§7] what the cart's own order holds of the last bottles is in nobody's way for POST /order/validate", async () => {
    const messages = async () =>
      ((await post("/order/validate", { idCart })).body.data as { messages: unknown }).messages;
    expect((await order()).status).toBe(200);
    await inTransaction(() =>
      database()
        .updateTable("stock")
        .set((set) => ({ on_hand: set.ref("reserved") }))
        .execute(),
    );
    expect(await messages()).toEqual([]);
  });

  test("[§7] POST /order/discount takes an order's body and tells what it would cost, with a code and without", async () => {
    const dear = { total: 61.9, subtotal: 49, shippingFees: 12.9, discount: 0 };
    expect((await post("/order/discount", body)).body.data).toEqual(dear);
    done(await saveCode({ code: "AUTOMNE", type: "PERCENT", amount: 1000 }));
    const coded = await post("/order/discount", { ...body, discountCode: "automne" });
    expect(coded.body.data).toEqual({ total: 57, subtotal: 49, shippingFees: 12.9, discount: 4.9 });
    expect((await post("/order/discount", { ...body, discountCode: "NOEL" })).status).toBe(409);
    expect(await countOrders()).toBe(0);
  });

  test("what the body leaves out is as it was typed for the cart; a customer's order is theirs", async () => {
    await fillCustomer();
    const { token } = (await post("/login", customer)).body.data as { token: string };
    const userId = (await accountOf(customer.email)) ?? 0;
    done(await makeDefault(idCart, userId));
    const sent = { idCart, isOfAge: true, acceptsTerms: true };
    expect((await post("/order", sent)).status, "a stranger").toBe(404);
    done(await addAdministrator({ email: "other@example.org", password: "vin de table 1998" }));
    const other = await post("/login", { email: "other@example.org", password: "vin de table 1998" });
    const estate = (other.body.data as { token: string }).token;
    expect((await post("/order", sent, "en_US", estate)).status).toBe(404);
    await api.call("PUT", `/api/cart/${idCart}/checkout/address`, { body: example("saveCheckoutAddress"), token });
    await api.call("PUT", `/api/cart/${idCart}/checkout/delivery`, { body: example("saveCheckoutDelivery"), token });
    const placed = (await post("/order", sent, "en_US", token)).body.data as NewOrder;
    expect(await orderRow(placed.id)).toMatchObject({ user_id: userId, firstname: "Claire" });
    expect((await api.call("GET", `/api/order/${placed.id}`, {})).status, "a stranger").toBe(404);
    expect((await api.call("GET", `/api/order/${placed.id}`, { token: estate })).status, "the estate").toBe(200);
  });

  test("a declined payment is begun once more on the same order, by who holds its key; a paid one is not", async () => {
    const placed = (await order()).body.data as NewOrder;
    const again = await post(`/order/${placed.id}/payment?key=${placed.key}`, {});
    expect(again.body.data).toEqual(placed.payment);
    expect((await post(`/order/${placed.id}/payment?key=AAAAAAAAAAAAAAAAAAAAAA`, {})).status).toBe(404);
    expect((await post(`/order/${placed.id}/payment`, {})).status).toBe(404);
    done(await settlePaid({ orderId: placed.id, amountCents: 6190, paidAt: Date.now() }));
    expect((await post(`/order/${placed.id}/payment?key=${placed.key}`, {})).status).toBe(409);
    expect((await order()).body.data, "the cart is bought: the same order").toMatchObject({
      id: placed.id,
      payment: null,
    });
    expect((await order({ message: "Another wish" })).status).toBe(404);
  });
});
