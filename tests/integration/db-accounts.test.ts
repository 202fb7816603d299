import assert from "node:assert/strict";

import { describe, expect, test } from "vitest";

import { userOf } from "#server/accounts/read.ts";
import { sessionOf } from "#server/accounts/sessions/read.ts";
import { newToken } from "#server/accounts/sessions/rules.ts";
import { login, logout } from "#server/accounts/sessions/write.ts";
import { addAdministrator, setPassword } from "#server/accounts/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const email = "Marie@Clairveille.example";
const password = "une phrase secrète";
const wrong = {
  ok: false,
  error: { code: "unauthorized", messageKey: "login.wrong" },
};

describe.each(engines)("accounts on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§4 login] login gives a token, which is the user until logout", async () => {
    const { id } = done(await addAdministrator({ email, password, role: "SUPER_ADMIN", firstname: "Marie" }));
    const { token, idSite, user } = done(
      await login({ email: " marie@clairveille.EXAMPLE ", password, clientAddress: "1" }),
    );
    expect(token).toMatch(/^[ac][\w-]{43}$/);
    expect(idSite).toBe(3);
    expect(user).toEqual({
      id,
      email,
      phone: null,
      firstname: "Marie",
      lastname: "",
      birthdate: null,
      role: "SUPER_ADMIN",
    });
    const session = await sessionOf(token);
    expect(session).toEqual({ userId: id, idSite: 3, role: "SUPER_ADMIN", expiresAt: testStart + 86_400_000 });
    assert(session);
    expect(await userOf(session)).toEqual(user);
    await logout(token);
    expect(await sessionOf(token)).toBeNull();
  });

  test("[D1] the database knows the token's SHA-256 only, and no password", async () => {
    const token = await aSession();
    const sessions = await opened.db.reader.selectFrom("session").selectAll().execute();
    expect(sessions[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(sessions)).not.toContain(token);
    const users = await opened.db.reader.selectFrom("user").selectAll().execute();
    expect(JSON.stringify(users)).not.toContain(password);
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test("[§9 login-lasts] a session lasts 86400 seconds, however much it is used", async () => {
    const token = await aSession();
    opened.clock.set(testStart + 86_399_999);
    expect(await sessionOf(token)).not.toBeNull();
    opened.clock.set(testStart + 86_400_000);
    expect(await sessionOf(token)).toBeNull();
  });

  test("a password is good until it is changed: nobody has to take a new one", async () => {
    done(await addAdministrator({ email, password }));
    opened.clock.advance(10 * 365 * 86_400_000);
    expect((await login({ email, password, clientAddress: "1" })).ok).toBe(true);
  });

  test("a login sweeps sessions that are over", async () => {
    await aSession();
    opened.clock.advance(86_400_000);
    done(await login({ email, password, clientAddress: "1" }));
    expect(await opened.db.reader.selectFrom("session").selectAll().execute()).toHaveLength(1);
  });

  test("[S-10] a user who is no more has no session, and a role that was taken away counts at once", async () => {
    const token = await aSession();
    await inTransaction(() => database().updateTable("user").set({ role: "CUSTOMER" }).execute());
    expect(await sessionOf(token)).toMatchObject({ role: "CUSTOMER" });
    await inTransaction(() => database().deleteFrom("user").execute());
    expect(await sessionOf(token)).toBeNull();
    expect(await opened.db.reader.selectFrom("session").selectAll().execute()).toEqual([]);
  });

  test("another password ends every session of its account, and no other's", async () => {
    const first = await aSession();
    const second = done(await login({ email, password, clientAddress: "1" })).token;
    done(await addAdministrator({ email: "brice@clairveille.example", password }));
    const other = done(await login({ email: "brice@clairveille.example", password, clientAddress: "1" })).token;
    done(await setPassword(email, "une autre phrase"));
    expect([await sessionOf(first), await sessionOf(second)]).toEqual([null, null]);
    expect(await sessionOf(other)).not.toBeNull();
    expect(await login({ email, password, clientAddress: "1" })).toEqual(wrong);
  });

  test("tokens are 256 random bits each, and no two are alike", async () => {
    const tokens = Array.from({ length: 2000 }, () => newToken("ADMIN"));
    expect(new Set(tokens.map((token) => token.slice(1, 9))).size).toBe(2000);
    expect(tokens.map((token) => Buffer.from(token.slice(1), "base64url").byteLength)).toEqual(tokens.map(() => 32));
    // Each bit is set in about half of them: 1000, give or take six standard deviations.
    const bits = Array.from({ length: 256 }, (_, bit) => tokens.filter((token) => isSet(token, bit)).length);
    expect(bits.filter((count) => Math.abs(count - 1000) > 134)).toEqual([]);
  });

  test("[S-02] what is no token of ours is nobody's", async () => {
    await aSession();
    for (const text of [
      "",
      "null",
      "undefined",
      "[object Object]",
      "x".repeat(10_000),
      "'",
      "\0".repeat(43),
      "A".repeat(43),
    ]) {
      expect(await sessionOf(text)).toBeNull();
      await logout(text);
    }
    expect(await opened.db.reader.selectFrom("session").selectAll().execute()).toHaveLength(1);
  });

  test("[D20] an unknown account and a wrong password get the same answer", async () => {
    done(await addAdministrator({ email, password }));
    expect(await login({ email, password: `${password} `, clientAddress: "1" })).toEqual(wrong);
    expect(await login({ email: "nobody@clairveille.example", password, clientAddress: "1" })).toEqual(wrong);
    expect(await login({ email: "' or 1=1 --", password, clientAddress: "1" })).toEqual(wrong);
  });

  test("[S-13] ten verifications in fifteen minutes, whatever the account's spelling or the address", async () => {
    done(await addAdministrator({ email, password }));
    const attempt = (index: number) =>
      login({
        email: index % 2 ? email.toUpperCase() : ` ${email}`,
        password: "wrong one",
        clientAddress: `10.0.0.${index}`,
      });
    for (let index = 0; index < 10; index++) expect(await attempt(index)).toEqual(wrong);
    expect(await attempt(10)).toMatchObject({ ok: false, error: { code: "too-many" } });
    expect(await login({ email, password, clientAddress: "elsewhere" })).toMatchObject({ error: { code: "too-many" } });
    expect(await login({ email: "another@clairveille.example", password, clientAddress: "elsewhere" })).toEqual(wrong);
    opened.clock.advance(15 * 60_000);
    expect((await login({ email, password, clientAddress: "elsewhere" })).ok).toBe(true);
  });

  test("[R-29] one address that tries many accounts is stopped as well", async () => {
    const attempt = (index: number) => login({ email: `a${index}@b.example`, password, clientAddress: "10.0.0.1" });
    for (let index = 0; index < 10; index++) expect(await attempt(index)).toEqual(wrong);
    expect(await attempt(10)).toMatchObject({
      error: { code: "too-many", messageKey: "login.throttled", retryAfter: 900 },
    });
  });

  test("accounts whose emails differ by an accent are two people's", async () => {
    const ids = [];
    for (const name of ["jos\u00e9", "jose"]) {
      ids.push(
        done(await addAdministrator({ email: `${name}@clairveille.example`, password: `${password} ${name}` })).id,
      );
    }
    expect(new Set(ids).size).toBe(2);
    const decomposed = { email: "JOSE\u0301@clairveille.example", clientAddress: "10.0.0.1" };
    expect(await login({ ...decomposed, password: `${password} jose` })).toEqual(wrong);
    expect(done(await login({ ...decomposed, password: `${password} jos\u00e9` })).user.id).toBe(ids[0]);
  });

  test("an email is one account's, in any case; passwords have 8 to 256 characters", async () => {
    done(await addAdministrator({ email, password }));
    expect(await addAdministrator({ email: email.toUpperCase(), password })).toMatchObject({
      error: { code: "conflict", problems: [{ key: "email", messageKey: "key.taken" }] },
    });
    const key = async (input: { email: string; password: string }) => {
      const result = await addAdministrator(input);
      return result.ok ? null : (result.error.problems ?? []).map((problem) => problem.key);
    };
    expect(await key({ email: "nobody", password: "1234567" })).toEqual(["email", "password"]);
    expect(await key({ email: "a@b.example", password: "x".repeat(257) })).toEqual(["password"]);
    expect(await key({ email: "a@b.example", password: "x".repeat(256) })).toBeNull();
  });

  test("[D20] a password that anybody would try is refused: one that leaked, one made of names near at hand", async () => {
    const refusal = async (chosen: string) => {
      const result = await addAdministrator({ email, password: chosen });
      return result.ok ? null : (result.error.problems ?? []).map(({ messageKey }) => messageKey);
    };
    expect(await refusal("iloveyou")).toEqual(["key.passwordKnown"]);
    expect(await refusal("marie-clairveille")).toEqual(["key.passwordNear"]);
    expect(await refusal("les murets 1")).toBeNull();
    done(await setParameter("COMPANY_NAME", "Les Murets"));
    expect(await refusal("les murets 1")).toEqual(["key.passwordNear"]);
    expect(await opened.db.reader.selectFrom("user").selectAll().execute()).toHaveLength(1);
  });
});

function isSet(token: string, bit: number): boolean {
  const byte = Buffer.from(token.slice(1), "base64url")[Math.floor(bit / 8)] ?? 0;
  return ((byte >> (bit % 8)) & 1) === 1;
}

async function aSession(): Promise<string> {
  done(await addAdministrator({ email, password }));
  return done(await login({ email, password, clientAddress: "1" })).token;
}
