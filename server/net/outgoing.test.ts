import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";

import { afterEach, describe, expect, test, vi } from "vitest";

import { agents } from "./connections.ts";
import type { OutgoingRequest } from "./exchange.ts";
import { send } from "./outgoing.ts";
import type { LookupAll, OutgoingRules } from "./outgoing-rules.ts";
import { plainFetch } from "./plain-fetch.ts";

const opened: Server[] = [];

afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

async function open(listener: RequestListener): Promise<{ readonly url: URL; readonly server: Server }> {
  const server = createServer(listener);
  opened.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`), server };
}

/** Longer than any test, in milliseconds. */
const endless = 3_600_000;
const patient = { connect: 5_000, headers: 5_000, idle: 5_000, whole: 10_000 };

function rules(more: Partial<OutgoingRules> = {}): OutgoingRules {
  return { reach: "operator", encoding: "identity", bytes: { sent: 1000, received: 1000 }, times: patient, ...more };
}

async function ask(url: URL, more: Partial<OutgoingRules> = {}, request: OutgoingRequest = {}): Promise<string> {
  return await text((await send(url, request, rules(more))).body);
}

/** A body whose pieces come as they are asked for. */
function bodyOf(...pieces: readonly string[]): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream({
    pull: (body) => {
      const next = left.shift();
      if (next === undefined) body.close();
      else body.enqueue(Buffer.from(next));
    },
  });
}

describe("[§7] the bounds of every request that the server makes", () => {
  test.each<[string, RequestListener, Partial<typeof patient>]>([
    ["that never begins", () => {}, { headers: 40 }],
    ["whose body stops", (_request, response) => void response.writeHead(200).write("a"), { idle: 40 }],
    [
      "that comes drop by drop",
      (_request, response) => {
        const drops = setInterval(() => response.write("a"), 20);
        response.once("close", () => clearInterval(drops));
      },
      { whole: 120 },
    ],
  ])("an answer %s is too slow", async (_what, listener, times) => {
    const { url } = await open(listener);
    await expect(ask(url, { times: { ...patient, ...times } })).rejects.toMatchObject({ reason: "too-slow" });
  });

  test("a look-up that never ends is too slow", async () => {
    const lookup: LookupAll = () => new Promise(() => {});
    const times = { ...patient, connect: 40 };
    const asked = ask(new URL("http://never.test/"), { lookup, times });
    await expect(asked).rejects.toMatchObject({ reason: "too-slow" });
  });

  test("a body that nobody takes is too slow", async () => {
    const { url } = await open((request) => request.pause());
    const body = bodyOf(...Array.from({ length: 64 }, () => "x".repeat(1 << 20)));
    const bounds = { times: { ...patient, idle: 60 }, bytes: { sent: 1 << 30, received: 1000 } };
    await expect(ask(url, bounds, { method: "POST", body })).rejects.toMatchObject({ reason: "too-slow" });
  });

  test.each([
    ["says so", { "content-length": "1001" }],
    ["does not", {}],
  ])("an answer that is too large is refused, whether it %s", async (_what, headers) => {
    const { url } = await open((_request, response) => {
      response.writeHead(200, headers).write("x");
      response.end("x".repeat(1000));
    });
    await expect(ask(url)).rejects.toMatchObject({ reason: "too-much-received" });
    expect((await ask(url, { bytes: { sent: 0, received: 1001 } })).length).toBe(1001);
  });

  test("a request that is too large ends at the byte that goes beyond", async () => {
    const { url } = await open((request, response) => request.resume().on("end", () => response.end("taken")));
    const post = (...pieces: string[]) => ask(url, {}, { method: "POST", body: bodyOf(...pieces) });
    await expect(post("x".repeat(1000), "x")).rejects.toMatchObject({ reason: "too-much-sent" });
    expect(await post("x".repeat(999), "x")).toBe("taken");
  });

  test("who goes away ends the request, before the answer and in the middle of it", async () => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const { url, server } = await open((_request, response) => void response.writeHead(200).write("a"));
    server.on("connection", (socket) => void socket.once("close", () => resolve()));
    const visitor = new AbortController();
    const { body } = await send(url, { signal: visitor.signal }, rules());
    visitor.abort();
    await expect(text(body)).rejects.toMatchObject({ reason: "abandoned" });
    await gone;
    await expect(send(url, { signal: AbortSignal.abort() }, rules())).rejects.toMatchObject({ reason: "abandoned" });
  });

  test("no more than 256 are on their way; the next is told so at once, and one that ends makes room", async () => {
    const waiting: ServerResponse[] = [];
    const { url } = await open((_request, response) => waiting.push(response));
    const visitor = new AbortController();
    // The agent lets 64 through; the others would be given up while they wait for it.
    const times = { connect: endless, headers: endless, idle: endless, whole: endless };
    const settled = Array.from({ length: 256 }, () =>
      ask(url, { times }, { signal: visitor.signal }).catch(() => "gone"),
    );
    await expect(ask(url)).rejects.toMatchObject({ reason: "busy" });
    await expect.poll(() => waiting).toHaveLength(64);
    waiting[0]?.end("done");
    expect(await Promise.race(settled)).toBe("done");
    const more = ask(url, {}, { signal: visitor.signal }).catch((error: unknown) => error);
    visitor.abort();
    expect(await more).toMatchObject({ reason: "abandoned" });
    await Promise.all(settled);
  });
});

describe("[§7] nothing is decoded that nobody asked to be encoded", () => {
  const packed = { gzip: gzipSync("secret"), deflate: deflateSync("secret"), br: brotliCompressSync("secret") };

  test.each(Object.entries(packed))("%s is refused by who asked for no compression", async (coding, bytes) => {
    let asked: string | undefined;
    const { url } = await open((request, response) => {
      asked = request.headers["accept-encoding"];
      response.writeHead(200, { "content-encoding": coding.toUpperCase() }).end(bytes);
    });
    await expect(ask(url)).rejects.toMatchObject({ reason: "encoded" });
    await expect(plainFetch(rules())(url, { headers: { "accept-encoding": "br" } })).rejects.toMatchObject({
      reason: "encoded",
    });
    expect(asked).toBe("identity");
  });

  test.each(Object.entries(packed))("%s comes as it is to who hands it on", async (coding, bytes) => {
    const { url } = await open((_request, response) => {
      response.writeHead(200, { "content-encoding": coding }).end(bytes);
    });
    const { body, headers } = await send(url, {}, rules({ encoding: "undecoded" }));
    expect(headers.get("content-encoding")).toBe(coding);
    expect(Buffer.concat(await body.toArray())).toEqual(bytes);
  });
});

describe("[§7] where a request goes", () => {
  test("the name is looked up once for a connection, which then serves the next request", async () => {
    const { url } = await open((_request, response) => response.end("here"));
    const lookup = vi.fn<LookupAll>(async () => [{ address: "127.0.0.1", family: 4 }]);
    url.hostname = "own.test";
    for (let time = 0; time < 3; time++) {
      const free = once(agents["http:"], "free");
      expect(await ask(url, { lookup })).toBe("here");
      await free;
    }
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  test("a kept connection that ended meanwhile is replaced for who asked for nothing but an answer", async () => {
    const { url, server } = await open((request, response) => response.end(request.method));
    const free = once(agents["http:"], "free");
    expect(await ask(url)).toBe("GET");
    await free;
    // The other side ends it at the moment that it is taken again.
    const asked = ask(url);
    server.closeAllConnections();
    expect(await asked).toBe("GET");
  });

  test("the operator's own hosts may be private; anybody's word leads to none, by name or by number", async () => {
    const heard = vi.fn<RequestListener>((_request, response) => response.end("here"));
    const { url } = await open(heard);
    expect(await ask(url)).toBe("here");
    heard.mockClear();
    const lookup: LookupAll = async () => [{ address: "127.0.0.1", family: 4 }];
    for (const hostname of ["cdn.test", "127.0.0.1", "localhost"]) {
      url.hostname = hostname;
      await expect(ask(url, { reach: "public", lookup })).rejects.toMatchObject({ reason: "forbidden" });
    }
    expect(heard).not.toHaveBeenCalled();
  });

  test.each(["ftp://own.test/", "file:///etc/passwd", "data:,x"])("%s is no way out", async (url) => {
    await expect(ask(new URL(url))).rejects.toMatchObject({ reason: "forbidden" });
  });

  test("a redirect is an answer like any other", async () => {
    const heard = vi.fn<RequestListener>((_request, response) => response.writeHead(302, { location: "/b" }).end());
    const { url } = await open(heard);
    expect((await send(url, {}, rules())).status).toBe(302);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("nobody there is unreachable, and so is what answers something else than HTTP", async () => {
    const { url, server } = await open(() => {});
    server.on("connection", (socket) => socket.end("SSH-2.0-x\r\n"));
    await expect(ask(url)).rejects.toMatchObject({ reason: "unreachable" });
    server.close();
    server.closeAllConnections();
    await expect(ask(url)).rejects.toMatchObject({ reason: "unreachable" });
  });
});
