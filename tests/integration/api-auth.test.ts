import { describe, expect, test } from "vitest";

import { database, inTransaction } from "#server/db/context.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";

describe.each(engines)("[§7] logging in on $name", (engine) => {
  const api = useApi(engine);

  async function logIn(): Promise<string> {
    const answer = await api.call("POST", "/api/login", { body: administrator });
    return (answer.body.data as { token: string }).token;
  }

  test("[§7 login-answer] POST /login returns data.token and data.idSite, never to be stored", async () => {
    const answer = await api.call("POST", "/api/login", { body: administrator });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ token: expect.stringMatching(/^[ac][\w-]{43}$/), idSite: 3 });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["set-cookie"]?.join()).not.toContain((answer.body.data as { token: string }).token);
  });

  test("an unknown user and a wrong password get the same 401", async () => {
    const wrong = await api.call("POST", "/api/login", {
      body: { ...administrator, password: "wrong" },
      lang: "en_US",
    });
    const unknown = await api.call("POST", "/api/login", {
      body: { email: "no@estate.test", password: "wrong" },
      lang: "en_US",
    });
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual({ success: false, data: null, message: "The e-mail address or the password is wrong." });
  });

  test("too many attempts are a 429 (reliability S-13)", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const body = { email: attempt % 2 ? administrator.email : administrator.email.toUpperCase(), password: "wrong" };
      expect((await api.call("POST", "/api/login", { body })).status).toBe(401);
    }
    const answer = await api.call("POST", "/api/login", { body: administrator, lang: "en_US" });
    expect(answer.status).toBe(429);
    expect(answer.headers["retry-after"]).toBe("900");
    expect(answer.body.message).toBe("Too many attempts. Please wait a little before you try again.");
  });

  test("[§7] the token is read raw and behind Bearer, from the Authorization header only", async () => {
    const token = await logIn();
    expect((await api.call("GET", "/api/user", { token })).body.data).toMatchObject({
      email: administrator.email,
      role: "ADMIN",
    });
    expect((await api.call("GET", "/api/user", { token: `Bearer ${token}` })).status).toBe(200);
    const cookie = await api.send("GET", "/api/user", { headers: { cookie: `token=${token}` } });
    expect(cookie.status).toBe(401);
    expect((await api.send("GET", `/api/user?token=${token}`)).status).toBe(401);
  });

  test("[§4] /logged says whether the token is good, and never fails", async () => {
    const token = await logIn();
    expect((await api.call("GET", "/api/logged", { token })).body.data).toEqual({ logged: true });
    expect((await api.call("GET", "/api/logged")).body.data).toEqual({ logged: false });
    expect((await api.call("GET", "/api/logged", { token: "garbage" })).body.data).toEqual({ logged: false });
  });

  test("[§6] a garbage token is nobody: 401 on a private call, anonymous on a public one (reliability S-02, S-09, S-15)", async () => {
    const garbage = [
      "",
      "null",
      "undefined",
      "[object Object]",
      "x".repeat(10_000),
      "eyJhbGciOiJub25lIn0.e30.",
      "' OR 1=1--",
    ];
    for (const token of garbage) {
      const refused = await api.call("GET", "/api/user", { token });
      expect({ token, status: refused.status }).toEqual({ token, status: 401 });
      expect(refused.body.message).toBe("Veuillez d’abord vous connecter.");
      const answer = await api.call("GET", "/api/news", { token });
      expect({ token, status: answer.status }).toEqual({ token, status: 200 });
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  test("[§4] POST /logout revokes that token and no other (reliability S-10)", async () => {
    const first = await logIn();
    const second = await logIn();
    expect((await api.call("POST", "/api/logout", { token: first })).body).toEqual({
      success: true,
      data: null,
      message: "",
    });
    expect((await api.call("GET", "/api/user", { token: first })).status).toBe(401);
    expect((await api.call("GET", "/api/user", { token: second })).status).toBe(200);
    expect((await api.call("POST", "/api/logout", { token: first })).status).toBe(401);
  });

  test("logging in with a token makes a new one and ends that one; a wrong password ends nothing", async () => {
    const first = await logIn();
    const refused = await api.call("POST", "/api/login", {
      token: first,
      body: { ...administrator, password: "wrong" },
    });
    expect(refused.status).toBe(401);
    expect((await api.call("GET", "/api/user", { token: first })).status).toBe(200);
    const again = await api.call("POST", "/api/login", { token: first, body: administrator });
    const { token } = again.body.data as { token: string };
    expect(token).not.toBe(first);
    expect((await api.call("GET", "/api/user", { token: first })).status).toBe(401);
    expect((await api.call("GET", "/api/user", { token })).status).toBe(200);
  });

  test("[§9 login-lasts] a token lasts 86400 seconds, however much it is used", async () => {
    const token = await logIn();
    api.database.clock.advance(86_399_000);
    expect((await api.call("GET", "/api/user", { token })).status).toBe(200);
    api.database.clock.advance(1000);
    expect((await api.call("GET", "/api/user", { token })).status).toBe(401);
  });

  test("a token of another site is a 403 (reliability D2)", async () => {
    const token = await logIn();
    await inTransaction(() => database().updateTable("session").set({ id_site: 4 }).execute());
    expect((await api.call("GET", "/api/user", { token })).status).toBe(403);
  });

  test("[§6 admin-paths] everything under /admin is closed to visitors, in every spelling (reliability S-16)", async () => {
    const closed = ["/admin/order/1/get-status", "/admin", "/%61dmin/x", "/admin/./order", "/x/../admin/y"];
    for (const path of closed) expect((await api.send("GET", `/api${path}`)).status).toBe(401);
    for (const path of ["//admin/x", "/Admin/x", "/admin;/x", "/x/admin/"]) {
      expect((await api.send("GET", `/api${path}`)).status).toBe(404);
    }
    expect((await api.send("GET", "/api/admin/nothing", { headers: { Authorization: await logIn() } })).status).toBe(
      404,
    );
  });

  test("headers that pretend another method or address change nothing (reliability S-16)", async () => {
    const plain = await api.send("GET", "/api/news");
    for (const [name, value] of [
      ["X-HTTP-Method-Override", "DELETE"],
      ["X-Method-Override", "POST"],
      ["X-Original-URL", "/api/admin/order/1/get-status"],
      ["X-Rewrite-URL", "/api/user"],
      ["X-Forwarded-Host", "evil.example"],
      ["X-Forwarded-Prefix", "/admin"],
      ["x-middleware-subrequest", "middleware"],
      ["idSite", "999"],
      ["idSite", "' OR 1=1"],
    ] as const) {
      const answer = await api.send("GET", "/api/news", { headers: { [name]: value } });
      expect({ name, status: answer.status, text: answer.text }).toEqual({ name, status: 200, text: plain.text });
    }
  });
});
