import { aroundEach, beforeEach, describe, expect, test } from "vitest";

import type { Locale } from "#schemas/locale.ts";
import { listUserAddresses } from "#server/accounts/addresses/read.ts";
import { register } from "#server/accounts/profile/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { createOrderLinkApp } from "#server/http/site/order-link-app.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { buyer } from "#tests/factories/buyer.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import type { TestSite } from "#tests/setup/test-site.ts";

import { PlayDriver, withDriver } from "./play-driver.ts";
import { putSixInCart, type SixBottles } from "./six-bottles.ts";

const typed = {
  ...buyer,
  "address.idCountry": "250",
};

const tariff = {
  services: [{ serviceCode: "HOME", deliveryType: "DELIVERY", names: { fr_FR: "À domicile", en_US: "To your door" } }],
  zones: [{ name: "France", countries: ["FR"], rates: { HOME: { 6: 1290 } } }],
} as const;

describe.each(engines)("[§2] the steps of a purchase without JavaScript on $name", (engine) => {
  const place = useDatabase(engine);
  let driver = new PlayDriver("sandbox");
  aroundEach(async (runTest) => {
    driver = new PlayDriver("sandbox");
    await withDriver(driver, runTest);
  });
  let site: TestSite;
  let actions: SixBottles["actions"];
  let cookie = "";

  beforeEach(async () => {
    ({ site, actions, cookie } = await putSixInCart(place.db, tariff));
  });

  async function post(
    path: string,
    fields: Readonly<Record<string, string>>,
    locale: Locale = "fr_FR",
    accept = "text/html",
  ) {
    const prefix = locale === "fr_FR" ? "" : `/${locale}`;
    const form = { back: `${prefix}${path}`, block: path.slice(1).replace("cart/", "checkout-"), ...fields };
    const answer = await actions.request(`http://site.test${prefix}${path}`, {
      method: "POST",
      headers: { origin: "http://site.test", host: "site.test", cookie, accept },
      body: new URLSearchParams(form),
    });
    return { status: answer.status, to: answer.headers.get("location"), answer };
  }

  const open = async (path: string) => {
    const answer = await site.get(path, { cookie });
    return { status: answer.status, to: answer.headers.get("location"), answer };
  };

  test("[§2] who skips a step is led back to the first that isn't finished", async () => {
    expect(await open("/cart/shipping")).toMatchObject({ status: 302, to: "/cart/address" });
    expect(await open("/cart/address")).toMatchObject({ status: 200 });
    await post("/cart/address", { form: "address", ...typed });
    expect(await open("/en_US/cart/shipping")).toMatchObject({ status: 200 });
    cookie = "";
    expect(await open("/en_US/cart/shipping")).toMatchObject({ status: 302, to: "/en_US/cart" });
    expect(await open("/cart/address")).toMatchObject({ status: 302, to: "/cart" });
  });

  test("what another window emptied is told on the way back to the cart, of a step that is sent and of one that is opened", async () => {
    const changed = "/cart?changed=elsewhere";
    await inTransaction(() => database().deleteFrom("cart_line").execute());
    expect(await post("/cart/address", { form: "address", ...typed })).toMatchObject({ status: 303, to: changed });
    expect(await open("/cart/address?x=1")).toMatchObject({ status: 302, to: changed });
    const consent = { isOfAge: "true", acceptsTerms: "true" };
    await post("/cart/payment", { form: "order", ...consent });
    expect(await open("/en_US/cart/payment")).toMatchObject({ status: 302, to: `/en_US${changed}` });
    expect(await (await open(changed)).answer.text()).toMatch(/role="alert"[^>]*>Votre panier a changé entre-temps/);
    expect(await (await open("/cart")).answer.text()).not.toContain("entre-temps");
  });

  test("an address that is right leads on; what is wrong comes back with what was typed, at its field", async () => {
    const wrong = await post("/cart/address", { form: "address", ...typed, "address.postalCode": "212" }, "en_US");
    expect(wrong.status).toBe(422);
    const html = await wrong.answer.text();
    expect(html).toMatch(/value="212"/);
    expect(html).toContain("“Postal code” must have five digits.");
    const right = await post("/cart/address", { form: "address", ...typed });
    expect(right).toMatchObject({ status: 303, to: "/cart/shipping" });
    expect(await (await open("/cart/address")).answer.text()).toContain('value="3 rue du Four"');
  });

  test("[§3 user-addresses] a customer takes one of the addresses that they keep, or types one and keeps it", async () => {
    const who = { email: "lise@example.org", password: "une phrase secrète" };
    const profile = { firstname: "Lise", lastname: "Aubert", phone: null, birthdate: null };
    granted(await register({ ...who, ...profile, locale: "fr_FR", clientAddress: "192.0.2.1" }));
    const userId = (await accountOf(who.email)) ?? 0;
    const { token } = granted(await login({ ...who, clientAddress: "192.0.2.1" }));
    cookie = `${cookie}; token=${token}`;
    const kept = async () => (await listUserAddresses(userId, "fr_FR")).map(({ id, address }) => [String(id), address]);
    await post("/cart/address", { form: "address", ...typed, "address.saved": "new" });
    expect(await kept()).toEqual([]);
    await post("/cart/address", { form: "address", ...typed, "address.saved": "new", "address.keep": "true" });
    const other = { ...typed, "address.address": "12 place Carnot", "address.keep": "true" };
    expect(await post("/cart/address", { form: "address", ...other })).toMatchObject({ to: "/cart/shipping" });
    const [[id = ""] = []] = await kept();
    expect(await kept()).toMatchObject([
      [id, "3 rue du Four"],
      [expect.any(String), "12 place Carnot"],
    ]);
    const shown = async () => (await open("/cart/address")).answer.text();
    const isChosen = (value: string) =>
      new RegExp(`<input(?=[^>]*name="address.saved")(?=[^>]*value="${value}")(?=[^>]*checked)`);
    expect(await shown()).not.toMatch(isChosen(id));
    // What stands in the hidden fields counts for nothing.
    await post("/cart/address", { form: "address", ...other, "address.saved": id });
    expect(await shown()).toMatch(isChosen(id));
    expect(await kept()).toHaveLength(2);
    const wrong = await post("/cart/address", { form: "address", ...typed, "address.saved": id, phone: "1" });
    expect(await wrong.answer.text()).toMatch(isChosen(id));
    done(await setParameter("SELL_ONLY_IN_FRANCE", "true"));
    const abroad = { country_id: 56, postal_code: "1000" };
    await inTransaction(() =>
      database().updateTable("user_address").set(abroad).where("id", "=", Number(id)).execute(),
    );
    const refused = await post("/cart/address", { form: "address", ...typed, "address.saved": id });
    const html = await refused.answer.text();
    expect(html).toContain('id="checkout-address-address-address.idCountry-error"');
    expect(html).toMatch(isChosen("new"));
    expect(await post("/cart/address", { form: "address", ...typed, "address.saved": "999" })).toMatchObject({
      to: "/cart/shipping",
    });
  });

  test("[§5 errors-at-fields] a script is told what is wrong by the form's fields, in the page's language, or where it leads", async () => {
    const send = async (path: string, fields: object): Promise<unknown> =>
      await (await post(path, { form: "address", ...fields }, "en_US", "application/json")).answer.json();
    expect(await send("/cart/address", { ...typed, "address.postalCode": "212" })).toEqual({
      success: false,
      data: [{ key: "address.postalCode", error: "must have five digits" }],
      message: "",
    });
    expect(await send("/cart/address", typed)).toMatchObject({ success: true, data: { to: "/en_US/cart/shipping" } });
    expect(await send("/cart/shipping", { way: "CLICK_AND_COLLECT" })).toMatchObject({
      data: [{ key: "slot", error: "is still to be chosen" }],
    });
  });

  test("a way is chosen, and the total has its price; none is a refusal at its field", async () => {
    await post("/cart/address", { form: "address", ...typed });
    const none = await post("/cart/shipping", { form: "delivery", way: "PICKUP:NONE", message: "Bonjour" });
    expect(none.status).toBe(422);
    const html = await none.answer.text();
    expect(html).toContain("ne dessert plus cette adresse");
    expect(html).toContain(">Bonjour</textarea>");
    const chosen = await post("/cart/shipping", { form: "delivery", way: "DELIVERY:HOME", message: "" });
    expect(chosen).toMatchObject({ status: 303, to: "/cart/payment" });
    expect(await (await open("/cart/shipping")).answer.text()).toContain("90,30\u00a0€");
  });

  test("nothing leads astray: no menu, no footer but the legal pages; nobody else sees it, and it is kept nowhere", async () => {
    await post("/cart/address", { form: "address", ...typed });
    const page = await open("/cart/address");
    expect(page.answer.headers.get("cache-control")).toBe("private, no-store");
    const html = await page.answer.text();
    expect(html).not.toContain('href="/nos-cuvees"');
    expect(html).toContain('href="/sale-terms"');
    expect(site.rendered).not.toContain("checkout-address");
    expect(await (await site.get("/cart", { cookie: "" })).text()).not.toContain("rue du Four");
  });

  /** Everything up to the order, of six bottles to the door. */
  async function steps(): Promise<void> {
    await post("/cart/address", { form: "address", ...typed });
    await post("/cart/shipping", { form: "delivery", way: "DELIVERY:HOME", message: "" });
  }

  test("[§5 terms-accepted] [§5 buyer-of-age] what isn't ticked is told at its box, and nothing is ordered", async () => {
    await steps();
    const wrong = await post("/cart/payment", { form: "order", total: "90.3", isOfAge: "true" });
    expect(wrong.status).toBe(422);
    const html = await wrong.answer.text();
    expect(html).toContain("est à cocher avant de commander");
    expect(html).toContain("Commander avec obligation de paiement");
    expect(html).toContain("L.\u00a03342-1");
    expect(await database().selectFrom("order").select("id").execute()).toEqual([]);
  });

  test("an order leads to the bank and back: declined it is paid once more, paid it is bought and the cart is gone", async () => {
    await steps();
    const consent = { form: "order", isOfAge: "true", acceptsTerms: "true" };
    const refused = await post("/cart/payment", { ...consent, total: "1" });
    expect(await refused.answer.text()).toContain("Le prix a changé");
    const ordered = await post("/cart/payment", { ...consent, total: "90.3" });
    expect(ordered).toMatchObject({ status: 303, to: expect.stringMatching(/^https:\/\/bank\.test\/pay\//) });
    const held = /order=[^;]+/.exec(ordered.answer.headers.getSetCookie().join("\n"))?.[0] ?? "";
    expect(ordered.answer.headers.getSetCookie().join()).toMatch(
      /order=\d+\.[\w-]{22}; Max-Age=7200; Path=\/; HttpOnly/,
    );
    cookie = `${cookie}; ${held}`;
    const [wanted] = driver.wanted;
    const back = new URL(wanted?.returnUrl ?? "");
    const result = `${back.pathname}${back.search}`;
    driver.become(`ref_${wanted?.id}`, "DECLINED", "INSUFFICIENT_FUNDS");
    const declined = await (await open(result)).answer.text();
    expect(declined).toContain("provision insuffisante");
    expect(declined, "the other language is of the same payment").toContain(`"asked":"${back.search.slice(1)}"`);
    const again = await post("/order/error", { form: "pay", back: result });
    expect(again).toMatchObject({ status: 303, to: expect.stringMatching(/^https:\/\/bank\.test\/pay\//) });
    expect(again.to).not.toBe(ordered.to);
    driver.become(`ref_${driver.wanted.at(-1)?.id}`, "CAPTURED");
    const paid = new URL(driver.wanted.at(-1)?.returnUrl ?? "");
    const html = await (await open(`${paid.pathname}${paid.search}`)).answer.text();
    expect(html).toContain("Merci, votre commande est confirmée");
    expect(html).toContain("claire@example.org");
    expect(await (await open("/cart")).answer.text()).toContain("Votre panier est vide");
    expect(await (await open("/cart/success")).answer.text()).toContain("claire@example.org");
    cookie = "";
    const nobody = await (await open(`${paid.pathname}${paid.search}`)).answer.text();
    expect(nobody, "who only has the address learns nothing of who paid").not.toContain("claire@example.org");
    const page = `/cart/success/${Number(/\d+/.exec(held))}`;
    expect(await (await open(page)).answer.text(), "nor who guesses a number").not.toContain("claire@example.org");
    cookie = held;
    expect(await (await open(page)).answer.text()).toContain("claire@example.org");
  });

  test("[§8] while the bank is away a form says so where it stands, and is sent once more", async () => {
    await steps();
    const wish = { form: "order", isOfAge: "true", acceptsTerms: "true", total: "90.3" };
    driver.isAway = true;
    const away = await post("/cart/payment", wish, "en_US");
    expect([away.status, away.answer.headers.get("retry-after")]).toEqual([503, "30"]);
    const html = await away.answer.text();
    expect(html).toContain("The bank can’t be reached right now. Nothing was charged");
    expect(html).toContain("Order with obligation to pay");
    expect(html).toMatch(/name="isOfAge"[^>]* checked/);
    driver.isAway = false;
    const ordered = await post("/cart/payment", wish, "en_US");
    expect(ordered).toMatchObject({ status: 303, to: expect.stringMatching(/^https:\/\/bank\.test\/pay\//) });
    expect(await database().selectFrom("order").select("id").execute()).toHaveLength(1);

    cookie = `${cookie}; ${/order=[^;]+/.exec(ordered.answer.headers.getSetCookie().join("\n"))?.[0] ?? ""}`;
    const back = new URL(driver.wanted.at(-1)?.returnUrl ?? "");
    driver.become(`ref_${driver.wanted.at(-1)?.id}`, "DECLINED", "INSUFFICIENT_FUNDS");
    const result = { form: "pay", block: "order-result", back: `${back.pathname}${back.search}` };
    await open(result.back);
    driver.isAway = true;
    const still = await post("/order/error", result, "en_US");
    expect(still.status).toBe(503);
    const words = await still.answer.text();
    expect(words).toContain("The bank can’t be reached right now");
    expect(words).toContain("Pay for this order");
    driver.isAway = false;
    expect(await post("/order/error", result, "en_US")).toMatchObject({ status: 303 });
  });

  test("the link of a mail leaves the order's key in a cookie, and out of the address", async () => {
    const links = createOrderLinkApp(true);
    const key = "AAAAAAAAAAAAAAAAAAAAAA";
    const led = await links.request(`/en_US/cart/success/7?key=${key}`);
    expect([led.status, led.headers.get("location")]).toEqual([303, "/en_US/cart/success/7"]);
    expect(led.headers.get("set-cookie")).toBe(`order=7.${key}; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(led.headers.get("cache-control")).toBe("private, no-store");
    for (const path of [
      "/cart/success/7",
      "/cart/success/7?key=",
      `/cart/success/x?key=${key}`,
      "/cart/success/7?key=a;b",
    ])
      expect((await links.request(path)).status, path).toBe(404);
  });
});
