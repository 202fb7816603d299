import { describe, expect, test } from "vitest";

import { issueReset } from "#server/accounts/resets/write.ts";
import { database } from "#server/db/context.ts";
import type { OutgoingMail } from "#server/drivers/mail/mail-driver.ts";
import { listMails } from "#server/mails/read.ts";
import { sendDueMails } from "#server/mails/sending/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { noLetters, readers, subscribe } from "#tests/setup/newsletter.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { keysOf, useApi, type ApiAnswer } from "./api-server.ts";

const origin = "https://www.estate.test";
const password = "vendanges à la main";
const other = "pressurage lent et long";
const marie = { email: "Marie@Exemple.test", password, firstname: "Marie", lastname: "Aubert" } as const;
const minutes = 60_000;

describe.each(engines)("accounts over the API on $name", (engine) => {
  const api = useApi(engine);

  test("[§7 register-call] [§3 user-profile] a customer registers, logs in and is who was told", async () => {
    const answer = await register({ ...marie, phone: "06 12 34 56 78", birthdate: "1984-05-20" });
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: null, message: "" }]);
    const token = await logIn(marie);
    expect((await api.call("GET", "/api/user", { token })).body.data).toEqual({
      id: expect.any(Number),
      email: "Marie@Exemple.test",
      phone: "+33612345678",
      firstname: "Marie",
      lastname: "Aubert",
      birthdate: "1984-05-20",
      role: "CUSTOMER",
    });
    expect(await mails()).toMatchObject([{ to: "Marie@Exemple.test", subject: "Bienvenue chez www.estate.test" }]);
  });

  test("an address that has an account: the same answer, nothing changes, and a mail tells its owner", async () => {
    const first = await register(marie);
    await mails();
    const again = await register({ ...marie, email: "marie@exemple.TEST", password: other, firstname: "Eve" });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(headersOf(again)).toEqual(headersOf(first));
    expect(await api.call("POST", "/api/login", { body: { email: marie.email, password: other } })).toMatchObject({
      status: 401,
    });
    expect((await profile(await logIn(marie))).firstname).toBe("Marie");
    expect(await mails()).toMatchObject([{ to: "Marie@Exemple.test", subject: "Vous avez déjà un compte" }]);
  });

  test("[S-06] nobody gives himself a role, an id or anything else that a body doesn't name", async () => {
    for (const more of [{ role: "SUPER_ADMIN" }, { roles: ["ADMIN"] }, { isAdmin: true }, { id: 1 }, { idSite: 4 }]) {
      expect(keysOf(await register({ ...marie, ...more }))).toEqual(Object.keys(more));
    }
    await register(marie);
    const token = await logIn(marie);
    const names = { firstname: "M", lastname: "A" };
    for (const more of [{ role: "ADMIN" }, { id: 1 }, { email: "a@b.test" }, { user: { role: "ADMIN" } }]) {
      const answer = await api.call("PUT", "/api/user", { token, body: { ...names, ...more } });
      expect([answer.status, keysOf(answer)]).toEqual([400, Object.keys(more)]);
    }
    expect(await profile(token)).toMatchObject({ role: "CUSTOMER", firstname: "Marie", email: marie.email });
  });

  test("[§5] what is wrong with a registration stands under its key, in both languages; nobody is under 18", async () => {
    const wrong = { email: "nobody", password: "12345678", firstname: " ", lastname: "A", birthdate: "2010-01-01" };
    expect((await register(wrong)).body.data).toEqual([
      { key: "email", error: "doit être une adresse e-mail" },
      { key: "firstname", error: "est obligatoire" },
      { key: "birthdate", error: "doit remonter à 18 ans au moins : nous ne vendons qu’aux adultes" },
      { key: "password", error: expect.stringContaining("mots de passe") },
    ]);
    const english = await api.call("POST", "/api/register", { body: wrong, lang: "en_US" });
    expect(english.body.data).toContainEqual({
      key: "birthdate",
      error: "must be 18 years ago or more: we only sell to adults",
    });
    expect(await listMails()).toEqual([]);
  });

  test("[§3] the estate asks for birthdates, and for mobile numbers alone, where its parameters say so", async () => {
    expect(keysOf(await register({ ...marie, phone: "03 80 21 22 23" }))).toEqual([]);
    done(await setParameter("ASK_BIRTHDATE", "true"));
    done(await setParameter("MOBILE_PHONES_ONLY", "true"));
    const jean = { ...marie, email: "jean@exemple.test", phone: "03 80 21 22 23" };
    expect(keysOf(await register(jean))).toEqual(["phone", "birthdate"]);
    expect(keysOf(await register({ ...jean, phone: "+33 6 12 34 56 78", birthdate: "1984-05-20" }))).toEqual([]);
  });

  test("[§7 user-calls] a profile is changed by its user; what is left out stays, null takes away", async () => {
    await register({ ...marie, phone: "06 12 34 56 78", birthdate: "1984-05-20" });
    const token = await logIn(marie);
    const save = (body: object) => api.call("PUT", "/api/user", { token, body });
    const names = { firstname: "Marie-Anne", lastname: "Aubert" };
    expect((await save(names)).body.data).toMatchObject({ ...names, phone: "+33612345678", birthdate: "1984-05-20" });
    expect((await save({ ...names, phone: null })).body.data).toMatchObject({ phone: null, birthdate: "1984-05-20" });
    expect(await profile(token)).toMatchObject({ ...names, phone: null });
    expect(keysOf(await save({ ...names, phone: "12", birthdate: "2020-01-01" }))).toEqual(["phone", "birthdate"]);
    expect((await api.call("PUT", "/api/user", { body: names })).status).toBe(401);
  });

  test("[§7 user-calls] [S-10] a password is changed with the old one: the other sessions end, this one goes on", async () => {
    await register(marie);
    const [token, elsewhere] = [await logIn(marie), await logIn(marie)];
    const change = (oldPassword: string, newPassword: string) =>
      api.call("PUT", "/api/user/password", { token, body: { oldPassword, newPassword } });
    expect(keysOf(await change("wrong one", other))).toEqual(["oldPassword"]);
    expect(keysOf(await change(password, "iloveyou"))).toEqual(["newPassword"]);
    expect(await sessionsOf([token, elsewhere])).toEqual([200, 200]);
    expect((await change(password, other)).status).toBe(200);
    expect(await sessionsOf([token, elsewhere])).toEqual([200, 401]);
    expect((await api.call("POST", "/api/login", { body: { email: marie.email, password } })).status).toBe(401);
    await logIn({ ...marie, password: other });
    expect((await mails()).map(({ subject }) => subject)).toContain("Votre mot de passe a été modifié");
    for (let count = 0; count < 7; count += 1) await change("wrong one", other);
    expect((await change(other, password)).status).toBe(429);
  });

  test("[§7 user-calls] an account is deleted with its sessions, its newsletter and all that is personal in it", async () => {
    await register({ ...marie, phone: "06 12 34 56 78" });
    await subscribe("marie@exemple.test", "fr_FR");
    const [token, elsewhere] = [await logIn(marie), await logIn(marie)];
    const cart = await api.call("POST", "/api/cart", { token, body: { type: "MAIN_CART" } });
    expect(cart.status).toBe(200);
    expect((await api.call("DELETE", "/api/user", { token })).body).toEqual({ success: true, data: null, message: "" });
    expect(await sessionsOf([token, elsewhere])).toEqual([401, 401]);
    expect((await api.call("POST", "/api/login", { body: { email: marie.email, password } })).status).toBe(401);
    expect(await readers()).toEqual([]);
    for (const table of ["user", "session", "device", "cart", "newsletter_consent"] as const) {
      expect(JSON.stringify(await database().selectFrom(table).selectAll().execute())).not.toMatch(
        /marie|33612345678|"user_id":[2-9]/i,
      );
    }
    expect((await mails()).map(({ subject }) => subject)).toContain("Votre compte est supprimé");
    expect((await register(marie)).status).toBe(200);
  });

  test("an administrator's account is not deleted by a call", async () => {
    const token = await logIn(administrator);
    expect((await api.call("DELETE", "/api/user", { token })).status).toBe(409);
    expect(await sessionsOf([token])).toEqual([200]);
  });

  test("[§7 register-call] [S-10] a forgotten password is replaced by the link in a mail, once; every session ends", async () => {
    await register(marie);
    const token = await logIn(marie);
    await mails();
    expect((await ask(" marie@exemple.TEST")).status).toBe(200);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: "Marie@Exemple.test", subject: "Choisissez un nouveau mot de passe" });
    const link = linkIn(mail);
    expect(keysOf(await reset(link, "iloveyou"))).toEqual(["password"]);
    const answer = await reset(link, other);
    expect([answer.status, answer.body.data]).toEqual([200, null]);
    expect(await sessionsOf([token])).toEqual([401]);
    await logIn({ ...marie, password: other });
    expect(await reset(link, password)).toMatchObject({
      status: 404,
      body: { message: "Ce lien a déjà servi ou n’est plus valable. Veuillez en demander un nouveau." },
    });
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Votre mot de passe a été modifié"]);
  });

  test("[D19] the newest link is the only one, for 60 minutes, and the database knows it by its hash", async () => {
    await register(marie);
    await mails();
    await ask(marie.email);
    const first = linkIn((await mails())[0]);
    await ask(marie.email);
    const second = linkIn((await mails())[0]);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    for (const table of ["mail", "password_reset", "user"] as const) {
      expect(JSON.stringify(await database().selectFrom(table).selectAll().execute())).not.toContain(second);
    }
    expect((await reset(first, other)).status).toBe(404);
    api.database.clock.advance(60 * minutes);
    expect((await reset(second, other)).status).toBe(404);
    await ask(marie.email);
    const third = linkIn((await mails())[0]);
    api.database.clock.advance(60 * minutes - 1);
    expect((await reset(third, other)).status).toBe(200);
  });

  test("a password that is changed, or an account that is deleted, takes the link with it", async () => {
    await register(marie);
    await mails();
    await ask(marie.email);
    const link = linkIn((await mails())[0]);
    const token = await logIn(marie);
    await api.call("PUT", "/api/user/password", { token, body: { oldPassword: password, newPassword: other } });
    expect((await reset(link, password)).status).toBe(404);
    await mails();
    await ask(marie.email);
    const last = linkIn((await mails())[0]);
    await api.call("DELETE", "/api/user", { token });
    expect((await reset(last, password)).status).toBe(404);
  });

  test("[S-11] asking tells nobody whether there is an account: the same answer and the same work, no token in it", async () => {
    await register(marie);
    await mails();
    const [known, unknown] = [await ask(marie.email), await ask("nobody@exemple.test")];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(headersOf(known)).toEqual(headersOf(unknown));
    expect(known.text).toBe('{"success":true,"data":null,"message":""}');
    const rows = await database().selectFrom("mail").selectAll().where("kind", "=", "password-reset").execute();
    expect(rows.map(({ recipient, data, state }) => [recipient, data, state])).toEqual([
      [marie.email, "{}", "WAITING"],
      ["nobody@exemple.test", "{}", "WAITING"],
    ]);
    expect(await database().selectFrom("password_reset").selectAll().execute()).toEqual([]);
    expect((await mails()).map(({ to }) => to)).toEqual([marie.email]);
  });

  test("[S-12] the link leads to the configured origin, whatever the request says of itself", async () => {
    await register(marie);
    await mails();
    const headers = { "content-type": "application/json", host: "evil.test", "x-forwarded-host": "evil.test" };
    const body = JSON.stringify({ email: marie.email });
    const forged = { ...headers, "x-forwarded-proto": "javascript", forwarded: "host=evil.test" };
    await api.send("PUT", "/api/password/reset/ask", { headers: forged, body });
    const [mail] = await mails();
    expect(linkIn(mail)).not.toBe("");
    expect(`${mail?.html}${mail?.text}`).not.toContain("evil");
  });

  test("[D19] five links an hour for an account, whether there is one or not; five in a quarter for an address", async () => {
    for (const email of ["nobody@exemple.test", "NOBODY@exemple.test"]) {
      for (let count = 0; count < 5; count += 1) await ask(email);
      expect(await ask(email)).toMatchObject({ status: 429 });
    }
    expect((await ask("other@exemple.test")).status).toBe(429);
    api.database.clock.advance(15 * minutes);
    expect((await ask("nobody@exemple.test")).status).toBe(429);
    expect((await ask("other@exemple.test")).status).toBe(200);
    expect((await listMails()).length).toBe(6);
  });

  test("what is no token of ours opens nothing", async () => {
    await register(marie);
    for (const token of ["x", "A".repeat(43), "' or 1=1 --", "%", "__proto__"]) {
      expect((await reset(token, other)).status).toBe(404);
    }
    await logIn(marie);
  });

  test("who changed a password, or deleted an account, stands in the log, by number", async () => {
    await register(marie);
    const token = await logIn(marie);
    await api.call("PUT", "/api/user/password", { token, body: { oldPassword: password, newPassword: other } });
    await api.call("DELETE", "/api/user", { token });
    const events = api.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "security");
    expect(events.map(({ event }) => event)).toEqual(["login", "password", "deletion"]);
    expect(api.lines.join("")).not.toMatch(/exemple\.test|vendanges|pressurage/i);
  });

  const register = (body: object) => api.call("POST", "/api/register", { body });
  const ask = (email: string) => api.call("PUT", "/api/password/reset/ask", { body: { email } });
  const reset = (token: string, chosen: string) =>
    api.call("PUT", "/api/password/reset", { body: { token, password: chosen } });

  async function logIn({ email, password: given }: { email: string; password: string }): Promise<string> {
    const answer = await api.call("POST", "/api/login", { body: { email, password: given } });
    expect(answer.status).toBe(200);
    return (answer.body.data as { token: string }).token;
  }

  async function profile(token: string): Promise<Record<string, unknown>> {
    return (await api.call("GET", "/api/user", { token })).body.data as Record<string, unknown>;
  }

  async function sessionsOf(tokens: readonly string[]): Promise<readonly number[]> {
    const statuses = [];
    for (const token of tokens) statuses.push((await api.call("GET", "/api/user", { token })).status);
    return statuses;
  }
});

/** Sends all mails that wait, as the worker does, and gives them. */
async function mails(): Promise<readonly OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const driver = { send: async (mail: OutgoingMail) => void sent.push(mail) };
  await sendDueMails({ driver, origin, from: null, late: { "password-reset": issueReset, ...noLetters } }, () => true);
  return sent;
}

/** The token of the link in a mail. */
function linkIn(mail: OutgoingMail | undefined): string {
  return /https:\/\/www\.estate\.test\/password\/reset\/([\w-]+)"/.exec(mail?.html ?? "")?.[1] ?? "";
}

/** Without what numbers or dates a request. */
function headersOf({ headers: { date: _date, "x-request-id": _id, ...rest } }: ApiAnswer): object {
  return rest;
}
