import { describe, expect, test } from "vitest";

import { ApiError } from "./api-error.ts";
import { createClient } from "./client.ts";
import { need } from "./need.ts";
import { startUpNeeds } from "./start-up.ts";

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}

/** A client whose requests are kept and answered by `answer`. */
function setUp(
  answer: (sent: Sent) => Response | Promise<Response>,
  token: string | null = null,
  baseUrl?: string,
  locale = () => "en_US",
) {
  const sent: Sent[] = [];
  const logged: unknown[] = [];
  const client = createClient({
    fetch: async (url, init = {}) => {
      const request = { url: String(url), init, headers: new Headers(init.headers) };
      sent.push(request);
      return await answer(request);
    },
    ...(baseUrl !== undefined && { baseUrl }),
    locale,
    token: () => token,
    log: (message, error) => logged.push([message, error instanceof Error ? error.message : error]),
  });
  return { client, sent, logged };
}

function success(data: unknown): Response {
  return Response.json({ success: true, data, message: "" });
}

describe("what a request carries", () => {
  test("[§7 json-headers, site-identifier, token-header, language-header, relative-credentials] JSON headers, site identifier 3, the token, the language, and credentials to relative addresses", async () => {
    const { client, sent } = setUp(() => success({ logged: true }), "secret");
    expect(await client.call("getLogged")).toEqual({ logged: true });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      idsite: "3",
      authorization: "secret",
      userlang: "en_US",
    });
    expect(sent[0]).toMatchObject({ url: "/api/logged", init: { method: "GET", credentials: "include" } });
  });

  test("an Idempotency-Key goes with the calls that take one", async () => {
    const { client, sent } = setUp(() => success(null));
    const idempotencyKey = "9f5a6f0e-4f0c-4d35-9f2e-0d3b0f5f8a11";
    await client.call("subscribeNewsletter", { body: { email: "lise@example.org" }, idempotencyKey });
    expect(sent[0]?.headers.get("idempotency-key")).toBe(idempotencyKey);
    // @ts-expect-error A call that takes none refuses it already here.
    await client.call("getLogged", { idempotencyKey });
  });

  test("[§7] no credentials go to another origin, and no Authorization without a token", async () => {
    const { client, sent } = setUp(() => success([]), null, "https://other.example/api");
    await client.call("listParameters");
    expect(sent[0]?.init.credentials).toBe("omit");
    expect(sent[0]?.headers.has("authorization")).toBe(false);
  });

  test("[§7] a body is JSON, or multipart with its own content type when there are files", async () => {
    const { client, sent } = setUp(() => success({ token: "t", idSite: 3 }));
    const body = { email: "a@b.c", password: "x" };
    await client.call("login", { body });
    await client.call("login", { body, files: new File(["x"], "x.png") });
    expect(sent[0]?.init.body).toBe('{"email":"a@b.c","password":"x"}');
    expect(sent[1]?.init.body).toBeInstanceOf(FormData);
    expect(sent[1]?.headers.has("content-type")).toBe(false);
  });
});

describe("how a call ends", () => {
  const details = [{ key: "quantity", error: "too many" }];

  test.each([200, 400, 500])(
    "[§8 body-message] rejects with the body's message when success is false (status %d)",
    async (status) => {
      const { client } = setUp(() => Response.json({ success: false, data: details, message: "No" }, { status }));
      const error = await client.call("listParameters").catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ message: "No", status, details });
    },
  );

  test("[§8 response-message] else with the message of the error response", async () => {
    const { client } = setUp(() => new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" }));
    await expect(client.call("listParameters")).rejects.toMatchObject({
      message: "Bad Gateway",
      status: 502,
      details: [],
    });
    const other = setUp(() => Response.json({ message: "Maintenance" }, { status: 503 }));
    await expect(other.client.call("listParameters")).rejects.toMatchObject({ message: "Maintenance" });
    const bare = setUp(() => new Response("", { status: 504 }));
    await expect(bare.client.call("listParameters")).rejects.toMatchObject({ message: "HTTP 504" });
  });

  test("[§8 raw-error] a missing response rejects with the raw error", async () => {
    const raw = new TypeError("fetch failed");
    const { client } = setUp(() => Promise.reject(raw));
    expect(await client.call("listParameters").catch((reason: unknown) => reason)).toBe(raw);
  });

  test("a cancellation is the raw error too", async () => {
    const cancelled = new DOMException("stop", "AbortError");
    const { client, sent } = setUp(() => Promise.reject(cancelled));
    const signal = AbortSignal.abort();
    expect(await client.call("listParameters", { signal }).catch((reason: unknown) => reason)).toBe(cancelled);
    expect(sent[0]?.init.signal).toBe(signal);
  });
});

