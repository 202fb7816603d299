import { pino } from "pino";
import { expect, test } from "vitest";

import { createApiProxy } from "./api-proxy.ts";

const log = pino({ level: "silent" });

test("[§7] calls reach the other server with the client's headers, without cookies, uncompressed", async () => {
  const asked: { url: string; headers: Headers; body: string }[] = [];
  const proxy = createApiProxy({
    baseUrl: "https://api.example.com/v1",
    log,
    fetch: async (url, init) => {
      asked.push({
        url: String(url),
        headers: new Headers(init?.headers),
        body: String(await new Response(init?.body).text()),
      });
      return Response.json(
        { success: true, data: 1, message: "" },
        { status: 201, headers: { "set-cookie": "x=1", "cache-control": "no-store" } },
      );
    },
  });
  const answer = await proxy.fetch(
    new Request("http://shop.example/api/login?x=1", {
      method: "POST",
      body: '{"email":"a@b.c"}',
      headers: {
        authorization: "t",
        userLang: "en_US",
        idSite: "3",
        cookie: "token=secret",
        "content-type": "application/json",
        "x-forwarded-for": "1.2.3.4",
      },
    }),
  );
  expect(asked[0]?.url).toBe("https://api.example.com/v1/login?x=1");
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
    authorization: "t",
    userlang: "en_US",
    idsite: "3",
    "content-type": "application/json",
    "accept-encoding": "identity",
  });
  expect(asked[0]?.body).toBe('{"email":"a@b.c"}');
  expect([answer.status, answer.headers.get("set-cookie"), answer.headers.get("cache-control")]).toEqual([
    201,
    null,
    "no-store",
  ]);
  expect(await answer.json()).toMatchObject({ success: true });
});

test("a server that can't be reached is a 502 in the envelope, without its address", async () => {
  const proxy = createApiProxy({
    baseUrl: "https://api.example.com",
    log,
    fetch: () => Promise.reject(new Error("getaddrinfo ENOTFOUND api.example.com")),
  });
  const answer = await proxy.fetch(new Request("http://shop.example/api/news"));
  const text = await answer.text();
  expect(answer.status).toBe(502);
  expect(JSON.parse(text)).toMatchObject({ success: false, data: null });
  expect(text).not.toContain("api.example.com");
});
