import { describe, expect, test } from "vitest";

import { database, inTransaction } from "#server/db/context.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";

describe.each(engines)("what an investigation asks for, on $name", (engine) => {
  const api = useApi(engine);

  const events = () =>
    api.lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === "security")
      .map(({ time: _time, msg: _msg, ...event }) => event);
  const logIn = async (password: string = administrator.password) =>
    await api.call("POST", "/api/login", { body: { ...administrator, password } });
  const from = "127.0.0.1";
  const id = expect.stringMatching(/^[\da-f-]{36}$/);

  test("a login, a refused one and a logout are events, with whose it was", async () => {
    await logIn("not this one");
    const { token } = (await logIn()).body.data as { token: string };
    const { id: user } = (await api.call("GET", "/api/user", { token })).body.data as { id: number };
    await api.call("POST", "/api/logout", { token });
    expect(events()).toEqual([
      { level: 40, event: "refused", code: "unauthorized", route: "POST /login", user: null, from, id },
      { level: 30, event: "login", user, from },
      { level: 30, event: "logout", user, from },
    ]);
    expect(api.lines.join("")).not.toMatch(new RegExp(`${administrator.email}|not this one|grand cru|${token}`));
  });

  test("who is refused for want of a token or of a right leaves an event", async () => {
    const { token } = (await logIn()).body.data as { token: string };
    await api.call("GET", "/api/user");
    await api.call("GET", "/api/user", { token: `${token}x` });
    await api.call("GET", "/api/admin/order/1/get-status");
    expect(events().slice(1)).toEqual([
      { level: 40, event: "refused", code: "unauthorized", route: "GET /user", user: null, from, id },
      { level: 40, event: "refused", code: "unauthorized", route: "GET /user", user: null, from, id },
      {
        level: 40,
        event: "refused",
        code: "unauthorized",
        route: "GET /admin/order/{id}/get-status",
        user: null,
        from,
        id,
      },
    ]);
  });

  test("too many attempts are an event, and what no call takes is a 400 in the log of requests", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn("not this one");
    await logIn();
    expect(events().slice(10)).toEqual([
      { level: 40, event: "refused", code: "too-many", route: "POST /login", user: null, from, id },
    ]);
    await api.call("GET", "/api/news?password=lk:a");
    await api.call("POST", "/api/login", { body: { ...administrator, role: "SUPER_ADMIN" } });
    expect(api.lines.slice(-2).map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: "request", method: "GET", route: "GET /news", status: 400, id },
      { msg: "request", method: "POST", route: "POST /login", status: 400, id },
    ]);
  });

  test("a customer who asks for what is an administrator's is named", async () => {
    const { token } = (await logIn()).body.data as { token: string };
    const { id: user } = (await api.call("GET", "/api/user", { token })).body.data as { id: number };
    await inTransaction(() => database().updateTable("user").set({ role: "CUSTOMER" }).execute());
    expect((await api.call("GET", "/api/admin/nothing", { token })).status).toBe(403);
    expect(events().slice(1)).toEqual([
      { level: 40, event: "refused", code: "forbidden", route: null, user, from, id },
    ]);
  });
});