test("a block's need is answered like a call", async () => {
  const { client, sent } = setUp(() => success({ news: [], total: 0 }));
  const wanted = need("listNews", { query: { nbItem: 3 } });
  expect(await client.resolve(wanted)).toEqual({ news: [], total: 0 });
  expect(sent[0]?.url).toBe("/api/news?page=1&nbItem=3&orderBy=-date");
});

describe("what is loaded once", () => {
  test("[§4 service-reused] a service is reused when it is already loaded with the same id, in the same language", async () => {
    let locale = "fr_FR";
    const { client, sent } = setUp(
      () => success({ id: 1 }),
      null,
      undefined,
      () => locale,
    );
    await Promise.all([1, 1].map((id) => client.call("getService", { params: { id } })));
    await client.resolve(need("getService", { params: { id: 1 } }));
    expect(sent).toHaveLength(1);
    await client.call("getService", { params: { id: 2 } });
    locale = "en_US";
    await client.call("getService", { params: { id: 1 } });
    expect(sent).toHaveLength(3);
  });

  test("[§4 meal-icons-kept] the meal icons aren't asked for again, everything else is", async () => {
    const { client, sent } = setUp(() => success([]));
    for (let time = 0; time < 2; time++) {
      await client.call("listMealIcons");
      await client.call("listPopups");
    }
    expect(sent.map(({ url }) => url)).toEqual(["/api/parameter/product/meal-icon", "/api/popup", "/api/popup"]);
  });

  test("[§8] a service that could not be loaded is asked for again", async () => {
    let fails = true;
    const { client, sent } = setUp(() => {
      if (fails) throw new TypeError("offline");
      return success({ id: 1 });
    });
    await expect(client.call("getService", { params: { id: 1 } })).rejects.toThrow("offline");
    fails = false;
    expect(await client.call("getService", { params: { id: 1 } })).toEqual({ id: 1 });
    expect(sent).toHaveLength(2);
  });
});

describe("at start", () => {
  test("[§7 start-failures] failures are only logged", async () => {
    const { client, logged } = setUp(({ url }) =>
      url.includes("/parameter")
        ? success([])
        : Response.json({ success: false, data: null, message: "No" }, { status: 500 }),
    );
    const answers = await client.startUp({ parameters: need("listParameters"), user: need("getUser") });
    expect(answers).toEqual({ parameters: [], user: null });
    expect(logged).toEqual([["getUser failed at start", "No"]]);
  });

  test("[§7 start-calls] the start calls are those of the specification", async () => {
    const { client, sent } = setUp(() => success(null));
    await client.startUp(startUpNeeds);
    const urls = sent.map(({ url }) => url.replace("/api", ""));
    expect(urls).toContain("/parameter");
    expect(urls).toContain("/site/info");
    expect(urls).toContain("/logged");
    expect(urls).toContain("/user");
    expect(urls).toContain("/admin/address/type");
    expect(urls.some((url) => url.startsWith("/company/address?"))).toBe(true);
    expect(urls).toContain("/variation");
    expect(urls).toContain("/external-app/PRODUCT_FILE_GENERATOR/config/public");
    expect(urls.some((url) => url.startsWith("/news?") && url.includes("promoted=true"))).toBe(true);
    expect(urls.some((url) => url.startsWith("/element/logo-footer?page=1&nbItem=100"))).toBe(true);
    expect(urls.some((url) => url.startsWith("/element/link-footer?page=1&nbItem=100"))).toBe(true);
  });
});
