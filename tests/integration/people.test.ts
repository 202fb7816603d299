import { beforeEach, describe, expect, test } from "vitest";

import type { DeedList, People } from "#schemas/content/people.ts";
import type { UserSession } from "#schemas/content/user.ts";
import { calls } from "#schemas/contract/catalogue.ts";
import { register } from "#server/accounts/profile/write.ts";
import { forgetOldInvitations, issueInvitation } from "#server/accounts/invitations/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { isOpenReset } from "#server/accounts/resets/read.ts";
import { setRole } from "#server/accounts/roles/write.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { forgetOldDeeds } from "#server/people/log/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator, customer } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { examplePath } from "./example-request.ts";
import { owner } from "./people-content.ts";

const day = 86_400_000;
const base = "/api/admin/people";
const paul = { email: "Paul@Exemple.test", firstname: "Paul", lastname: "Aubert", role: "ADMIN" } as const;
const password = "un foudre de chêne";

describe.each(engines)("people who edit the site on $name", (engine) => {
  const api = useApi(engine);
  let ownerToken = "";
  let adminToken = "";

  async function logIn(body: { readonly email: string; readonly password: string }): Promise<string> {
    const answer = await api.call("POST", "/api/login", { body });
    expect(answer.status, answer.text).toBe(200);
    return (answer.body.data as { readonly token: string }).token;
  }

  beforeEach(async () => {
    done(await addAdministrator({ ...owner, role: "SUPER_ADMIN", firstname: "Hélène" }));
    ownerToken = await logIn(owner);
    adminToken = await logIn(administrator);
  });

  const as = async (token: string, method: string, path: string, body?: object) =>
    await api.call(method, `${base}${path}`, { token, lang: "en_US", ...(body && { body }) });
  const people = async (token = ownerToken) => (await as(token, "GET", "")).body.data as People;
  const deeds = async (token: string, query = "") => (await as(token, "GET", `/deed${query}`)).body.data as DeedList;
  const idOf = async (email: string) => (await accountOf(email)) ?? 0;

  /** Invites somebody; gives the invitation's number and the token of its mail. */
  async function invited(body: object = paul, to: string = paul.email) {
    const answer = await as(ownerToken, "POST", "/invitation", body);
    expect(answer.status, answer.text).toBe(200);
    const issued = await issueInvitation(to);
    return { id: (answer.body.data as { readonly id: number }).id, token: issued?.data.token ?? "", issued };
  }

  const accept = async (token: string, chosen = password) =>
    await api.call("PUT", "/api/password/reset", { body: { token, password: chosen } });

  test("who is invited chooses a password by the mail's link, once, logs in and edits the site", async () => {
    const { token, issued } = await invited();
    expect(issued).toMatchObject({ to: paul.email, data: { firstname: "Paul", by: "Hélène", days: 7 } });
    expect(await people()).toMatchObject({
      administrators: [{ role: "ADMIN" }, { role: "SUPER_ADMIN" }],
      invitations: [{ email: paul.email, role: "ADMIN", isExpired: false }],
    });
    expect(JSON.stringify(await database().selectFrom("admin_invitation").selectAll().execute())).not.toContain(token);
    expect(await isOpenReset(token)).toBe(true);
    expect((await accept(token, "short")).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
    expect(await isOpenReset(token)).toBe(false);
    expect((await accept(token)).status).toBe(404);
    const own = await logIn({ email: paul.email.toLowerCase(), password });
    expect((await people(own)).administrators.at(-1)).toMatchObject({ firstname: "Paul", role: "ADMIN" });
    expect((await people()).invitations).toEqual([]);
  });

  test("a link ends after seven days, with the next mail, and when the invitation is taken back", async () => {
    const first = await invited();
    api.database.clock.advance(7 * day - 1);
    expect(await isOpenReset(first.token)).toBe(true);
    api.database.clock.advance(1);
    expect(await isOpenReset(first.token)).toBe(false);
    expect((await accept(first.token)).status).toBe(404);
    ownerToken = await logIn(owner);
    expect((await people()).invitations).toMatchObject([{ isExpired: true }]);
    expect((await as(ownerToken, "POST", `/invitation/${first.id}/mail`)).status).toBe(200);
    const second = (await issueInvitation(paul.email))?.data.token ?? "";
    expect([await isOpenReset(first.token), await isOpenReset(second)]).toEqual([false, true]);
    expect((await as(ownerToken, "DELETE", `/invitation/${first.id}`)).status).toBe(200);
    expect((await accept(second)).status).toBe(404);
    expect(await issueInvitation(paul.email)).toBeNull();
    expect((await as(ownerToken, "DELETE", `/invitation/${first.id}`)).status).toBe(404);
    expect((await as(ownerToken, "POST", `/invitation/${first.id}/mail`)).status).toBe(404);
  });

  test("two who follow one link at once: one password is set, and one account is made", async () => {
    const { token } = await invited();
    const statuses = (await Promise.all([accept(token), accept(token, "un autre foudre plein")])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await database().selectFrom("user").select("role").where("email", "=", paul.email).execute()).toEqual([
      { role: "ADMIN" },
    ]);
  });

  test("an invitation tells nobody whether an address is a customer's; the customer who takes it up is the same account", async () => {
    const claire = { ...customer, firstname: "Claire", lastname: "Cliente", phone: null, birthdate: null };
    done(await register({ ...claire, email: "claire@exemple.test", locale: "fr_FR", clientAddress: "1" }));
    const before = await logIn({ ...customer, email: "claire@exemple.test" });
    const answers = await Promise.all(
      ["claire@exemple.test", "nobody@exemple.test"].map((email) =>
        as(ownerToken, "POST", "/invitation", { ...paul, email }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, Object.keys(body.data as object)])).toEqual([
      [200, ["id"]],
      [200, ["id"]],
    ]);
    const mail = await issueInvitation("claire@exemple.test");
    const id = await idOf("claire@exemple.test");
    expect((await accept(mail?.data.token ?? "")).status).toBe(200);
    expect(await idOf("claire@exemple.test")).toBe(id);
    expect((await api.call("GET", "/api/user", { token: before })).status).toBe(401);
    expect((await people()).administrators.at(-1)).toMatchObject({ user: id, firstname: "Claire", role: "ADMIN" });
  });

  test("who edits the site or was invited isn't invited; what is no address is said under its key; too many are refused", async () => {
    const { email } = administrator;
    expect(await as(ownerToken, "POST", "/invitation", { ...paul, email })).toMatchObject({
      status: 409,
      body: { data: [{ key: "email" }] },
    });
    await invited();
    const again = await as(ownerToken, "POST", "/invitation", { ...paul, email: "paul@exemple.TEST" });
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining("once more") as string } });
    expect((await as(ownerToken, "POST", "/invitation", { ...paul, email: "nowhere" })).body.data).toMatchObject([
      { key: "email" },
    ]);
    for (const wrong of [{ role: "CUSTOMER" }, { role: "OWNER" }, { id: 3 }, { firstname: "x".repeat(101) }])
      expect((await as(ownerToken, "POST", "/invitation", { ...paul, ...wrong })).status).toBe(400);
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await as(ownerToken, "POST", "/invitation", paul)).status);
    expect(statuses).toEqual([409, 409, 409, 429]);
  });

  test("[§6 admin-paths] nobody but a SUPER_ADMIN decides who edits the site, and it is said so", async () => {
    const own = calls.filter(({ path }) => path.startsWith("/admin/people"));
    expect(own.length).toBe(10);
    for (const call of own) {
      const body = call.body === null ? {} : { body: call.example.body };
      const asked = async (token?: string) =>
        await api.call(call.method, examplePath(call), { ...body, lang: "en_US", ...(token && { token }) });
      expect((await asked()).status, call.name).toBe(401);
      if (call.access === "ADMIN") continue;
      expect(await asked(adminToken), call.name).toMatchObject({
        status: 403,
        body: { message: "Only a SUPER_ADMIN may do this." },
      });
    }
    await invited();
    expect((await people(adminToken)).invitations).toEqual([]);
  });

  test("roles are changed and taken away, nobody's own; who loses theirs is logged out, and has invited nobody", async () => {
    const [me, other] = [await idOf(owner.email), await idOf(administrator.email)];
    for (const answer of [
      await as(ownerToken, "PUT", `/${me}/role`, { role: "ADMIN" }),
      await as(ownerToken, "DELETE", `/${me}/role`),
      await as(ownerToken, "DELETE", `/${me}/session`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/own|Log out/) as string } });
    for (const [method, path] of [
      ["DELETE", "/999/role"],
      ["GET", "/999/session"],
      ["DELETE", "/999/session"],
      ["DELETE", "/999/session/abc"],
    ] as const)
      expect((await as(ownerToken, method, path)).status, path).toBe(404);
    expect((await as(ownerToken, "PUT", `/${other}/role`, { role: "SUPER_ADMIN" })).status).toBe(200);
    expect((await as(adminToken, "POST", "/invitation", paul)).status).toBe(200);
    expect((await as(ownerToken, "DELETE", `/${other}/role`)).status).toBe(200);
    expect((await as(adminToken, "GET", "")).status).toBe(401);
    expect(await people()).toMatchObject({ administrators: [{ user: me }], invitations: [] });
    const customers = await logIn(administrator);
    expect((await as(customers, "GET", "")).status).toBe(403);
    expect((await as(ownerToken, "GET", `/${other}/session`)).status).toBe(404);
  });

  test("of two who take each other's role away at once one is left, however often it is tried", async () => {
    const second = { email: "seconde@estate.test", password: "vieilles vignes 1937" };
    const { id: b } = done(await addAdministrator({ ...second, role: "SUPER_ADMIN" }));
    const a = await idOf(owner.email);
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.all([
        setRole(b, { by: a, role: round % 2 ? null : "ADMIN" }),
        setRole(a, { by: b, role: round % 2 ? null : "ADMIN" }),
      ]);
      expect(results.filter(({ ok }) => ok).length).toBe(1);
      const left = await database().selectFrom("user").select("id").where("role", "=", "SUPER_ADMIN").execute();
      expect(left.length).toBe(1);
      await inTransaction(async () => {
        await database().updateTable("user").set({ role: "SUPER_ADMIN" }).where("id", "in", [a, b]).execute();
      });
    }
  });

  test("logins are seen and ended: one's own by everybody, another's by a SUPER_ADMIN", async () => {
    const other = await idOf(administrator.email);
    const second = await logIn(administrator);
    const listed = (await as(ownerToken, "GET", `/${other}/session`)).body.data as readonly UserSession[];
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    const mine = (await api.call("GET", "/api/user/session", { token: second })).body.data as readonly UserSession[];
    const current = mine.find(({ isCurrent }) => isCurrent)?.id ?? "";
    expect((await as(ownerToken, "DELETE", `/${other}/session/${current}`)).status).toBe(200);
    expect((await as(ownerToken, "DELETE", `/${other}/session/${current}`)).status).toBe(404);
    expect((await as(second, "GET", "")).status).toBe(401);
    expect((await as(adminToken, "GET", "")).status).toBe(200);
    expect((await as(ownerToken, "DELETE", `/${other}/session`)).body.data).toEqual({ ended: 1 });
    expect((await as(adminToken, "GET", "")).status).toBe(401);
    expect(await database().selectFrom("device").select("user_id").where("user_id", "=", other).execute()).toEqual([]);
  });

  test("it is kept who did what: calls that change something, edits by the hour, publications; nothing that was said", async () => {
    const kept = await api.call("POST", "/api/admin/site/preset", {
      token: adminToken,
      body: { name: "Secret de Noël", values: { COLOR_PRIMARY: "#7a1f3d" } },
    });
    const { id } = kept.body.data as { readonly id: number };
    await api.call("POST", "/api/admin/lookup", { token: adminToken, body: {} });
    await api.call("DELETE", "/api/admin/site/preset/999", { token: adminToken });
    for (const since of [0, 1]) {
      const commands = [{ type: "set", setting: "COMPANY_NAME", value: `Domaine ${since}` }];
      const body = { since, edits: [{ id: `edit-000${since}`, commands }] };
      expect((await api.call("POST", "/api/admin/draft/site/1/edits", { token: adminToken, body })).status).toBe(200);
    }
    const page = await api.call("POST", "/api/admin/page", {
      token: adminToken,
      body: { type: "content", title: { fr_FR: "La fête", en_US: "The feast" }, parent: null, copyOf: null },
    });
    const { pageId } = page.body.data as { readonly pageId: number };
    expect((await deeds(adminToken, "?group=pages")).deeds).toMatchObject([
      { deed: "createPage", subject: String(pageId), title: "The feast" },
    ]);
    const { id: invitation } = await invited();
    const { deeds: all, total } = await deeds(ownerToken);
    const told = all.map(({ deed, group, kind, subject, times }) => [deed, group, kind, subject, times].join(" "));
    expect([total, ...told.toSorted()]).toEqual([
      4,
      `createPage pages  ${pageId} 1`,
      "edit edit site 1 2",
      `invitePerson people  ${invitation} 1`,
      `savePreset settings  ${id} 1`,
    ]);
    expect(JSON.stringify(await database().selectFrom("admin_log").selectAll().execute())).not.toMatch(/Noël|Paul/i);
    const other = await idOf(administrator.email);
    expect((await deeds(ownerToken, `?user=${other}`)).total).toBe(3);
    expect((await deeds(ownerToken, "?group=people")).deeds.map(({ name }) => name)).toEqual(["Hélène"]);
    expect((await deeds(ownerToken, "?group=other")).total).toBe(0);
    expect((await deeds(ownerToken, "?nbItem=1&page=2")).deeds.length).toBe(1);
    // Others' deeds are for a SUPER_ADMIN.
    expect((await deeds(adminToken)).deeds.map(({ deed }) => deed).toSorted()).toEqual([
      "createPage",
      "edit",
      "savePreset",
    ]);
    expect((await deeds(adminToken, `?user=${await idOf(owner.email)}`)).deeds).toEqual([]);
    expect((await people()).administrators.every(({ seenAt }) => seenAt !== null)).toBe(true);
  });

  test("what was done is forgotten after thirteen months, an unanswered invitation after a month; an account that ends leaves no name", async () => {
    const { id } = await invited();
    api.database.clock.advance(37 * day);
    await forgetOldInvitations();
    expect(await database().selectFrom("admin_invitation").select("id").where("id", "=", id).execute()).toEqual([]);
    api.database.clock.advance(358 * day);
    ownerToken = await logIn(owner);
    await forgetOldDeeds();
    expect((await deeds(ownerToken)).deeds).toMatchObject([{ deed: "invitePerson", name: "Hélène" }]);
    await inTransaction(async () => {
      await database().deleteFrom("user").where("email", "=", owner.email).execute();
    });
    expect(await database().selectFrom("admin_log").select("user_id").execute()).toEqual([{ user_id: null }]);
    api.database.clock.advance(day);
    await forgetOldDeeds();
    expect(await database().selectFrom("admin_log").selectAll().execute()).toEqual([]);
  });
});
