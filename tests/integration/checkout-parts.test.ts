import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { saveCode } from "#server/cart/codes/write.ts";
import { listProducts } from "#server/catalogue/products/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { siteActions } from "#server/http/site-actions/all-actions.ts";
import { createSiteActionsApp } from "#server/http/site-actions/site-actions-app.ts";
import { saveTariff } from "#server/shipping/fees/write.ts";
import { buyer } from "#tests/factories/buyer.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { thursdaySlot } from "./shop-content.ts";

const typed = {
  form: "address",
  ...buyer,
  "address.idCountry": "250",
};

const home = {
  serviceCode: "HOME",
  deliveryType: "DELIVERY",
  names: { fr_FR: "À domicile", en_US: "To your door" },
} as const;
const shop = { ...home, serviceCode: "SHOP", deliveryType: "PICKUP" } as const;
const tariff = {
  services: [home, shop],
  zones: [{ name: "France", countries: ["FR"], rates: { HOME: { 6: 1290 }, SHOP: { 6: 800 } } }],
} as const;

describe.each(engines)("what stands beside a purchase, without JavaScript, on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let actions: ReturnType<typeof createSiteActionsApp>;
  let cookie = "";

  beforeEach(async () => {
    const texts = { fr_FR: { name: "Les Terrasses" }, en_US: { name: "The Terraces" } };
    granted(await saveProduct({ type: "WINE", texts, declinations: [{ reference: "LT22", priceCents: 1290 }] }));
    granted(await saveTariff(tariff));
    site = createTestSite(place.db);
    const api = createApi({ log: pino({ level: "silent" }), addressOf: () => "192.0.2.1" });
    actions = createSiteActionsApp({ actions: siteActions, api, site: site.app });
    const { products } = await listProducts("fr_FR", { nbItem: 1, page: 1, orderBy: [], filters: [] });
    const added = await post("/cart/add", { declination: String(products[0]?.declinations[0]?.id), quantity: "6" });
    cookie = /^cart=[\w-]{22}/.exec(added.headers.get("set-cookie") ?? "")?.[0] ?? "";
    await post("/cart/address", { back: "/cart/address", block: "checkout-address", ...typed });
  });

  async function post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return await actions.request(`http://site.test${path}`, {
      method: "POST",
      headers: { origin: "http://site.test", host: "site.test", cookie },
      body: new URLSearchParams(fields),
    });
  }

  const open = async (path: string): Promise<string> => await (await site.get(path, { cookie })).text();

  test("[§8] a code is entered at the last step and taken away again; the page says what became of it", async () => {
    done(await saveCode({ code: "PRIMEUR", type: "PERCENT", amount: 1000 }));
    const way = { block: "checkout-shipping", form: "delivery", way: "DELIVERY:HOME", message: "" };
    await post("/cart/shipping", { back: "/cart/shipping", ...way });
    const at = { back: "/cart/payment", block: "checkout-payment", at: "checkout-payment-fold-code" };
    const enter = async (code: string): Promise<string> =>
      (await post("/cart/code", { ...at, code })).headers.get("location") ?? "";

    expect(await open("/cart/payment")).toMatch(/<details><summary[^>]*>J’ai un code</);
    const refused = await enter("RIEN");
    expect(refused).toBe("/cart/payment?checkout-payment.state=code#checkout-payment-fold-code");
    const told = await open(refused.split("#", 1)[0] ?? "");
    expect(told).toMatch(/<details open=""><summary[^>]*>J’ai un code/);
    expect(told).toContain("Ce code de réduction ne peut pas être utilisé.");
    expect(told).toContain('name="total" value="90.3"');

    expect(await enter("primeur")).toBe("/cart/payment#checkout-payment-fold-code");
    const entered = await open("/cart/payment");
    expect(entered).toContain("Code PRIMEUR appliqué");
    expect(entered).toContain('name="total" value="82.56"');

    await enter("");
    expect(await open("/cart/payment")).toContain('name="total" value="90.3"');
  });

  test("a code that is entered where no cart is shown goes into the visitor's, or into one that is begun for it", async () => {
    done(await saveCode({ code: "PRIMEUR", type: "PERCENT", amount: 1000 }));
    const at = { back: "/nos-cuvees", block: "code", at: "code-code", says: "coded" };
    const enter = async (code: string) => {
      const answer = await post("/cart/code", { ...at, code });
      const held = /^cart=[\w-]{22}/.exec(answer.headers.get("set-cookie") ?? "")?.[0];
      return { to: answer.headers.get("location"), held };
    };
    expect(await enter("PRIMEUR")).toEqual({ to: "/nos-cuvees?code.state=coded#code-code", held: cookie });
    expect(await open("/cart")).toContain("Code PRIMEUR appliqué");

    cookie = "";
    expect(await enter("RIEN")).toEqual({ to: "/nos-cuvees?code.state=code#code-code", held: undefined });
    const { to, held = "" } = await enter("PRIMEUR");
    expect(to).toBe("/nos-cuvees?code.state=coded#code-code");
    cookie = "cart=AAAAAAAAAAAAAAAAAAAAAA";
    expect((await enter("PRIMEUR")).held).not.toBe(held);
  });

  test("[§7] a parcel shop that is chosen elsewhere than at its step is kept, with the word to the estate; none is told", async () => {
    const at = { back: "/cart", block: "relay", form: "relay", way: "PICKUP:SHOP" };
    const word = { form: "delivery", way: "DELIVERY:HOME", message: "Sonnez deux fois" };
    await post("/cart/shipping", { back: "/cart/shipping", block: "checkout-shipping", ...word });
    const none = await post("/cart/shipping", { ...at, accessPoint: "" });
    expect(none.status).toBe(422);
    const chosen = await post("/cart/shipping", { ...at, accessPoint: "DEMO-21200-1" });
    expect(chosen.headers.get("location")).toBe("/cart#form-relay");
    const payment = await open("/cart/payment");
    expect(payment).toContain("Sonnez deux fois");
    expect(payment).toContain('name="total" value="85.4"');
  });

  test("[§7] a day and its hours that are chosen elsewhere are kept too; without hours nothing is", async () => {
    const { idSchedule } = await thursdaySlot(2);
    const [, day = "", date = ""] =
      /name="day" value="((\d{4}-\d\d-\d\d)_\d+)"/.exec(await open("/cart/shipping")) ?? [];
    const at = { back: "/cart", block: "collection", form: "collection", way: "CLICK_AND_COLLECT", day };
    expect((await post("/cart/shipping", at)).status).toBe(422);
    const chosen = await post("/cart/shipping", { ...at, slot: `${idSchedule}_${day}` });
    expect(chosen.headers.get("location")).toBe("/cart#form-collection");
    expect(new Date(date).getUTCDay()).toBe(4);
    expect(await open("/cart/payment")).toMatch(/Retrait au domaine, La cave<[^]*>jeudi \d+ \p{L}+, 10\sh\s–\s12\sh</u);
  });
});
