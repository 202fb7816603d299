import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { localizePath, type Locale } from "#schemas/locale.ts";
import { listUserAddresses } from "#server/accounts/addresses/read.ts";
import { accountOf } from "#server/accounts/read.ts";
import { register } from "#server/accounts/profile/write.ts";
import { sessionOf } from "#server/accounts/sessions/read.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { database } from "#server/db/context.ts";
import { createApi } from "#server/http/api/create-api.ts";
import { siteActions } from "#server/http/site-actions/all-actions.ts";
import { createSiteActionsApp } from "#server/http/site-actions/site-actions-app.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { readers } from "#tests/setup/newsletter.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

const password = "une phrase secrète";
const other = "pressurage lent et long";
const lise = { email: "lise@example.org", password, firstname: "Lise", lastname: "Aubert" };
const jean = { ...lise, email: "jean@example.org", firstname: "Jean" };
let visitors = 0;

describe.each(engines)("[§2] [§6] a customer's own pages without JavaScript on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let address = "";

  beforeEach(async () => {
    visitors += 1;
    address = `198.51.100.${visitors}`;
    for (const one of [lise, jean]) {
      granted(await register({ ...one, phone: null, birthdate: null, locale: "fr_FR", clientAddress: address }));
    }
    site = createTestSite(place.db);
  });

  const tokenOf = async (email = lise.email, chosen = password) =>
    granted(await login({ email, password: chosen, clientAddress: address })).token;
  const page = async (path: string, token: string) => (await site.get(path, { cookie: `token=${token}` })).text();

  async function post(fields: Readonly<Record<string, string>>, token: string, locale: Locale = "fr_FR") {
    const api = createApi({ log: pino({ level: "silent" }), addressOf: () => address });
    const app = createSiteActionsApp({ actions: siteActions, api, site: site.app });
    const to = localizePath("/account/profil", locale);
    const headers = { origin: "http://site.test", host: "site.test", cookie: `token=${token}` };
    const body = new URLSearchParams({ back: to, ...fields });
    const answer = await app.request(`http://site.test${to}`, { method: "POST", headers, body });
    return {
      answer,
      status: answer.status,
      to: answer.headers.get("location"),
      cookies: answer.headers.getSetCookie(),
    };
  }

  test.each(["/account", "/account/profil", "/en_US/account", "/en_US/account/profil"])(
    "[§6 customer-area] %s is for who is logged in; anybody else goes to the login and back",
    async (path) => {
      const away = await site.get(path);
      const auth = path.startsWith("/en_US") ? "/en_US/auth" : "/auth";
      expect([away.status, away.headers.get("location")]).toEqual([302, `${auth}?next=${encodeURIComponent(path)}`]);
      const here = await site.get(path, { cookie: `token=${await tokenOf()}` });
      expect([here.status, here.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect((await site.get(path, { cookie: "token=c0" })).status).toBe(302);
    },
  );

  test("[§2 account-routes] everybody sees their own account and nobody else's, and it is kept nowhere", async () => {
    const [own, his] = [await tokenOf(), await tokenOf(jean.email)];
    for (const [token, name, stranger] of [
      [own, lise, jean],
      [his, jean, lise],
    ] as const) {
      expect(await page("/account", token)).toContain(`Bonjour ${name.firstname}`);
      const profile = await page("/account/profil", token);
      expect(profile).toContain(name.email);
      expect(profile).not.toContain(stranger.email);
    }
    expect(site.rendered).not.toContain("profile");
  });

  test("a profile is changed where it stands; what is refused stands at its field, with what was typed", async () => {
    const token = await tokenOf();
    const form = { form: "profile", block: "profile", firstname: "Élise", lastname: "Aubert", phone: "06 12 34 56 78" };
    const saved = await post(form, token);
    expect([saved.status, saved.to]).toEqual([303, "/account/profil?profile.state=done#form-profile"]);
    expect(await page("/account/profil?profile.state=done", token)).toMatch(/role="status"[^>]*>C’est enregistré/);
    expect(await page("/account/profil", token)).toMatch(/name="phone"[^>]*value="\+33612345678"/);
    const refused = await post({ ...form, firstname: " ", phone: "12" }, token, "en_US");
    expect(refused.status).toBe(422);
    const html = await refused.answer.text();
    expect(html).toMatch(/id="profile-profile-phone-error"[^>]*>“Telephone” must be a telephone number\.</);
    expect(html).toMatch(/name="phone"[^>]*value="12"/);
    expect(await page("/account", token)).toContain("Bonjour Élise");
    done(await setParameter("ASK_BIRTHDATE", "true"));
    const minor = await post({ ...form, birthdate: "2015-01-01" }, token);
    expect(await minor.answer.text()).toContain("nous ne vendons qu’aux adultes");
  });

  test("a password is changed with the old one; this login goes on, the others end", async () => {
    const [token, elsewhere] = [await tokenOf(), await tokenOf()];
    const form = { form: "password", block: "password-change", oldPassword: password, newPassword: other };
    const wrong = await post({ ...form, oldPassword: "wrong one" }, token);
    const html = await wrong.answer.text();
    expect(html).toContain("«\u00a0Mot de passe actuel\u00a0» n’est pas votre mot de passe actuel.");
    for (const secret of ["wrong one", other]) expect(html).not.toContain(secret);
    expect((await post(form, token)).to).toBe("/account/profil?password-change.state=done#form-password-change");
    expect([await sessionOf(token), await sessionOf(elsewhere)]).toEqual([expect.anything(), null]);
  });

  test("[§3 user-addresses] addresses are added, chosen, changed and removed where they stand, by their customer alone", async () => {
    const token = await tokenOf();
    const block = "account-addresses";
    const home = {
      firstname: "Lise",
      lastname: "Aubert",
      address: "3 rue du Four",
      postalCode: "21200",
      city: "Beaune",
    };
    const form = { form: "address", block, ...home, addressPart2: "", idCountry: "250" };
    expect(await page("/account/profil", token)).toContain("Aucune adresse pour l’instant");
    expect(await page("/account/profil?account-addresses.edit=new", token)).toMatch(/name="postalCode"/);
    const refused = await post(
      { ...form, back: "/account/profil?account-addresses.edit=new", postalCode: "2120" },
      token,
    );
    expect(await refused.answer.text()).toMatch(/role="alert"[^]*value="2120"[^]*doit avoir cinq chiffres/);
    expect((await post(form, token)).to).toBe("/account/profil?account-addresses.state=done#form-account-addresses");
    await post({ ...form, address: "12 place Carnot" }, token);
    const own = await listUserAddresses((await accountOf(lise.email)) ?? 0, "fr_FR");
    const [first, second] = own.map(({ id }) => String(id));
    expect(own.map(({ address, type }) => [address, type.length])).toEqual([
      ["3 rue du Four", 2],
      ["12 place Carnot", 0],
    ]);
    await post({ form: "address-choice", block, addressId: second ?? "", type: "DELIVERY" }, token);
    await post({ ...form, addressId: first ?? "", city: "Nolay" }, token);
    const his = await tokenOf(jean.email);
    for (const name of ["address", "address-choice", "address-removal"])
      await post({ ...form, form: name, addressId: first ?? "", city: "Dijon" }, his);
    expect(await page("/account/profil", token)).toMatch(/12 place Carnot[^]*Livraison par défaut[^]*21200 Nolay/);
    await post({ form: "address-removal", block, addressId: first ?? "" }, token);
    expect(await page("/account/profil", token)).not.toContain("Nolay");
    expect(await page("/account/profil", his)).not.toContain("Carnot");
  });

  test("[§7 user-newsletter-calls] a letter is ticked and unticked, at once", async () => {
    const token = await tokenOf();
    const form = { form: "newsletter", block: "newsletter-preferences" };
    expect(await page("/account/profil", token)).toMatch(/name="lists" value="1"/);
    await post({ ...form, lists: "1" }, token);
    expect(await readers()).toMatchObject([{ email: lise.email }]);
    expect(await page("/account/profil", token)).toMatch(
      /name="lists" (checked="" )?value="1"|checked="" name="lists"/,
    );
    await post(form, token);
    expect(await readers()).toEqual([]);
    done(await setParameter("SHOW_NEWSLETTER", "false"));
    expect(await page("/account/profil", token)).not.toContain('name="lists"');
  });

  test("a login on another device is ended from here, and no stranger's is", async () => {
    const [token, elsewhere, stranger] = [await tokenOf(), await tokenOf(), await tokenOf(jean.email)];
    const ids = (html: string) => [...html.matchAll(/name="session" value="([\da-f]{16})"/g)].map(([, id]) => id ?? "");
    const [session = ""] = ids(await page("/account/profil", token));
    const form = { form: "session", block: "account-sessions", session };
    await post(form, stranger);
    expect(await sessionOf(elsewhere)).not.toBeNull();
    expect((await post(form, token)).to).toBe("/account/profil?account-sessions.state=done#form-account-sessions");
    expect([await sessionOf(token), await sessionOf(elsewhere)]).toEqual([expect.anything(), null]);
    expect(ids(await page("/account/profil", token))).toEqual([]);
    expect((await post({ ...form, session: "../user" }, token)).to).toBe("/account/profil#form-account-sessions");
  });

  test("an account is deleted for who types its password; nobody else's goes with it", async () => {
    const token = await tokenOf();
    const form = { form: "deletion", block: "account-deletion" };
    expect(await page("/account/profil", token), "refused, the form comes back where it stands").toMatch(
      /name="back" value="\/account\/profil"\/><input type="hidden" name="block" value="account-deletion"/,
    );
    const wrong = await post({ ...form, password: "wrong one" }, token);
    expect(wrong.status).toBe(422);
    expect(await wrong.answer.text()).toMatch(/<details open="">[^]*n’est pas votre mot de passe actuel/);
    expect(await sessionOf(token)).not.toBeNull();
    const gone = await post({ ...form, password }, token);
    expect([gone.status, gone.to]).toEqual([303, "/auth?done=deleted"]);
    for (const name of ["token", "idSite", "cart"])
      expect(
        gone.cookies.some((cookie) => cookie.startsWith(`${name}=; Max-Age=0`)),
        name,
      ).toBe(true);
    expect([await accountOf(lise.email), await sessionOf(token)]).toEqual([null, null]);
    expect(await accountOf(jean.email)).not.toBeNull();
    expect(await site.html("/auth?done=deleted")).toMatch(/role="status"[^>]*>Votre compte est supprimé/);
  });

  test("an administrator's account is not deleted by a form", async () => {
    granted(await addAdministrator({ email: "admin@example.org", password }));
    const token = await tokenOf("admin@example.org");
    const refused = await post({ form: "deletion", block: "account-deletion", password }, token);
    expect(refused.status).toBe(422);
    expect(await refused.answer.text()).toContain("Vous administrez ce site");
    expect(await sessionOf(token), "the login goes on, and the one that confirmed it is over").not.toBeNull();
    expect(await database().selectFrom("session").select("agent").execute()).toHaveLength(1);
    expect(await accountOf("admin@example.org")).not.toBeNull();
  });

  test("[S-05] whose login is over changes nothing and is led to the login", async () => {
    for (const form of ["profile", "password", "newsletter", "session", "deletion"]) {
      const fields = { form, block: form, firstname: "Eve", lastname: "E", session: "0123456789abcdef" };
      const { status, to } = await post({ ...fields, oldPassword: password, newPassword: other, password }, "");
      expect([status, to], form).toEqual([303, "/auth?next=%2Faccount%2Fprofil"]);
    }
    expect(await page("/account", await tokenOf())).toContain("Bonjour Lise");
  });
});
