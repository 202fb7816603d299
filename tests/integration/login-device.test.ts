import { describe, expect, test } from "vitest";

import { endSessions } from "#server/accounts/sessions/write.ts";
import { addAdministrator, setPassword } from "#server/accounts/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi, type ApiAnswer } from "./api-server.ts";

const another = { email: "another@estate.test", password: "une autre phrase" };
const wrong = "a wrong guess";
const day = 86_400_000;

describe.each(engines)("[S-13] a device that somebody logged in on before, on $name", (engine) => {
  const api = useApi(engine);

  function tryLogin({ email, password, cookie }: { email: string; password: string; cookie?: string }) {
    return api.send("POST", "/api/login", {
      headers: { "content-type": "application/json", ...(cookie !== undefined && { cookie }) },
      body: JSON.stringify({ email, password }),
    });
  }

  async function guess(times: number, cookie?: string, email: string = administrator.email) {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) {
      statuses.push((await tryLogin({ email, password: wrong, ...(cookie !== undefined && { cookie }) })).status);
    }
    return statuses;
  }

  async function ownersCookie(): Promise<string> {
    return cookieOf(await tryLogin(administrator));
  }

  test("keeps a cookie that only the login sees, for half a year", async () => {
    const [text = ""] = (await tryLogin(administrator)).headers["set-cookie"] ?? [];
    expect(text).toMatch(
      /^device-[0-9a-f]{16}=[\w-]{43}; Max-Age=15552000; Path=\/api\/login; HttpOnly; SameSite=Strict$/,
    );
    expect(text).not.toContain(administrator.email);
    const refused = await tryLogin({ ...administrator, password: wrong });
    expect(refused.headers["set-cookie"]).toBeUndefined();
  });

  test("lets the owner in while a stranger tries, at the account and from the same address", async () => {
    const cookie = await ownersCookie();
    expect(await guess(11)).toEqual([...Array(9).fill(401), 429, 429]);
    expect((await tryLogin(administrator)).status).toBe(429);
    const answer = await tryLogin({ ...administrator, cookie });
    expect(answer.status).toBe(200);
    expect((await tryLogin({ ...administrator, cookie: cookieOf(answer) })).status).toBe(200);
    expect(await guess(1)).toEqual([429]);
  });

  test("stolen, it is no login and has ten guesses; the owner gets in without it", async () => {
    const cookie = await ownersCookie();
    const page = await api.send("GET", "/api/user", { headers: { cookie } });
    expect(page.status).toBe(401);
    expect(await guess(11, cookie)).toEqual([...Array(10).fill(401), 429]);
    const answer = await tryLogin({ ...administrator, cookie });
    expect([answer.status, answer.headers["retry-after"]]).toEqual([429, "900"]);
    expect((await tryLogin(administrator)).status).toBe(200);
  });

  test("what it kept before the last login on it is worth nothing", async () => {
    const first = await ownersCookie();
    await tryLogin({ ...administrator, cookie: first });
    await guess(10);
    expect((await tryLogin({ ...administrator, cookie: first })).status).toBe(429);
  });

  test("several accounts are at home in one browser, and none opens another's allowance", async () => {
    done(await addAdministrator(another));
    const cookies = [cookieOf(await tryLogin(administrator)), cookieOf(await tryLogin(another))];
    await guess(10);
    await guess(10, undefined, another.email);
    for (const account of [administrator, another]) {
      expect((await tryLogin({ ...account, cookie: cookies.join("; ") })).status).toBe(200);
    }
    const [names, values] = [0, 1].map((part) => cookies.map((cookie) => cookie.split("=")[part] ?? ""));
    const crossed = `${names?.[0]}=${values?.[1]}`;
    expect((await tryLogin({ ...administrator, cookie: crossed })).status).toBe(429);
  });

  test("has ten tries, right ones among them, however often what it keeps is replaced", async () => {
    const statuses: number[] = [];
    let cookie = await ownersCookie();
    for (let index = 0; index < 11; index += 1) {
      const answer = await tryLogin({ ...administrator, cookie });
      statuses.push(answer.status);
      cookie = cookieOf(answer) || cookie;
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect(await api.database.db.reader.selectFrom("device").selectAll().execute()).toHaveLength(1);
  });

  test("made-up tokens are a stranger's", async () => {
    const [name] = (await ownersCookie()).split("=");
    await guess(10);
    for (const token of ["", "x", "%00", "A".repeat(43), "' or 1=1 --", "x".repeat(5_000)]) {
      expect((await tryLogin({ ...administrator, cookie: `${name}=${token}` })).status).toBe(429);
    }
  });

  test("another password, and half a year without a login, make it a stranger", async () => {
    const cookie = await ownersCookie();
    done(await setPassword(administrator.email, another.password));
    await guess(10);
    const account = { email: administrator.email, password: another.password };
    expect((await tryLogin({ ...account, cookie })).status).toBe(429);
    api.database.clock.advance(15 * 60_000);
    const fresh = cookieOf(await tryLogin({ ...account, cookie }));
    api.database.clock.advance(180 * day - 1);
    await guess(10);
    const last = await tryLogin({ ...account, cookie: fresh });
    expect(last.status).toBe(200);
    api.database.clock.advance(180 * day);
    await guess(10);
    expect((await tryLogin({ ...account, cookie: cookieOf(last) })).status).toBe(429);
  });

  test("goes with its account, and is known to the database by a hash", async () => {
    const cookie = await ownersCookie();
    const devices = () => api.database.db.reader.selectFrom("device").selectAll().execute();
    expect(JSON.stringify(await devices())).not.toContain(cookie.split("=")[1]);
    expect(await devices()).toHaveLength(1);
    await inTransaction(() => database().deleteFrom("user").where("email_folded", "=", administrator.email).execute());
    expect(await devices()).toEqual([]);
  });

  test("is nobody's once the operator has ended the account's sessions", async () => {
    const cookie = await ownersCookie();
    expect(done(await endSessions(administrator.email))).toBe(1);
    await guess(10);
    expect((await tryLogin({ ...administrator, cookie })).status).toBe(429);
  });

  test("is one of twenty: the one that was longest not used goes", async () => {
    const first = await ownersCookie();
    for (let index = 0; index < 20; index += 1) {
      api.database.clock.advance(day);
      expect((await tryLogin(administrator)).status).toBe(200);
    }
    expect(await api.database.db.reader.selectFrom("device").selectAll().execute()).toHaveLength(20);
    await guess(10);
    expect((await tryLogin({ ...administrator, cookie: first })).status).toBe(429);
  });

  test("wrong guesses at an account that doesn't exist look like those at one that does", async () => {
    const answers = async (email: string, cookie?: string) => {
      const seen: unknown[] = [];
      for (let index = 0; index < 12; index += 1) {
        const answer = await tryLogin({ email, password: wrong, ...(cookie !== undefined && { cookie }) });
        const { date: _date, "x-request-id": _id, ...headers } = answer.headers;
        seen.push({ status: answer.status, text: answer.text, headers });
      }
      api.database.clock.advance(15 * 60_000);
      return seen;
    };
    const known = await answers(administrator.email);
    expect(known.at(-1)).toMatchObject({ status: 429, headers: { "retry-after": "900" } });
    expect(await answers("nobody@estate.test")).toEqual(known);
    expect(await answers("nobody@estate.test", "device-0123456789abcdef=x")).toEqual(known);
  });
});

describe.each(engines.slice(0, 1))("behind HTTPS, on $name", (engine) => {
  const api = useApi(engine, { isSecure: true });

  test("the device's cookie is Secure, by its name too, and comes back", async () => {
    const answer = await api.call("POST", "/api/login", { body: administrator });
    const [text = ""] = answer.headers["set-cookie"] ?? [];
    expect(text).toMatch(/^__Secure-device-[0-9a-f]{16}=[\w-]{43}; .*Secure; SameSite=Strict$/);
    const headers = { "content-type": "application/json", cookie: cookieOf(answer) };
    for (let index = 0; index < 10; index += 1) {
      await api.call("POST", "/api/login", { body: { ...administrator, password: wrong } });
    }
    const again = await api.send("POST", "/api/login", { headers, body: JSON.stringify(administrator) });
    expect(again.status).toBe(200);
  });
});

/** What a browser sends back of an answer's cookie. */
function cookieOf(answer: ApiAnswer): string {
  return answer.headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? "";
}
