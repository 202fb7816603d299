import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { register } from "#server/accounts/profile/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { activeCart, type CartRow, fullCart } from "#server/cart/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { siteActions } from "#server/http/site-actions/all-actions.ts";
import { createSiteActionsApp } from "#server/http/site-actions/site-actions-app.ts";
import type { PlacedOrder } from "#server/orders/rules.ts";
import { advanceOrder, placeOrder, settlePaid, shipOrder } from "#server/orders/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { fillShop, filledCart, wishFor } from "./shop-content.ts";

const password = "une phrase secrète";
const lise = "lise@example.org";
const jean = "jean@example.org";

describe.each(engines)("[§2] [§6] a customer's orders on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let form = 0;

  beforeEach(async () => {
    form = await fillShop(100);
    const profile = { firstname: "Lise", lastname: "Aubert", phone: null, birthdate: null };
    for (const email of [lise, jean]) {
      granted(await register({ email, password, ...profile, locale: "fr_FR", clientAddress: email }));
    }
    site = createTestSite(place.db);
  });

  const cookieOf = async (email: string) =>
    `token=${granted(await login({ email, password, clientAddress: email })).token}`;
  const ordered = async (email: string | null): Promise<PlacedOrder> => {
    const userId = email === null ? null : await accountOf(email);
    return granted(await placeOrder(wishFor(await filledCart([form, 2]), { userId })));
  };

  test("[§2 account-routes] [§9 page-orders] a customer sees their orders, ten a page, and nobody else's", async () => {
    const own = [];
    for (let count = 0; count < 11; count += 1) own.push(await ordered(lise));
    const other = await ordered(jean);
    const cookie = await cookieOf(lise);
    const first = await (await site.get("/account/orders", { cookie })).text();
    const second = await (await site.get("/account/orders?orders-list.page=2", { cookie })).text();
    expect(first.match(/CD-[\dA-Z]{7}/g)).toEqual(
      own
        .toReversed()
        .slice(0, 10)
        .map(({ code }) => code),
    );
    expect(second).toContain(own[0]?.code);
    expect(first + second).not.toContain(other.code);
    const empty = await (await site.get("/en_US/account/orders", { cookie: await cookieOf(jean) })).text();
    expect(empty).toContain(other.code);
    expect(site.rendered).not.toContain("orders-list");
  });

  test("[§2 account-routes] [§6 customer-area] one order is shown to its owner, with what became of it; to others it isn't there", async () => {
    const { id, code, totalCents } = await ordered(lise);
    const cookie = await cookieOf(lise);
    const path = `/account/orders/${id}`;
    const page = async (of = cookie, from = path) => await site.get(from, { cookie: of });
    const waiting = await (await page()).text();
    expect(waiting).toMatch(new RegExp(`>Commande</p><h1[^>]*>${code}</h1>[^]*En attente de paiement`));
    expect(waiting).toContain(`name="order" value="${id}"`);
    expect(waiting).toContain(`"en_US":"/en_US${path}"`);
    granted(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: place.clock.now() }));
    granted(await advanceOrder(id, "PREPARING"));
    granted(await shipOrder(id, "XY1"));
    const shipped = await (await page(cookie, `/en_US${path}`)).text();
    expect(shipped).toMatch(/Awaiting payment[^]*Paid[^]*Shipped/);
    expect(shipped).toContain('href="https://carrier.test/XY1?cp=21000"');
    expect(shipped).not.toContain('value="pay"');
    const guests = await ordered(null);
    for (const [of, from] of [
      [await cookieOf(jean), path],
      [cookie, `/account/orders/${guests.id}`],
      [cookie, `/account/orders/${guests.id}?key=${guests.key}`],
      [cookie, "/account/orders/999999"],
    ]) {
      const answer = await page(of, from);
      expect([answer.status, (await answer.text()).includes(code)], from).toEqual([404, false]);
    }
    const away = await site.get(path);
    expect(away.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
  });

  test("an order is paid from its page while it can be, and says there when it can't; nobody pays another's", async () => {
    const { id } = await ordered(lise);
    const own = createApi({ log: pino({ level: "silent" }), addressOf: () => "192.0.2.9" });
    const message = "Cette commande n’est plus réservée.";
    let isHeld = true;
    // Who takes the money is proved beside the payment; here it is told what it says.
    const paying = (): Response =>
      isHeld
        ? Response.json({ success: true, data: { provider: "bank", url: "https://bank.test/pay/1" }, message: "" })
        : Response.json({ success: false, data: null, message }, { status: 409 });
    const api = {
      fetch: async (request: Request, env: object) => {
        const answer = await own.fetch(request.clone(), env);
        return request.url.endsWith(`/order/${id}/payment`) && ![401, 404].includes(answer.status) ? paying() : answer;
      },
    };
    const app = createSiteActionsApp({ actions: siteActions, api, site: site.app });
    const post = async (cookie: string, order = String(id)) =>
      app.request("http://site.test/account/orders", {
        method: "POST",
        headers: { origin: "http://site.test", host: "site.test", cookie },
        body: new URLSearchParams({ form: "pay", block: "order-detail", back: `/account/orders/${id}`, order }),
      });
    const cookie = await cookieOf(lise);
    const onward = await post(cookie);
    expect([onward.status, onward.headers.get("location")]).toEqual([303, "https://bank.test/pay/1"]);
    isHeld = false;
    const refused = await post(cookie);
    expect([refused.status, (await refused.text()).includes(message)]).toEqual([422, true]);
    const stranger = await post(await cookieOf(jean));
    expect([stranger.status, (await stranger.text()).includes("CD-")]).toEqual([404, false]);
    expect((await post("", "1; drop")).status).toBe(303);
    const loggedOut = await post("");
    expect(loggedOut.status).toBe(303);
    expect(loggedOut.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(`/account/orders/${id}`)}`);
  });

  test("what was bought once is put into the cart again; what can't be is named, and another's order isn't there", async () => {
    const { id, totalCents } = await ordered(lise);
    granted(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: place.clock.now() }));
    const api = createApi({ log: pino({ level: "silent" }), addressOf: () => "192.0.2.9" });
    const app = createSiteActionsApp({ actions: siteActions, api, site: site.app });
    const again = (cookie: string) =>
      app.request("http://site.test/en_US/account/orders", {
        method: "POST",
        headers: { origin: "http://site.test", host: "site.test", cookie },
        body: new URLSearchParams({
          form: "again",
          block: "order-detail",
          back: `/en_US/account/orders/${id}`,
          order: String(id),
        }),
      });
    const cookie = await cookieOf(lise);
    const filled = await again(cookie);
    expect([filled.status, filled.headers.get("location")]).toEqual([303, "/en_US/cart"]);
    const held = /cart=([\w-]{22})/.exec(filled.headers.get("set-cookie") ?? "")?.[1] ?? "";
    expect((await fullCart((await activeCart(held)) as CartRow, "en_US")).lines).toMatchObject([{ quantity: 2 }]);
    granted(await countStock(form, 0));
    const gone = await again(cookie);
    expect([gone.status, (await gone.text()).includes("None of it can be bought now.")]).toEqual([422, true]);
    expect((await again(await cookieOf(jean))).status).toBe(404);
  });

  test("[§6 admin-paths] an administrator sees state and tracking link on the page of any order, and pays for none", async () => {
    granted(await addAdministrator({ email: "admin@example.org", password }));
    const { id, totalCents } = await ordered(lise);
    const cookie = await cookieOf("admin@example.org");
    const html = async () => (await site.get(`/account/orders/${id}`, { cookie })).text();
    const waiting = await html();
    expect(waiting).toMatch(/_state_[^>]*>En attente de paiement</);
    expect(waiting).not.toContain('value="pay"');
    granted(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: place.clock.now() }));
    granted(await shipOrder(id, "XY1"));
    expect(await html()).toMatch(/_state_[^>]*>Expédiée<[^]*href="https:\/\/carrier.test\/XY1\?cp=21000"/);
  });

  test("[§2] a site that is no shop has no orders, and its account doesn't lead there", async () => {
    granted(await setSiteInfo({ isECommerce: false }));
    const cookie = await cookieOf(lise);
    expect((await site.get("/account/orders", { cookie })).headers.get("location")).toBe("/");
    const html = await (await site.get("/account", { cookie })).text();
    expect(html).not.toContain('href="/account/orders"');
  });
});
