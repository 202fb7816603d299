import { gunzipSync, gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { openOther } from "#tests/setup/other-api.ts";

import { proxyRules } from "./api-proxy.ts";

test("[§7] calls reach the other server with the client's headers, without cookies", async () => {
  const { asked, proxy } = await openOther((_request, response) => {
    response.writeHead(201, { "set-cookie": "x=1", "cache-control": "no-store", "content-type": "application/json" });
    response.end('{"success":true,"data":1,"message":""}');
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
        "x-anything": "1",
      },
    }),
  );
  const [call] = asked;
  expect([call?.url, call?.body]).toEqual(["/v1/login?x=1", '{"email":"a@b.c"}']);
  expect(call?.headers).toMatchObject({
    authorization: "t",
    userlang: "en_US",
    idsite: "3",
    "content-type": "application/json",
  });
  for (const name of ["cookie", "x-forwarded-for", "x-anything"]) expect(call?.headers).not.toHaveProperty(name);
  expect([answer.status, answer.headers.get("set-cookie"), answer.headers.get("cache-control")]).toEqual([
    201,
    null,
    "no-store",
  ]);
  expect(await answer.json()).toMatchObject({ success: true });
});

test("what says whose, which and in what language an answer is comes through; hop-by-hop headers don't (RFC 9110, 7.6.1)", async () => {
  const kept = {
    etag: 'W/"abc"',
    "www-authenticate": "Bearer",
    "content-language": "fr",
    "last-modified": "Wed, 20 May 2026 12:00:00 GMT",
    vary: "userLang",
    allow: "GET",
    "retry-after": "3",
    "content-range": "bytes 0-1/2",
    "x-request-id": "r1",
  };
  const { proxy } = await openOther((_request, response) => {
    const own = { connection: "x-hop, etag-of-hop", "x-hop": "1", "keep-alive": "timeout=5", server: "other/1" };
    response.writeHead(401, { ...kept, ...own, "content-type": "application/json" });
    response.end("{}");
  });
  const { headers, status } = await proxy.fetch(new Request("http://shop.example/api/user"));
  expect(status).toBe(401);
  expect(Object.fromEntries(headers)).toMatchObject(kept);
  for (const name of ["connection", "keep-alive", "x-hop", "server", "transfer-encoding"]) {
    expect(headers.has(name), name).toBe(false);
  }
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("who has the answer already gets the other server's 304, by the validator that it asked with", async () => {
  const { asked, proxy } = await openOther((request, response) => {
    response.writeHead(request.headers["if-none-match"] === 'W/"abc"' ? 304 : 200, { etag: 'W/"abc"' });
    response.end();
  });
  const again = new Request("http://shop.example/api/news", { headers: { "if-none-match": 'W/"abc"' } });
  const answer = await proxy.fetch(again);
  expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([304, 'W/"abc"', ""]);
  expect(asked[0]?.headers["accept-encoding"]).toBeUndefined();
});

test("a compressed body comes through as it is, for who takes it", async () => {
  const packed = gzipSync('{"success":true}');
  const { asked, proxy } = await openOther((_request, response) => {
    response.writeHead(200, { "content-encoding": "gzip", "content-length": packed.byteLength });
    response.end(packed);
  });
  const answer = await proxy.fetch(
    new Request("http://shop.example/api/news", { headers: { "accept-encoding": "gzip, br" } }),
  );
  expect(asked[0]?.headers["accept-encoding"]).toBe("gzip, br");
  expect([answer.headers.get("content-encoding"), answer.headers.get("content-length")]).toEqual([
    "gzip",
    String(packed.byteLength),
  ]);
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe('{"success":true}');
});

test("HEAD has the length that GET would have, and no body", async () => {
  const { proxy } = await openOther((_request, response) => {
    response.writeHead(200, { "content-length": 7 });
    response.end();
  });
  const answer = await proxy.fetch(new Request("http://shop.example/api/news", { method: "HEAD" }));
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual(["7", ""]);
});

test("a redirect is not followed, and where it leads stays here", async () => {
  const { asked, proxy } = await openOther((_request, response) => {
    response.writeHead(302, { location: "http://127.0.0.1:1/elsewhere" });
    response.end();
  });
  const answer = await proxy.fetch(new Request("http://shop.example/api/news"));
  expect([answer.status, answer.headers.get("location")]).toEqual([302, null]);
  expect(asked).toHaveLength(1);
});

test.each([
  [undefined, "Le service est injoignable pour l’instant. Veuillez réessayer dans un moment."],
  ["en_US", "The service can't be reached right now. Please try again in a moment."],
])("a server that can't be reached is a 502 in the envelope (userLang %s), without its address", async (lang, said) => {
  const { proxy } = await openOther((request) => request.socket.destroy());
  const headers = new Headers(lang === undefined ? [] : [["userLang", lang]]);
  const answer = await proxy.fetch(new Request("http://shop.example/api/news", { headers }));
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("content-type")]).toEqual([
    502,
    "no-store",
    "application/json",
  ]);
  expect(await answer.json()).toEqual({ success: false, data: null, message: said });
});

test("one that is too slow is a 502 as well", async () => {
  const { proxy } = await openOther(() => {}, { times: { ...proxyRules.times, headers: 50 } });
  expect((await proxy.fetch(new Request("http://shop.example/api/news"))).status).toBe(502);
});

test("a method that no call has is a 405 and reaches nobody", async () => {
  const { proxy, asked } = await openOther((_request, response) => response.end("{}"));
  const answer = await proxy.fetch(new Request("http://shop.example/api/news", { method: "PROPFIND" }));
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]);
  expect(asked).toEqual([]);
});
