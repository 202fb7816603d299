import { describe, expect, test } from "vitest";

import { setParameter } from "#server/site/parameters/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { readers } from "#tests/setup/newsletter.ts";
import { done } from "#tests/setup/results.ts";

import { useApi } from "./api-server.ts";

const password = "vendanges à la main";
const marie = { email: "Marie@Exemple.test", password, firstname: "Marie", lastname: "Aubert" } as const;

describe.each(engines)("what a customer subscribed to, and where they are logged in, on $name", (engine) => {
  const api = useApi(engine);

  test("[§7 user-newsletter-calls] [§3 user-subscription] a customer sees the lists, and what they chose counts at once", async () => {
    await register(marie);
    const token = await logIn(marie);
    const lists = await api.call("GET", "/api/user/newsletter/lists", { token, lang: "en_US" });
    expect(lists.body.data).toEqual([{ id: 1, name: "The estate’s letter", description: expect.any(String) }]);
    const path = "/api/user/newsletter/subscription";
    const choose = (chosen: unknown) => api.call("PUT", path, { token, body: { lists: chosen } });
    expect((await api.call("GET", path, { token })).body.data).toEqual({ lists: [] });
    expect((await choose([1])).body.data).toEqual({ lists: [1] });
    expect(await readers()).toMatchObject([{ email: "Marie@Exemple.test", locale: "fr_FR" }]);
    expect((await choose([1])).body.data).toEqual({ lists: [1] });
    expect((await choose([])).body.data).toEqual({ lists: [] });
    expect(await readers()).toEqual([]);
    expect((await choose([2])).status).toBe(400);
    for (const [method, url] of [
      ["GET", path],
      ["GET", "/api/user/newsletter/lists"],
      ["PUT", path],
    ] as const) {
      expect((await api.call(method, url, { body: method === "PUT" ? { lists: [1] } : undefined })).status).toBe(401);
    }
    done(await setParameter("SHOW_NEWSLETTER", "false"));
    expect((await api.call("GET", path, { token })).status).toBe(404);
  });

  test("a customer sees their logins and ends one; nobody ends another's", async () => {
    await register(marie);
    await register({ ...marie, email: "jean@exemple.test" });
    const [token, elsewhere] = [await logIn(marie), await logIn(marie)];
    const stranger = await logIn({ email: "jean@exemple.test", password });
    const sessions = async (as: string) =>
      (await api.call("GET", "/api/user/session", { token: as })).body.data as readonly {
        id: string;
        isCurrent: boolean;
      }[];
    const own = await sessions(token);
    expect(own).toHaveLength(2);
    expect(own[0]).toEqual({
      id: expect.stringMatching(/^[\da-f]{16}$/),
      since: expect.any(String),
      agent: "",
      isCurrent: expect.any(Boolean),
    });
    const other = own.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const end = (id: string, as: string) => api.call("DELETE", `/api/user/session/${id}`, { token: as });
    expect((await end(other, stranger)).status).toBe(404);
    expect(await sessionsOf([token, elsewhere, stranger])).toEqual([200, 200, 200]);
    expect((await end(other, token)).status).toBe(200);
    expect(await sessionsOf([token, elsewhere, stranger])).toEqual([200, 401, 200]);
    expect((await end(other, token)).status).toBe(404);
    expect((await end("0000000000000000", token)).status).toBe(404);
    expect((await api.call("GET", "/api/user/session")).status).toBe(401);
  });

  const register = (body: object) => api.call("POST", "/api/register", { body });

  async function logIn({ email, password: given }: { email: string; password: string }): Promise<string> {
    const answer = await api.call("POST", "/api/login", { body: { email, password: given } });
    expect(answer.status).toBe(200);
    return (answer.body.data as { token: string }).token;
  }

  async function sessionsOf(tokens: readonly string[]): Promise<readonly number[]> {
    const statuses = [];
    for (const token of tokens) statuses.push((await api.call("GET", "/api/user", { token })).status);
    return statuses;
  }
});
