import { once } from "node:events";
import { createServer, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

import { getRequestListener } from "@hono/node-server";
import { describe, expect, onTestFinished, test } from "vitest";

import { agents } from "#server/net/connections.ts";
import { someTurns } from "#tests/setup/event-loop.ts";
import { openBehindProxy, openOther } from "#tests/setup/other-api.ts";

const smuggled = "GET /v1/smuggled HTTP/1.1\r\nhost: other\r\n\r\n";

/** Another server that answers before it has read what is sent, as one may; and the connections made to it. */
async function openHasty() {
  const [asked, sockets]: [string[], Set<Socket>] = [[], new Set()];
  const { proxy } = await openBehindProxy((request, response) => {
    sockets.add(request.socket);
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { "content-length": 2 }).end("{}");
  });
  const call = async (path: string, init: RequestInit) =>
    await (await proxy.fetch(new Request(`http://shop.example/api${path}`, init))).text();
  return { asked, sockets, call };
}

test.each(["GET", "HEAD"])(
  "a %s that announces a body has none on the kept connection: it does not swallow the next request (RFC 9112, 6.3)",
  async (method) => {
    const { asked, sockets, call } = await openHasty();
    const announced = { "content-length": "97", "content-encoding": "gzip", "content-type": "text/plain" };
    const kept = once(agents["http:"], "free");
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

describe("[§7] bodies go through within a limit", () => {
  const small = { bytes: { sent: 10, received: 10 } };
  const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    new Request("http://shop.example/api/cart", { method: "POST", body, headers });

  test.each([
    ["that says how large it is", { "content-length": "11" }, 0],
    ["that does not", {}, 1],
  ])("a larger request %s is a 413 in the envelope", async (_what, headers, most) => {
    let connections = 0;
    const { proxy, asked, server } = await openOther((_request, response) => response.end("{}"), small);
    server.on("connection", () => (connections += 1));
    const answer = await proxy.fetch(post("x".repeat(11), headers));
    expect([answer.status, answer.headers.get("connection")]).toEqual([413, "close"]);
    expect(await answer.json()).toMatchObject({ success: false, data: null });
    expect(asked).toEqual([]);
    expect(connections).toBeLessThanOrEqual(most);
    expect((await proxy.fetch(post("x".repeat(10)))).status).toBe(200);
  });

  test("a larger answer is a 502 when it says so, and is cut off when it does not", async () => {
    const { proxy } = await openOther(({ url }, response) => {
      if (url === "/v1/said") response.writeHead(200, { "content-length": "11" });
      response.write("x");
      response.end("x".repeat(10));
    }, small);
    expect((await proxy.fetch(new Request("http://shop.example/api/said"))).status).toBe(502);
    const cut = await proxy.fetch(new Request("http://shop.example/api/unsaid"));
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow("too large");
  });

  test("the other server is asked for no more than the visitor takes, and is left when the visitor leaves", async () => {
    const piece = Buffer.alloc(64 * 1024);
    let sent = 0;
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const { proxy } = await openOther((_request, response) => {
      response.once("close", resolve);
      const more = () => {
        while (sent < 1024 * 1024 * 1024) {
          sent += piece.byteLength;
          if (!response.write(piece)) return;
        }
      };
      response.on("drain", more);
      more();
    });
    const { body } = await proxy.fetch(new Request("http://shop.example/api/news"));
    const reader = body?.getReader();
    await reader?.read();
    let before = -1;
    // The other server stops sending by itself once nobody reads.
    while (before !== sent) {
      before = sent;
      await someTurns();
    }
    expect(sent).toBeLessThan(64 * 1024 * 1024);
    await reader?.cancel();
    await left;
  });

  test("a visitor who leaves before the answer ends the call", async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const visitor = new AbortController();
    const { proxy } = await openOther((_request, response) => {
      response.once("close", resolve);
      visitor.abort();
    });
    const answer = await proxy.fetch(new Request("http://shop.example/api/news", { signal: visitor.signal }));
    await left;
    expect(answer.status).toBe(502);
  });
});

describe("[§7] a visitor who is still sending reads the answer all the same", () => {
  /** Sends pieces until it is answered, to a proxy that listens as the server does. */
  async function upload(fetch: (request: Request) => Promise<Response>) {
    const site = createServer(getRequestListener(fetch));
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
    onTestFinished(() => {
      site.closeAllConnections();
      site.close();
    });
    const { port } = site.address() as AddressInfo;
    const sent = ask({ port, path: "/api/media", method: "POST" });
    const pieces = setInterval(() => sent.write("x".repeat(1000)), 5);
    sent.on("error", () => clearInterval(pieces));
    const [answer] = (await once(sent, "response")) as [NodeJS.ReadableStream & { statusCode: number }];
    let text = "";
    for await (const piece of answer) text += String(piece);
    clearInterval(pieces);
    sent.destroy();
    return { status: answer.statusCode, text };
  }

  const hasty = (response: ServerResponse) =>
    response.writeHead(413, { "content-type": "application/json" }).end('{"success":false}');

  test("when the other server refuses early", async () => {
    const { proxy } = await openBehindProxy((_request, response) => hasty(response));
    expect(await upload(proxy.fetch)).toEqual({ status: 413, text: '{"success":false}' });
  });

  test("when it is more than goes through", async () => {
    const { proxy } = await openBehindProxy((request) => request.resume(), { bytes: { sent: 20_000, received: 1000 } });
    const { status, text } = await upload(proxy.fetch);
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ success: false, data: null });
  });

  test("when the other server dies on the way", async () => {
    const { proxy } = await openBehindProxy((request) => void request.once("data", () => request.socket.destroy()));
    expect((await upload(proxy.fetch)).status).toBe(502);
  });
});
