import { beforeEach, describe, expect, test } from "vitest";

import type { Order, OrderList } from "#schemas/content/order.ts";
import { register } from "#server/accounts/profile/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import type { PlacedOrder } from "#server/orders/rules.ts";
import { placeOrder, settlePaid, shipOrder } from "#server/orders/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { filledCart, wishFor } from "./shop-content.ts";

const anne = { email: "anne@estate.test", password: "pouilly-fuisse 1983" } as const;
const bruno = { email: "bruno@estate.test", password: "nuits saint georges" } as const;

describe.each(engines)("[§7] the calls of orders on $name", (engine) => {
  const api = useApi(engine);
  let form = 0;
  let annes = "";
  let brunos = "";

  beforeEach(async () => {
    form = (await stockOf("PB-24"))?.declinationId ?? 0;
    done(await countStock(form, 1000));
    done(await setParameter("UNPAID_ORDERS", "1000"));
    [annes = "", brunos = ""] = [await opened(anne), await opened(bruno)];
  });

  test("[§9 page-orders] [§7] GET /order gives ten of one's own, the latest first, and how many there are", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await placed(anne)).id);
    const other = await placed(bruno);
    const list = await ordersOf(annes);
    expect(list.total).toBe(12);
    expect(list.orders.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
    expect((await ordersOf(annes, "?page=2")).orders.map(({ id }) => id)).toEqual(ids.toReversed().slice(10));
    expect((await ordersOf(brunos)).orders).toMatchObject([
      { id: other.id, status: { value: "En attente de paiement" } },
    ]);
    expect((await ordersOf(annes, "?state=PAID")).total).toBe(0);
    expect((await api.call("GET", "/api/order")).status).toBe(401);
    expect((await api.call("GET", "/api/order?user_id=1", { token: annes })).status).toBe(400);
  });

  test("GET /order/{id} is for its user and for who has its key; to others it isn't there (reliability S-01, S-02)", async () => {
    const { id, key } = await placed(anne);
    const guests = await placed(null);
    const statuses = async (path: string, token?: string) =>
      (await api.call("GET", `/api/order/${path}`, token === undefined ? {} : { token })).status;
    expect(await statuses(`${id}`, annes)).toBe(200);
    expect(await statuses(`${id}?key=${key}`)).toBe(200);
    expect(await statuses(`${guests.id}?key=${guests.key}`)).toBe(200);
    for (const [path, token] of [
      [`${id}`],
      [`${id}`, brunos],
      [`${id}?key=`],
      [`${id}?key=null`],
      [`${id}?key=${guests.key}`, brunos],
      [`${guests.id}`, annes],
      [`${guests.id}?key=${key}`],
      [`${id + 9}?key=${key}`, annes],
    ] as const) {
      const answer = await api.call("GET", `/api/order/${path}`, token === undefined ? {} : { token });
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(answer.text).not.toMatch(/cliente|Forges|Dijon/iu);
    }
    for (const token of ["", "null", "undefined", "[object Object]"]) expect(await statuses(`${id}`, token)).toBe(404);
  });

  test("what was bought is told in the language of who asks, and kept by nobody on the way", async () => {
    const { id } = await placed(anne);
    const answer = await api.call("GET", `/api/order/${id}`, { token: annes, lang: "en_US" });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect((answer.body.data as Order).status.value).toBe("Awaiting payment");
  });

  test("[§7] GET /list/order/status names every state in both languages", async () => {
    const values = async (lang: string) =>
      ((await api.call("GET", "/api/list/order/status", { lang })).body.data as { value: string }[]).map(
        ({ value }) => value,
      );
    expect(await values("fr_FR")).toContain("En préparation");
    expect(await values("en_US")).toContain("Being prepared");
  });

  test("[§6 admin-paths] state and tracking link are for administrators alone", async () => {
    const { id, totalCents } = await placed(anne);
    done(await addAdministrator({ email: "bis@estate.test", password: "chablis premier cru" }));
    const token = await logIn(administrator);
    const status = async () => (await api.call("GET", `/api/admin/order/${id}/get-status`, { token })).body.data;
    const link = async () => (await api.call("GET", `/api/admin/order/${id}/tracking-link`, { token })).body.data;
    expect(await status()).toEqual({ id: 1, value: "En attente de paiement", state: "AWAITING_PAYMENT" });
    expect(await link()).toEqual({ trackingNumber: null, trackingLink: null });
    done(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: 1 }));
    done(await shipOrder(id, "6A1"));
    expect(await status()).toMatchObject({ state: "SHIPPED" });
    expect(await link()).toEqual({ trackingNumber: "6A1", trackingLink: null });
    for (const path of [`${id}/get-status`, `${id}/tracking-link`]) {
      expect((await api.call("GET", `/api/admin/order/${path}`)).status).toBe(401);
      expect((await api.call("GET", `/api/admin/order/${path}`, { token: annes })).status).toBe(403);
    }
    expect((await api.call("GET", "/api/admin/order/999/get-status", { token })).status).toBe(404);
    const whole = await api.call("GET", `/api/order/${id}`, { token });
    expect(whole.body.data).toMatchObject({ id, state: "SHIPPED" });
    const open = await placed(anne);
    const seen = async (as: string) => (await api.call("GET", `/api/order/${open.id}`, { token: as })).body.data;
    expect([await seen(annes), await seen(token)]).toMatchObject([{ isPayable: true }, { isPayable: false }]);
    expect((await api.call("POST", `/api/order/${open.id}/payment`, { token })).status).toBe(404);
    expect((await api.call("GET", `/api/order/${id}/history`, { token })).status).toBe(200);
  });

  async function opened(account: { readonly email: string; readonly password: string }): Promise<string> {
    const profile = { firstname: "A", lastname: "B", phone: null, birthdate: null };
    done(await register({ ...account, ...profile, locale: "fr_FR", clientAddress: "test" }));
    return await logIn(account);
  }

  async function logIn(body: { readonly email: string; readonly password: string }): Promise<string> {
    const answer = await api.call("POST", "/api/login", { body });
    return (answer.body.data as { token: string }).token;
  }

  async function placed(owner: { readonly email: string } | null): Promise<PlacedOrder> {
    const userId = owner === null ? null : await accountOf(owner.email);
    return done(await placeOrder(wishFor(await filledCart([form, 2]), { userId })));
  }

  async function ordersOf(token: string, query = ""): Promise<OrderList> {
    return (await api.call("GET", `/api/order${query}`, { token })).body.data as OrderList;
  }
});
