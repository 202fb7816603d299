import { beforeEach, describe, expect, test } from "vitest";

import type { Cart } from "#schemas/content/cart.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { listProducts } from "#server/catalogue/products/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, useApi } from "./api-server.ts";

const stranger = { email: "stranger@estate.test", password: "vin de table 1998" } as const;

describe.each(engines)("[§7] the calls of the cart on $name", (engine) => {
  const api = useApi(engine);
  let form = 0;
  let product = 0;

  beforeEach(async () => {
    const { products } = await listProducts("fr_FR", { nbItem: 1, page: 1, orderBy: [], filters: [] });
    product = products[0]?.id ?? 0;
    form = products[0]?.declinations[0]?.id ?? 0;
    done(await countStock(form, 12));
  });

  test("[§7 cart-calls] POST /cart/new/product/{declinationId} begins a cart and returns its id", async () => {
    const cartId = await begun("2");
    expect(cartId).toMatch(/^[\w-]{22}$/);
    expect(await cartOf(cartId)).toMatchObject({ id: cartId, products: [{ quantity: 2, idDeclination: form }] });
  });

  test("[§5] the quantity is text: what is no number falls back to the multiple, without one it is one", async () => {
    for (const quantity of ["abc", "", null]) {
      expect((await cartOf(await begun(quantity))).products[0]?.quantity).toBe(1);
    }
  });

  test("[§5] [§8] a refusal has the words of the specification, in both languages", async () => {
    const messages = async (quantity: string, lang: string) => (await add("new", quantity, { lang })).body.message;
    expect(await messages("0", "en_US")).toBe("Quantity must be greater than 0");
    expect(await messages("1.5", "en_US")).toBe("This product can only be added by multiple of 1 bottles");
    expect(await messages("13", "en_US")).toBe("Only 12 items remaining in stock");
    expect(await messages("13", "fr_FR")).toMatch(/12/);
    expect(await add("new", "13")).toMatchObject({ status: 409, body: { success: false } });
    expect((await add("new", "1", { form: 999_999 })).status).toBe(404);
  });

  test("a cart that was asked for twice by one key is begun once", async () => {
    const headers = { "idempotency-key": "a-key-of-a-customer" };
    const [one, again] = [await add("new", "2", { headers }), await add("new", "2", { headers })];
    expect(again.text).toBe(one.text);
  });

  test("[§7] lines are changed and taken out, a code is set, the cart goes", async () => {
    const cartId = await begun("2");
    const line = (await cartOf(cartId)).products[0]?.id;
    const changed = await api.call("PUT", `/api/cart/${cartId}/product/${product}/quantity`, {
      body: { quantity: 6, idCartProduct: line },
    });
    expect(changed.body.data).toMatchObject({ products: [{ quantity: 6 }] });
    const coded = await api.call("POST", `/api/cart/${cartId}`, { body: { discountCode: "NOEL" }, lang: "en_US" });
    expect(coded).toMatchObject({ status: 409, body: { message: "This discount code cannot be used." } });
    const removed = await api.call("DELETE", `/api/cart/${cartId}/product/${product}/${line}`);
    expect(removed.body.data).toMatchObject({ products: [], totalProduct: 0 });
    expect((await api.call("DELETE", `/api/cart/${cartId}`)).status).toBe(200);
    expect((await api.call("GET", `/api/cart/${cartId}`)).status).toBe(404);
  });

  test("[§4] a kept cart becomes the default one of who logs in, and their main cart is found again", async () => {
    const cartId = await begun("2");
    const token = await logIn(administrator);
    expect((await api.call("GET", `/api/cart/${cartId}/default`)).status).toBe(401);
    const made = await api.call("GET", `/api/cart/${cartId}/default`, { token });
    expect(made.body.data).toMatchObject({ id: cartId, products: [{ quantity: 2 }] });
    const main = await api.call("POST", "/api/cart", { body: { type: "MAIN_CART" }, token });
    expect(main.body.data).toEqual({ id: cartId });
  });

  test("a user's cart is not there for a guest, nor for another user, whatever they do (reliability S-03)", async () => {
    const cartId = await begun("2");
    const token = await logIn(administrator);
    await api.call("GET", `/api/cart/${cartId}/default`, { token });
    const line = (await cartOf(cartId, token)).products[0]?.id;
    done(await addAdministrator(stranger));
    const other = await logIn(stranger);
    for (const stealing of [{}, { token: other }]) {
      const answers = [
        await api.call("GET", `/api/cart/${cartId}`, stealing),
        await api.call("POST", `/api/cart/${cartId}`, { body: { discountCode: "" }, ...stealing }),
        await add(cartId, "1", stealing),
        await api.call("PUT", `/api/cart/${cartId}/product/${product}/quantity`, {
          body: { quantity: 1, idCartProduct: line },
          ...stealing,
        }),
        await api.call("DELETE", `/api/cart/${cartId}/product/${product}/${line}`, stealing),
        await api.call("DELETE", `/api/cart/${cartId}`, stealing),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    }
    expect((await api.call("GET", `/api/cart/${cartId}/default`, { token: other })).status).toBe(404);
    expect((await cartOf(cartId, token)).products).toMatchObject([{ quantity: 2 }]);
  });

  test("no price, total or owner that a client sends is believed", async () => {
    const body = { quantity: "1", price: "0.01", totalProduct: "0.01", user_id: "1" };
    expect((await addFields("new", body)).status).toBe(400);
  });

  test("an id that is none is not there", async () => {
    for (const id of ["1", "x".repeat(23), "B".repeat(22), "%00", "new"]) {
      expect((await api.call("GET", `/api/cart/${id}`)).status).toBe(404);
    }
  });

  interface Adding {
    readonly token?: string;
    readonly lang?: string;
    readonly form?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }

  async function add(cartId: string, quantity: string | null, how: Adding = {}): Promise<ApiAnswer> {
    return await addFields(cartId, { type: "WINE", ...(quantity !== null && { quantity }) }, how);
  }

  async function addFields(cartId: string, fields: Readonly<Record<string, string>>, how: Adding = {}) {
    return await api.form(`/api/cart/${cartId}/product/${how.form ?? form}`, fields, how);
  }

  async function begun(quantity: string | null): Promise<string> {
    const answer = await add("new", quantity);
    expect(answer.status).toBe(200);
    return (answer.body.data as { cartId: string }).cartId;
  }

  async function cartOf(cartId: string, token?: string): Promise<Cart> {
    const answer = await api.call("GET", `/api/cart/${cartId}`, token === undefined ? {} : { token });
    return answer.body.data as Cart;
  }

  async function logIn(body: { readonly email: string; readonly password: string }): Promise<string> {
    return ((await api.call("POST", "/api/login", { body })).body.data as { token: string }).token;
  }
});
