import { existsSync } from "node:fs";

import { array, mixed, number, string } from "yup";
import { describe, expect, test } from "vitest";

import type { Role } from "#schemas/content/user.ts";
import { catalogue } from "#schemas/contract/catalogue.ts";
import type { CallDefinition } from "#schemas/contract/define-call.ts";
import { shape } from "#schemas/contract/shapes/shape.ts";
import { ok } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";
import { DatabaseBusy } from "#server/db/database-error.ts";

import { AppError } from "../errors.ts";
import { createLog } from "../request/log.ts";

import { buildApi } from "./build-api.ts";
import type { CallInput, Handlers } from "./handler.ts";
import { defaultLimits } from "./limits.ts";

/** The catalogue's login, made a form with files, to see that the router wires those calls too. */
const formCall: CallDefinition = {
  ...catalogue.login,
  method: "PUT",
  path: "/form/{id}",
  params: { id: "id" },
  body: {
    format: "multipart",
    schema: shape({ quantity: number().required(), tags: array(string().defined()).required() }),
  },
  answer: mixed(),
};
const adminCall: CallDefinition = { ...catalogue.getUser, path: "/admin/thing" };

function setUp(overrides: Partial<Handlers> = {}, sessions: Readonly<Record<string, Role>> = {}) {
  const lines: string[] = [];
  const unused = () => Promise.reject(new Error("this handler was not expected"));
  const names = Object.keys(catalogue).map((name) => [name, unused]);
  const handlers = { ...(Object.fromEntries(names) as Handlers), ...overrides };
  const api = buildApi([catalogue.getNews, catalogue.listNews, formCall, adminCall], {
    handlers,
    sessionOf: async (token) => {
      if (token === "down") throw new Error("SQLITE_BUSY at /var/lib/site.sqlite");
      const role = sessions[token];
      return role ? { userId: 1, idSite: 3, role, expiresAt: 0 } : null;
    },
    addressOf: () => "",
    log: createLog({ destination: { write: (line) => lines.push(line) } }),
    limits: defaultLimits,
    idSite: 3,
    isSecure: true,
  });
  return { api, lines };
}

describe("failures", () => {
  test("what nobody expected is logged once under a number, and only the number is answered", async () => {
    const failure = new Error("SELECT secret FROM account failed at /srv/db.ts:12");
    const { api, lines } = setUp({ getNews: () => Promise.reject(failure) });
    const response = await api.request("/api/news/1", {
      headers: { "x-request-id": "number-12345", userLang: "en_US" },
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      success: false,
      data: null,
      message:
        "Something went wrong on our side. Please try again; if it happens again, tell us this number: number-12345",
    });
    const errors = lines.filter((line) => line.includes("SELECT secret"));
    expect(errors).toHaveLength(1);
    expect(JSON.parse(errors[0] ?? "")).toMatchObject({ id: "number-12345", route: "GET /news/{id}" });
  });

  test("a refusal that is thrown keeps its status, its cause is only logged", async () => {
    const refusal = { code: "conflict", messageKey: "row.missing" } as const;
    const { api, lines } = setUp({
      getNews: () => Promise.reject(new AppError(refusal, { cause: new Error("deep") })),
    });
    const response = await api.request("/api/news/1");
    expect(response.status).toBe(409);
    expect(await response.text()).not.toContain("deep");
    expect(lines.join("")).toContain("deep");
  });

  test("a database that is gone is a 503, and the log says why", async () => {
    const gone = Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:5432"), { code: "ECONNREFUSED" });
    const { api, lines } = setUp({ getNews: () => Promise.reject(gone) });
    const response = await api.request("/api/news/1", { headers: { userLang: "en_US" } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      message: "The site is busy right now. Please try again in a moment.",
    });
    expect(lines.join("")).toContain("ECONNREFUSED");
  });

  test("a write that others kept getting in the way of is a 503 that says when to try again", async () => {
    const conflict = Object.assign(new Error("could not serialize access"), { code: "40001" });
    const { api } = setUp({ getNews: () => Promise.reject(new DatabaseBusy(conflict)) });
    const response = await api.request("/api/news/1");
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(await response.text()).not.toContain("serialize");
  });

  test.each(["unavailable", "too-many"] as const)(
    "what is refused as %s always says when to come again",
    async (code) => {
      const { api } = setUp({ getNews: async () => refuse(code, "request.unavailable") });
      expect((await api.request("/api/news/1")).headers.get("Retry-After")).toBe("1");
    },
  );

  test("a token that cannot be looked up is a 503, never somebody else's rights (reliability S-09)", async () => {
    const { api } = setUp();
    const response = await api.request("/api/admin/thing", { headers: { Authorization: "down" } });
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("SQLITE");
  });
});

describe("/admin", () => {
  const sessions = { customer: "CUSTOMER", admin: "ADMIN" } as const;

  test.each([
    ["/api/admin/thing", 401, 403],
    ["/api/admin/nothing", 401, 403],
    ["/api/admin", 401, 403],
    ["/api/%61dmin/thing", 401, 403],
    ["/api/x/../admin/thing", 401, 403],
    ["/api/admin/./thing", 401, 403],
    ["/api//admin/thing", 404, 404],
    ["/api/Admin/thing", 404, 404],
    ["/api/admin;/thing", 404, 404],
  ])("[§6] %s is closed to visitors (%d) and to customers (%d)", async (path, visitor, customer) => {
    const { api } = setUp({}, sessions);
    expect((await api.request(path)).status).toBe(visitor);
    expect((await api.request(path, { headers: { Authorization: "customer" } })).status).toBe(customer);
  });

  test("[§6] an administrator gets through, although the entry itself only asks for a user", async () => {
    const user = {
      id: 1,
      email: "",
      phone: null,
      firstname: "",
      lastname: "",
      birthdate: null,
      role: "ADMIN",
    } as const;
    const { api } = setUp({ getUser: async () => ok(user) }, sessions);
    expect((await api.request("/api/admin/thing", { headers: { Authorization: "Bearer admin" } })).status).toBe(200);
    expect((await api.request("/api/admin/nothing", { headers: { Authorization: "admin" } })).status).toBe(404);
  });
});

