import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import type { Locale } from "#schemas/locale.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { listProducts } from "#server/catalogue/products/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { siteActions } from "#server/http/site-actions/all-actions.ts";
import { createSiteActionsApp } from "#server/http/site-actions/site-actions-app.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { createPage, granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

const own = { origin: "http://site.test", host: "site.test" };
const email = "lise@example.org";
const password = "une phrase secrète";

describe.each(engines)("[§2] [§7] the cart without JavaScript on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let actions: ReturnType<typeof createSiteActionsApp>;
  let product = 0;
  let form = 0;
  let wine = "";

  beforeEach(async () => {
    const texts = { fr_FR: { name: "Les Terrasses" }, en_US: { name: "The Terraces" } };
    const declinations = [{ reference: "LT22", year: 2022, priceCents: 1290, tracksStock: true }];
    product = granted(await saveProduct({ type: "WINE", texts, declinations })).id;
    const { products } = await listProducts("fr_FR", { nbItem: 1, page: 1, orderBy: [], filters: [] });
    form = products[0]?.declinations[0]?.id ?? 0;
    granted(await countStock(form, 12));
    wine = `/wines/les-terrasses/${product}`;
    await createPage("nos-vins", { type: "product-list" });
    site = createTestSite(place.db);
    actions = actionsApp();
  });

  function actionsApp(isSecure = false) {
    const api = createApi({ log: pino({ level: "silent" }), addressOf: () => "192.0.2.1" });
    return createSiteActionsApp({ actions: siteActions, api, isSecure });
  }

  interface Posting {
    readonly cookie?: string;
    readonly locale?: Locale;
    readonly headers?: Readonly<Record<string, string>>;
  }

  async function post(path: string, fields: object, { cookie = "", locale = "fr_FR", headers = own }: Posting = {}) {
    const prefix = locale === "fr_FR" ? "" : `/${locale}`;
    const body = new URLSearchParams({ back: `${prefix}/cart`, block: "cart", ...fields });
    const answer = await actions.request(`http://site.test${prefix}${path}`, {
      method: "POST",
      headers: { ...headers, cookie },
      body,
    });
    const held = /^cart=[\w-]{22}/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? "";
    return { status: answer.status, to: answer.headers.get("location"), held, answer };
  }

  const add = (fields: object = {}, posting: Posting = {}) =>
    post("/cart/add", { declination: String(form), quantity: "2", ...fields }, posting);

  const cartPage = async (cookie: string, path = "/cart") => (await site.get(path, { cookie })).text();

  /** The id of the first line that a cart's page shows. */
  const lineOf = (html: string) => /name="line" value="(\d+)"/.exec(html)?.[1] ?? "";

  test("what is added begins a cart, which the browser holds for thirty days, and leads back to its form", async () => {
    const { status, to, answer } = await add({ back: `${wine}?a.page=2`, block: "buy", at: "buy-here" });
    expect([status, to]).toEqual([303, `${wine}?a.page=2&buy.state=added_${form}#buy-here`]);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^cart=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax, cartNews=1; Max-Age=2592000; Path=\/; SameSite=Lax$/,
    );
    actions = actionsApp(true);
    expect((await add()).answer.headers.get("set-cookie")).toMatch(/; Secure(;|$)/);
  });

  test.each([
    ["fr_FR", "/cart", "Les Terrasses", "25,80\u00a0€", "Votre panier est vide"],
    ["en_US", "/en_US/cart", "The Terraces", "€25.80", "Your cart is empty"],
  ] as const)(
    "in %s its page shows it to who holds it, and to nobody else",
    async (locale, path, name, total, empty) => {
      const { held } = await add({}, { locale });
      const answer = await site.get(path, { cookie: held });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      const html = await answer.text();
      for (const words of [name, total]) expect(html).toContain(words);
      for (const cookie of ["", "cart=AAAAAAAAAAAAAAAAAAAAAA", "cart=held", "cart=new"]) {
        const other = await cartPage(cookie, path);
        expect(other).toContain(empty);
        expect(other).not.toContain(total);
      }
      expect(site.rendered, "its HTML is kept nowhere").not.toContain("cart");
      const another = await add({ quantity: "1" }, { locale });
      expect(another.held).not.toBe(held);
      expect(await cartPage(another.held, path)).not.toContain(total);
    },
  );

  test("what is added again goes into the same cart; quantities change, lines go, and each leads back", async () => {
    const { held } = await add();
    expect((await add({ quantity: "1" }, { cookie: held })).held).toBe(held);
    const html = await cartPage(held);
    expect(html).toContain("38,70\u00a0€");
    const fields = { line: lineOf(html), product: String(product), at: "there" };
    const changed = await post("/cart/quantity", { ...fields, quantity: "6" }, { cookie: held });
    expect([changed.status, changed.to, changed.held]).toEqual([303, "/cart#there", held]);
    expect(await cartPage(held)).toContain("77,40\u00a0€");
    await post("/cart/quantity", { ...fields, quantity: "douze", multiple: "3" }, { cookie: held });
    expect(await cartPage(held), "[§5] what is no number becomes the multiple").toContain("38,70\u00a0€");
    expect((await post("/cart/remove", fields, { cookie: held })).to).toBe("/cart#there");
    expect(await cartPage(held)).toContain("Votre panier est vide");
  });

  test("[§5] [§8] a refusal comes back in the words of the specification, in the page's language", async () => {
    const said = async (quantity: string) => new URL((await add({ quantity })).to ?? "", own.origin).searchParams;
    expect((await said("0")).get("cart.state")).toBe(`positive_${form}`);
    expect((await said("1.5")).get("cart.state")).toBe(`multipleOfBottles-1_${form}`);
    expect((await said("13")).get("cart.state")).toBe(`left-12_${form}`);
    const { held } = await add({}, { locale: "en_US" });
    const fields = { line: lineOf(await cartPage(held)), product: String(product), quantity: "13" };
    const { to } = await post("/cart/quantity", fields, { cookie: held, locale: "en_US" });
    const html = await cartPage(held, to?.split("#", 1)[0]);
    expect(html).toMatch(/role="alert"[^>]*>Only 12 items remaining in stock</);
    expect(html).toContain("€25.80");
    const code = await post("/cart/code", { code: "NOEL" }, { cookie: held });
    expect(code.to).toBe("/cart?cart.state=code#form-cart");
    expect(await cartPage(held, code.to?.split("#", 1)[0])).toContain("Ce code de réduction ne peut pas être utilisé.");
  });

  describe("for a script, which says that it takes JSON", () => {
    const script = { ...own, accept: "application/json" };
    const told = async (posted: Promise<{ answer: Response }>) => {
      const { answer } = await posted;
      return { status: answer.status, cookies: answer.headers.get("set-cookie") ?? "", ...(await answer.json()) };
    };

    test("the answer is the cart in the API's envelope; the cookie holds the same one, and there is no news", async () => {
      const { status, cookies, success, data } = await told(add({}, { headers: script }));
      expect([status, success, data.products[0].quantity, data.totalProduct]).toEqual([200, true, 2, 25.8]);
      expect(cookies).toMatch(new RegExp(`^cart=${data.id};[^,]*HttpOnly[^,]*, cartNews=; Max-Age=0;`));
    });

    test("[§5] [§8] a refusal is the API's own, and changes no cookie", async () => {
      const refused = await told(add({ quantity: "13" }, { headers: script, locale: "en_US" }));
      expect(refused).toMatchObject({ status: 409, success: false, cookies: "" });
      expect(refused.message).toBe("Only 12 items remaining in stock");
    });

    test("the cart that the script keeps goes before the cookie's, and the cookie follows; a form can't name one", async () => {
      const { data: first } = await told(add({}, { headers: script }));
      const { held } = await add();
      const both = await told(add({ cart: first.id, quantity: "1" }, { headers: script, cookie: held }));
      expect([both.data.id, both.data.products[0].quantity]).toEqual([first.id, 3]);
      expect(both.cookies).toContain(`cart=${first.id};`);
      expect((await add({ cart: first.id }, { cookie: held })).held).toBe(held);
    });

    test("what the browser holds can be asked for; where nothing is, or it is gone, the browser holds none", async () => {
      const { held } = await add();
      const kept = await told(post("/cart/held", {}, { cookie: held, headers: script }));
      expect([kept.status, `cart=${kept.data.id}`, kept.data.products.length]).toEqual([200, held, 1]);
      for (const cookie of ["", "cart=AAAAAAAAAAAAAAAAAAAAAA"]) {
        const none = await told(post("/cart/held", {}, { cookie, headers: script }));
        expect(none).toMatchObject({
          status: 404,
          success: false,
        });
        expect(none.cookies).toMatch(/^cart=; Max-Age=0;.*cartNews=; Max-Age=0;/);
      }
    });

    test("quantities change and lines go, with the whole cart for an answer", async () => {
      const { data } = await told(add({}, { headers: script }));
      const line = String(data.products[0].id);
      const change = { headers: script, cookie: `cart=${data.id}` };
      const fields = { line, product: String(product), multiple: "1" };
      expect((await told(post("/cart/quantity", { ...fields, quantity: "6" }, change))).data.totalProduct).toBe(77.4);
      expect((await told(post("/cart/remove", fields, change))).data.products).toEqual([]);
    });

    test("another site's script gets nothing", async () => {
      const { answer } = await add({}, { headers: { ...script, origin: "https://evil.example" } });
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    });
  });

  test("what nobody sells, and what names nothing, adds nothing; without a cart there is nothing to change", async () => {
    expect(await add({ declination: "999999" })).toMatchObject({ status: 303, held: "" });
    expect((await add({ declination: "1 or 1" })).to).toBe("/cart?cart.state=failed#form-cart");
    const fields = { line: "1", product: String(product), quantity: "1" };
    expect((await post("/cart/quantity", fields)).to).toBe("/cart?cart.state=gone#form-cart");
    expect((await post("/cart/code", { code: "X" })).to).toBe("/cart?cart.state=gone#form-cart");
  });

  test("a customer's cart is neither shown nor changed for who only knows its id; they begin one of their own", async () => {
    granted(await addAdministrator({ email, password, firstname: "Lise" }));
    const token = `token=${granted(await login({ email, password, clientAddress: "1" })).token}`;
    const { held } = await add({}, { cookie: token });
    expect(await cartPage(`${held}; ${token}`)).toContain("25,80\u00a0€");
    const stranger = await cartPage(held);
    expect(stranger).toContain("Votre panier est vide");
    const line = lineOf(await cartPage(`${held}; ${token}`));
    const fields = { line, product: String(product), quantity: "6" };
    expect((await post("/cart/quantity", fields, { cookie: held })).to).toContain("cart.state=gone");
    const begun = await add({ quantity: "1" }, { cookie: held });
    expect(begun.held).toMatch(/^cart=/);
    expect(begun.held).not.toBe(held);
    expect(await cartPage(`${held}; ${token}`)).toContain("25,80\u00a0€");
  });

  test("public pages are the same for who holds a cart, and stay kept", async () => {
    const { held } = await add();
    for (const path of [wine, `/en_US${wine.replace("les-terrasses", "the-terraces")}`, "/nos-vins"]) {
      const first = await site.get(path);
      expect(first.status, path).toBe(200);
      const second = await site.get(path, { cookie: held });
      expect([second.headers.get("x-cache"), second.headers.get("set-cookie")], path).toEqual(["hit", null]);
      const html = await second.text();
      expect(html).toBe(await first.text());
      expect(html).not.toContain(held.slice("cart=".length));
    }
  });

  test("the wine's page and its card have the form, and its answer stands beside it", async () => {
    const html = await site.html(wine);
    expect(html).toMatch(new RegExp(`action="/cart/add"[^]*name="declination" value="${form}"`));
    expect(html).toMatch(/Ajouter<span [^>]*>\u00a0· 12,90\u00a0€</);
    expect(await site.html("/nos-vins")).toMatch(
      new RegExp(`action="/cart/add"[^]*name="declination" value="${form}"`),
    );
    expect(await site.html(`${wine}?add-to-cart.state=added_${form}`)).toContain("Produit ajouté au panier");
  });

  test.each([
    ["another site", { origin: "https://evil.example", host: "site.test" }],
    ["no origin at all", { host: "site.test" }],
  ])("a form from %s changes nothing", async (_name, headers) => {
    expect(await add({}, { headers })).toMatchObject({ status: 403, held: "" });
  });

  test("[§2] a site that is no shop has no cart", async () => {
    granted(await setSiteInfo({ isECommerce: false }));
    const answer = await site.get("/cart");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
    expect(await add()).toMatchObject({ status: 303, held: "" });
  });
});
