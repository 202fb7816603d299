import { once } from "node:events";
import { createServer, globalAgent, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";

import { pino } from "pino";
import { afterEach, expect, test } from "vitest";

import { rawFetch } from "#server/net/raw-fetch.ts";

import { createApiProxy } from "./api-proxy.ts";

const log = pino({ level: "silent" });
const opened: ReturnType<typeof createServer>[] = [];

afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** Another server, and what it was asked. */
async function openOther(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: { url: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      asked.push({ url: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  opened.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { asked, proxy: createApiProxy({ baseUrl: `http://127.0.0.1:${port}/v1`, log }) };
}

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
  const slow = createApiProxy({
    baseUrl: "http://127.0.0.1:1",
    log,
    fetch: (url, init) => rawFetch(url, { ...init, signal: AbortSignal.abort() }),
  });
  expect((await slow.fetch(new Request("http://shop.example/api/news"))).status).toBe(502);
});

const smuggled = "GET /v1/smuggled HTTP/1.1\r\nhost: other\r\n\r\n";

/** Another server that answers before it has read what is sent, as one may; and the connections made to it. */
async function openHasty() {
  const [asked, sockets]: [string[], Set<Socket>] = [[], new Set()];
  const server = createServer((request, response) => {
    sockets.add(request.socket);
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { "content-length": 2 }).end("{}");
  });
  opened.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const proxy = createApiProxy({ baseUrl: `http://127.0.0.1:${port}/v1`, log });
  const call = async (path: string, init: RequestInit) =>
    await (await proxy.fetch(new Request(`http://shop.example/api${path}`, init))).text();
  return { asked, sockets, call };
}

test.each(["GET", "HEAD"])(
  "a %s that announces a body has none on the kept connection: it does not swallow the next request (RFC 9112, 6.3)",
  async (method) => {
    const { asked, sockets, call } = await openHasty();
    const announced = { "content-length": "97", "content-encoding": "gzip", "content-type": "text/plain" };
    const kept = once(globalAgent, "free");
    await call("/first", { method, headers: announced });
    await kept;
    await call("/second", { method: "POST", body: `${"x".repeat(10)}${smuggled}` });
    await call("/third", {});
    expect(asked).toEqual([`${method} /v1/first`, "POST /v1/second", "GET /v1/third"]);
    expect(sockets.size).toBe(1);
  },
);

test("nothing tells of a body where there is none", async () => {
  const { asked, proxy } = await openOther((_request, response) => response.end("{}"));
  const headers = { "content-encoding": "gzip", "content-type": "text/plain" };
  await proxy.fetch(new Request("http://shop.example/api/news", { headers }));
  for (const name of Object.keys(headers)) expect(asked[0]?.headers).not.toHaveProperty(name);
});

test.each(["POST", "PUT", "DELETE"])(
  "the body of a %s ends where it ends, whatever length it claims",
  async (method) => {
    const { asked, proxy } = await openOther((_request, response) => response.end("{}"));
    for (const length of ["0", "3", "1000"]) {
      const body = `abc${smuggled}`;
      const request = new Request("http://shop.example/api/cart", {
        method,
        body,
        headers: { "content-length": length },
      });
      expect((await proxy.fetch(request)).status).toBe(200);
      expect(asked.pop()).toMatchObject({ url: "/v1/cart", body });
      expect(asked).toEqual([]);
    }
  },
);

test("a connection that was answered before the whole body was sent serves nobody else", async () => {
  const { sockets, call } = await openHasty();
  // It never ends, and knows when nobody wants more of it.
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream({ start: (sent) => sent.enqueue(Buffer.from("abc")), cancel: () => resolve() });
  await call("/first", { method: "POST", body, duplex: "half" } as RequestInit);
  await ended;
  await call("/second", {});
  expect(sockets.size).toBe(2);
});