describe("a call that takes a form", () => {
  function form(fields: Readonly<Record<string, string>>): FormData {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    data.append("image", new File(["pixels"], "label.png"));
    return data;
  }

  test("[§7] gets its fields typed and its files, which are gone when it has answered", async () => {
    const seen: CallInput<"login">[] = [];
    let isThere = false;
    const { api } = setUp({
      login: async (input) => {
        seen.push(input);
        isThere = existsSync(input.files[0]?.path ?? "");
        return ok({ token: "", idSite: 3 });
      },
    });
    const response = await api.request("/api/form/7", { method: "PUT", body: form({ quantity: "6", tags: '["a"]' }) });
    expect(response.status).toBe(200);
    expect(seen[0]).toMatchObject({
      params: { id: 7 },
      body: { quantity: 6, tags: ["a"] },
      files: [{ field: "image" }],
    });
    expect(isThere).toBe(true);
    expect(existsSync(seen[0]?.files[0]?.path ?? "")).toBe(false);
  });

  test("[§8] is refused with key and error pairs", async () => {
    const { api } = setUp();
    const body = form({ quantity: "six", tags: "a", role: "ADMIN" });
    const response = await api.request("/api/form/7", { method: "PUT", body, headers: { userLang: "en_US" } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      success: false,
      data: [{ key: "tags", error: "The field must hold JSON text." }],
    });
  });

  test("JSON instead of a form is a 415", async () => {
    const { api } = setUp();
    const headers = { "content-type": "application/json" };
    expect((await api.request("/api/form/7", { method: "PUT", body: "{}", headers })).status).toBe(415);
  });
});

describe("the log of requests", () => {
  test("has the matched route, never the address, the query or a token", async () => {
    const { api, lines } = setUp({ getNews: async () => ok(Object.create(null)) });
    await api.request("/api/news/4711", { headers: { Authorization: "Bearer secret-token" } });
    await api.request("/api/secret-cart-id?email=a@b.c");
    const text = lines.join("");
    expect(text).not.toMatch(/4711|secret|a@b\.c/);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: "request", method: "GET", route: "GET /news/{id}", status: 200 },
      { msg: "request", method: "GET", route: null, status: 404 },
    ]);
  });

  test("secrets that reach it all the same are redacted", () => {
    const lines: string[] = [];
    const log = createLog({ destination: { write: (line) => lines.push(line) } });
    log.info(
      { token: "t1", headers: { authorization: "t2", cookie: "t3" }, body: { password: "t4", email: "t5" } },
      "x",
    );
    expect(lines.join("")).not.toMatch(/t[1-5]/);
  });
});

test("over HTTPS the answer asks browsers to stay there for a year (reliability D30)", async () => {
  const { api } = setUp();
  const response = await api.request("/api/nothing");
  expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

describe("an answer's encoding and validator", () => {
  const many = Array.from({ length: 50 }, (_, id) => ({ id, title: "Une parcelle au-dessus du village" }));
  const { api } = setUp({ listNews: () => Promise.resolve(ok({ news: many, total: 50 } as never)) });
  const encoded = { "accept-encoding": "br, gzip" };

  test("what everybody may read is compressed, and asked for again in vain", async () => {
    const answer = await api.request("/api/news", { headers: encoded });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding, userLang, Authorization");
    const tag = answer.headers.get("etag") ?? "";
    const again = await api.request("/api/news", { headers: { ...encoded, "if-none-match": tag } });
    expect([again.status, await again.text(), again.headers.get("vary")]).toEqual([
      304,
      "",
      "Accept-Encoding, userLang, Authorization",
    ]);
  });

  test.each(["", "*"])(
    "what a token came for is neither stored nor compressed, whatever the asker has (%j)",
    async (match) => {
      const headers = { ...encoded, authorization: "a-token", "if-none-match": match };
      const answer = await api.request("/api/news", { headers });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect([answer.headers.get("content-encoding"), answer.headers.get("etag")]).toEqual([null, null]);
    },
  );

  test("the OpenAPI document has both", async () => {
    const answer = await api.request("/api/openapi.json", { headers: { "accept-encoding": "gzip" } });
    const tag = answer.headers.get("etag") ?? "";
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect((await api.request("/api/openapi.json", { headers: { "if-none-match": tag } })).status).toBe(304);
  });

  test("HEAD tells the length of what GET would bring", async () => {
    const { headers } = await api.request("/api/news", { method: "HEAD", headers: encoded });
    const body = await (await api.request("/api/news", { headers: encoded })).arrayBuffer();
    expect(headers.get("content-length")).toBe(String(body.byteLength));
  });
});

test("a 401 says what would do instead (RFC 9110, 11.6.1)", async () => {
  const { headers, status } = await setUp().api.request("/api/admin/thing");
  expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
});
