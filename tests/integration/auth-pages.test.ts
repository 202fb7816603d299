import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { localizePath, type Locale } from "#schemas/locale.ts";
import { register } from "#server/accounts/profile/write.ts";
import { isOpenReset } from "#server/accounts/resets/read.ts";
import { issueReset } from "#server/accounts/resets/write.ts";
import { sessionOf } from "#server/accounts/sessions/read.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { addToCart } from "#server/cart/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { listProducts } from "#server/catalogue/products/read.ts";
import { database } from "#server/db/context.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { createResetLinkApp } from "#server/http/site/reset-link-app.ts";
import { siteActions } from "#server/http/site-actions/all-actions.ts";
import { createSiteActionsApp } from "#server/http/site-actions/site-actions-app.ts";
import { listMails } from "#server/mails/read.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

const own = { origin: "http://site.test", host: "site.test" };
const email = "lise@example.org";
const password = "une phrase secrète";
const other = "pressurage lent et long";
const lise = { email, password, firstname: "Lise", lastname: "Aubert" };
let visitors = 0;

describe.each(engines)("[§2] [§4] login and registration without JavaScript on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let form = 0;
  let address = "";

  beforeEach(async () => {
    visitors += 1;
    address = `192.0.2.${visitors}`;
    const texts = { fr_FR: { name: "Les Terrasses" } };
    granted(await saveProduct({ type: "WINE", texts, declinations: [{ reference: "LT22", priceCents: 1290 }] }));
    const { products } = await listProducts("fr_FR", { nbItem: 1, page: 1, orderBy: [], filters: [] });
    form = products[0]?.declinations[0]?.id ?? 0;
    site = createTestSite(place.db);
  });

  interface Posting {
    readonly cookie?: string;
    readonly locale?: Locale;
    readonly isSecure?: boolean;
    readonly parentDomain?: string;
  }

  async function post(path: string, fields: Readonly<Record<string, string>>, posting: Posting = {}) {
    const { cookie = "", locale = "fr_FR", ...options } = posting;
    const api = createApi({ log: pino({ level: "silent" }), addressOf: () => address });
    const app = createSiteActionsApp({ actions: siteActions, api, site: site.app, ...options });
    const to = localizePath(path, locale);
    const block = fields["form"] === "register" ? "register-form" : "login-form";
    const body = new URLSearchParams({ back: to, block, ...fields });
    const answer = await app.request(`http://site.test${to}`, { method: "POST", headers: { ...own, cookie }, body });
    const cookies = answer.headers.getSetCookie();
    const cookieOf = (name: string) => cookies.find((one) => one.startsWith(`${name}=`));
    return { answer, status: answer.status, to: answer.headers.get("location"), cookies, cookieOf };
  }

  const logIn = (fields: Readonly<Record<string, string>> = {}, posting: Posting = {}) =>
    post("/auth", { form: "login", email, password, ...fields }, posting);
  const enrol = (fields: Readonly<Record<string, string>> = {}, posting: Posting = {}) =>
    post("/auth", { form: "register", ...lise, phone: "", ...fields }, posting);
  const opened = async () =>
    granted(await register({ ...lise, phone: null, birthdate: null, locale: "fr_FR", clientAddress: "1" }));
  const tokenIn = (cookie = "") => /^token=([^;]+)/.exec(cookie)?.[1] ?? "";
  const held = (cookie = "") => cookie.split(";", 1)[0] ?? "";
  /** A cart that nobody owns yet, as a browser's cookie. */
  const cart = async (quantity: number) =>
    `cart=${granted(await addToCart({ cartId: null, userId: null, declinationId: form, quantity })).cartId}`;
  const cartPage = async (cookie: string) => (await site.get("/cart", { cookie })).text();

  test("[§4 login] [§9 login-lasts] [§2 auth-routes] a login sets the cookies for a day and leads to where the visitor wanted to be", async () => {
    await opened();
    const { status, to, cookieOf } = await logIn({ next: "/cart?x=1" });
    expect([status, to]).toEqual([303, "/cart?x=1"]);
    expect(cookieOf("token")).toMatch(/^token=c[\w-]{43}; Max-Age=86400; Path=\/; SameSite=Lax$/);
    expect(cookieOf("idSite")).toBe("idSite=3; Max-Age=86400; Path=/; SameSite=Lax");
    expect(await sessionOf(tokenIn(cookieOf("token")))).toMatchObject({ role: "CUSTOMER" });
    expect((await logIn({}, { locale: "en_US" })).to).toBe("/en_US/account");
    for (const next of ["//evil.test", "https://evil.test", "/auth"])
      expect((await logIn({ next })).to).toBe("/account");
  });

  test("[§9 login-domain] its cookies stand on the parent domain where there is one, and are for HTTPS alone there", async () => {
    await opened();
    const { cookieOf } = await logIn({}, { isSecure: true, parentDomain: "estate.example" });
    expect(cookieOf("token")).toMatch(/; Domain=estate\.example; Secure$/);
    expect(cookieOf("idSite")).toMatch(/; Domain=estate\.example; Secure$/);
  });

  test("a refused login says so on its page; the address stays, the password doesn't; nobody is told who has an account", async () => {
    await opened();
    const wrong = await logIn({ password: "wrong one" });
    const unknown = await logIn({ email: "nobody@example.org" });
    for (const { answer, cookies } of [wrong, unknown]) {
      expect([answer.status, answer.headers.get("cache-control"), cookies]).toEqual([422, "private, no-store", []]);
    }
    const html = await wrong.answer.text();
    expect(html).toMatch(/id="login-form-login-problems"[^>]*>[^]*L’adresse e-mail ou le mot de passe/);
    expect(html).toContain(`value="${email}"`);
    expect(html).not.toContain("wrong one");
    // What follows the page's own HTML names that by its hash.
    const shown = (text: string) =>
      text.split('<script type="application/json"', 1)[0]?.replaceAll(/data-static="\w+"/g, "");
    const elsewhere = (await unknown.answer.text()).replace("nobody@example.org", email);
    expect(shown(elsewhere) === shown(html), "a page that tells nobody apart").toBe(true);
    expect(await (await site.get("/auth")).text(), "nothing is kept").not.toContain(email);
    const empty = await logIn({ email: " ", password: "" });
    expect(await empty.answer.text()).toContain("«\u00a0Adresse e-mail\u00a0» est obligatoire.");
  });

  test("[S-13] too many tries are said in words, with how long to wait", async () => {
    await opened();
    for (let count = 0; count < 10; count += 1) await logIn({ password: "wrong one" });
    const { answer } = await logIn({}, { locale: "en_US" });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toContain("Too many attempts. Please wait a little before you try again.");
  });

  test("a device on which somebody logged in keeps its own allowance, on the form's address", async () => {
    await opened();
    const { cookies } = await logIn();
    const device = cookies.find((one) => one.startsWith("device-")) ?? "";
    expect(device).toMatch(/; Path=\/auth; HttpOnly; SameSite=Strict$/);
    for (let count = 0; count < 10; count += 1) await logIn({ password: "wrong one" });
    expect((await logIn()).status).toBe(429);
    expect((await logIn({}, { cookie: held(device) })).status).toBe(303);
  });

  test("[§4 cart-after-login] a kept cart becomes the user's and joins the one that they have", async () => {
    await opened();
    const first = await logIn({}, { cookie: await cart(2) });
    const session = held(first.cookieOf("token"));
    expect(first.cookieOf("cart")).toMatch(/^cart=[\w-]{22}; Max-Age=2592000; .*HttpOnly/);
    expect(await cartPage(`${held(first.cookieOf("cart"))}; ${session}`)).toContain("25,80\u00a0€");
    const guest = await cart(3);
    const again = await logIn({}, { cookie: guest });
    expect(held(again.cookieOf("cart"))).toBe(held(first.cookieOf("cart")));
    expect(await cartPage(`${held(again.cookieOf("cart"))}; ${session}`)).toContain("38,70\u00a0€");
    expect(await cartPage(held(again.cookieOf("cart"))), "it is nobody else's").toContain("Votre panier est vide");
  });

  test("[§4 cart-after-login] [§8 default-cart-failure] without a kept cart, or with one that is gone, the user's own is fetched", async () => {
    await opened();
    const first = await logIn({}, { cookie: await cart(2) });
    for (const cookie of ["", "cart=AAAAAAAAAAAAAAAAAAAAAA"]) {
      expect(held((await logIn({}, { cookie })).cookieOf("cart"))).toBe(held(first.cookieOf("cart")));
    }
    granted(await setSiteInfo({ isECommerce: false }));
    expect((await logIn()).cookieOf("cart"), "a site that is no shop has none").toBeUndefined();
  });

  test("[§4 logout-cart] [§4 logout-cookies] logout ends the session and clears cart and cookies", async () => {
    await opened();
    const { cookieOf } = await logIn({}, { cookie: await cart(2) });
    const token = tokenIn(cookieOf("token"));
    const out = await post("/auth", { form: "logout" }, { cookie: `token=${token}; ${held(cookieOf("cart"))}` });
    expect([out.status, out.to]).toEqual([303, "/"]);
    for (const name of ["token", "idSite", "cart", "order"])
      expect(out.cookieOf(name)).toMatch(new RegExp(`^${name}=; Max-Age=0;`));
    expect(await sessionOf(token)).toBeNull();
    expect((await post("/auth", { form: "logout" }, { locale: "en_US" })).to).toBe("/en_US");
  });

  test("[§2 auth-routes] who registers is logged in at once, with the cart; a mail welcomes them", async () => {
    const { status, to, cookieOf } = await enrol({ next: "/cart", phone: "06 12 34 56 78" }, { cookie: await cart(2) });
    expect([status, to]).toEqual([303, "/cart"]);
    const session = `${held(cookieOf("token"))}; ${held(cookieOf("cart"))}`;
    expect(await cartPage(session)).toContain("25,80\u00a0€");
    expect((await listMails()).map(({ kind }) => kind)).toEqual(["account-opened"]);
    const again = await enrol({ password: other });
    expect([again.status, again.to]).toEqual([303, "/auth?done=registered"]);
    expect(again.cookies).toEqual([]);
    expect(await (await site.get("/auth?done=registered")).text()).toMatch(
      /role="status"[^>]*>Un message vient de partir/,
    );
  });

  test("[§5 errors-at-fields] a refused registration stands at its fields; what was typed stays, but the password", async () => {
    const typed = { email: "lise@", firstname: " ", phone: "12", password: "court" };
    const { answer } = await enrol({ ...typed, next: "/cart", back: "/auth?next=%2Fcart" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const [name, words] of [
      ["email", "«\u00a0Adresse e-mail\u00a0» doit être une adresse e-mail."],
      ["firstname", "«\u00a0Prénom\u00a0» est obligatoire."],
      ["phone", "«\u00a0Téléphone\u00a0» doit être un numéro de téléphone."],
      ["password", "«\u00a0Mot de passe\u00a0» doit compter de 8 à 256 caractères."],
    ])
      expect(html).toMatch(new RegExp(`id="register-form-register-${name}-error"[^>]*>${words}<`));
    expect(html).toMatch(/name="lastname"[^>]*value="Aubert"/);
    expect(html).not.toContain("court");
    expect(html).toContain('name="next" value="/cart"');
    expect(await listMails()).toEqual([]);
  });

  test("[§3] the page asks for a birthdate where the estate does, and nobody under 18 registers", async () => {
    expect(await site.html("/auth")).not.toContain('name="birthdate"');
    done(await setParameter("ASK_BIRTHDATE", "true"));
    expect(await site.html("/en_US/auth")).toContain('name="birthdate"');
    expect(await (await enrol({ birthdate: "2015-01-01" })).answer.text()).toContain("nous ne vendons qu’aux adultes");
    expect((await enrol({ birthdate: "1984-05-20" })).status).toBe(303);
  });

  test("who is logged in is led on from the login", async () => {
    await opened();
    const cookie = held((await logIn()).cookieOf("token"));
    const onward = await site.get("/auth?next=/cart", { cookie });
    expect([onward.status, onward.headers.get("location")]).toEqual([302, "/cart"]);
    expect((await site.get("/en_US/auth?next=//evil.test", { cookie })).headers.get("location")).toBe("/en_US/account");
  });

  test("[§2 auth-routes] a forgotten password: the same word for every address, then a link, once", async () => {
    await opened();
    const ask = (address_: string) =>
      post("/password/reset/ask", { form: "ask", email: address_, block: "password-reset-ask" });
    for (const known of [email, "nobody@example.org"]) {
      const { to, cookies } = await ask(known);
      expect([to, cookies]).toEqual(["/password/reset/ask?password-reset-ask.state=sent#form-password-reset-ask", []]);
    }
    expect(await site.html("/password/reset/ask?password-reset-ask.state=sent")).toContain(
      "Si un compte existe à cette adresse",
    );
    const { data } = (await issueReset(email)) ?? {};
    const token = data?.token ?? "";
    const links = createResetLinkApp({ isSecure: false, isOpen: isOpenReset });
    const follow = (prefix = "") => links.request(`http://site.test${prefix}/password/reset/${token}`);
    // A mail scanner opens it first.
    await follow();
    const landed = await follow();
    expect([landed.status, landed.headers.get("location")]).toEqual([303, "/password/reset?link=held"]);
    expect([landed.headers.get("referrer-policy"), landed.headers.get("cache-control")]).toEqual([
      "no-referrer",
      "private, no-store",
    ]);
    const [cookie = "", english = ""] = landed.headers.getSetCookie();
    expect(cookie).toBe(`reset=${token}; Max-Age=3600; Path=/password/reset; HttpOnly; SameSite=Lax`);
    expect(english).toContain("Path=/en_US/password/reset;");
    const page = await site.get("/password/reset?link=held", { cookie: held(cookie) });
    expect(page.status).toBe(200);
    expect(await page.text(), "nothing on the page has the token").not.toContain(token);

    const session = tokenIn((await logIn()).cookieOf("token"));
    const save = (chosen: string, cookie_: string) =>
      post(
        "/password/reset",
        { form: "reset", password: chosen, block: "password-reset", back: "/password/reset?link=held" },
        { cookie: cookie_ },
      );
    const short = await save("court", held(cookie));
    expect(short.status).toBe(422);
    expect(await short.answer.text()).toContain(
      "«\u00a0Nouveau mot de passe\u00a0» doit compter de 8 à 256 caractères.",
    );
    const saved = await save(other, held(cookie));
    expect([saved.status, saved.to]).toEqual([303, "/auth?done=password"]);
    expect(saved.cookieOf("reset")).toMatch(/^reset=; Max-Age=0; Path=\/password\/reset;/);
    expect(await sessionOf(session), "all sessions end").toBeNull();
    expect((await logIn({ password: other })).status).toBe(303);
    for (const gone of [held(cookie), "", "reset=nonsense"]) {
      const again = await save(password, gone);
      expect([again.status, again.to], gone).toEqual([303, "/password/reset?link=gone"]);
    }
    const used = await follow("/en_US");
    expect([used.status, used.headers.get("location")]).toEqual([303, "/en_US/password/reset?link=gone"]);
    expect(used.headers.getSetCookie().join("")).not.toContain(token);
    const said = await site.html("/en_US/password/reset?link=gone");
    expect(said).toMatch(/role="alert"[^>]*>This link has been used already/);
    expect(said).toContain('href="/en_US/password/reset/ask"');
    expect(said).not.toContain('name="password"');
  });

  test("[S-05] forms of another site change nothing and log nobody in", async () => {
    await opened();
    const app = createSiteActionsApp({
      actions: siteActions,
      api: createApi({ log: pino({ level: "silent" }), addressOf: () => address }),
    });
    const body = new URLSearchParams({ form: "login", email, password });
    const headers = { origin: "https://evil.example", host: "site.test" };
    const answer = await app.request("http://site.test/auth", { method: "POST", headers, body });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    expect(await login({ email, password, clientAddress: "2" })).toMatchObject({ ok: true });
    expect(await database().selectFrom("session").select("user_id").execute()).toHaveLength(1);
  });
});
