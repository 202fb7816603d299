import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fetchPublic, type FetchRules } from "./fetch-public.ts";
import type { NetAddress } from "./outgoing-rules.ts";

const body = "<svg></svg>";
/** Loopback on both families; whatever reaches it was let through. */
const canaries: { server: Server; connections: number }[] = [];
let port = 0;
let answer: RequestListener = (_request, response) => response.end();

beforeEach(async () => {
  port = 0;
  for (const host of ["127.0.0.1", "::1"]) {
    const canary = { server: createServer((request, response) => answer(request, response)), connections: 0 };
    canary.server.on("connection", () => (canary.connections += 1));
    canary.server.listen(port, host);
    await once(canary.server, "listening");
    port = (canary.server.address() as AddressInfo).port;
    canaries.push(canary);
  }
});

afterEach(() => {
  for (const { server } of canaries.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function connections(): number {
  return canaries.reduce((sum, canary) => sum + canary.connections, 0);
}

/** A request is refused, answered or broken off, and not given up: longer than any test, in milliseconds. */
const endless = 3_600_000;

function rules(more: Partial<FetchRules> = {}): FetchRules {
  return {
    hosts: ["cdn.test"],
    ports: [port],
    bytes: 1000,
    milliseconds: endless,
    type: "image/svg+xml",
    accept: "image/svg+xml",
    lookup: async () => [{ address: "127.0.0.1", family: 4 }],
    ...more,
  };
}

async function fetchFrom(url: string, more: Partial<FetchRules> = {}): Promise<Uint8Array | null> {
  return await fetchPublic(new URL(url), rules(more));
}

describe("[§7] no private address is ever connected to (reliability S-26)", () => {
  const inside = [
    "127.0.0.1",
    "localhost",
    "localhost.",
    "LOCALHOST",
    "0",
    "0.0.0.0",
    "0x7f.1",
    "2130706433",
    "017700000001",
    "127。0。0。1",
    "127.1",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    "169.254.169.254",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.0.1",
    "100.64.0.1",
    "[fd00::1]",
  ];

  test.each(inside)(
    "[§7 load-svg-safe] http://%s, listed as a host and resolving to this machine: 0 connections",
    async (host) => {
      const url = `http://${host}:${port}/a.svg`;
      const { hostname } = new URL(url);
      const hosts = [host, hostname, hostname.replace(/[[\]]/g, "")];
      expect(await fetchFrom(url, { hosts })).toBeNull();
      expect(await fetchFrom(url)).toBeNull();
      expect(connections()).toBe(0);
    },
  );

  test.each([
    ["another host", "http://evil.test:PORT/"],
    ["a host that only begins like it", "http://cdn.test.evil.test:PORT/"],
    ["a host below it", "http://a.cdn.test:PORT/"],
    ["a user before another host", "http://cdn.test@127.0.0.1:PORT/"],
    ["a user before the host", "http://127.0.0.1@cdn.test:PORT/"],
    ["a fragment", "http://127.0.0.1:PORT#@cdn.test/"],
    ["a backslash", "http://127.0.0.1:PORT\\@cdn.test/"],
    ["SSH's port", "http://cdn.test:22/"],
    ["PostgreSQL's port", "http://cdn.test:5432/"],
    ["a file", "file:///etc/passwd"],
    ["gopher", "gopher://cdn.test:PORT/"],
    ["data", "data:image/svg+xml,<svg></svg>"],
    ["ftp", "ftp://cdn.test:PORT/"],
    ["blob", "blob:http://cdn.test:PORT/1"],
  ])("[§7 load-svg-safe] %s: 0 connections", async (_what, url) => {
    expect(await fetchFrom(url.replace("PORT", String(port)), { ports: [80, 443, port] })).toBeNull();
    expect(connections()).toBe(0);
  });

  test("[§7 load-svg-safe] an allowed name with private addresses, alone or among public ones: 0 connections", async () => {
    const places: NetAddress[][] = [
      [{ address: "127.0.0.1", family: 4 }],
      [{ address: "::1", family: 6 }],
      [{ address: "::ffff:127.0.0.1", family: 6 }],
      [
        { address: "8.8.8.8", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ],
      [],
    ];
    for (const place of places) {
      expect(await fetchFrom(`http://cdn.test:${port}/`, { lookup: async () => place })).toBeNull();
    }
    expect(connections()).toBe(0);
  });

  test("[§7] a look-up that fails or never ends is given up", async () => {
    const never = () => new Promise<never>(() => {});
    const failing = async () => Promise.reject(new Error("ENOTFOUND"));
    expect(await fetchFrom(`http://cdn.test:${port}/`, { lookup: never, milliseconds: 50 })).toBeNull();
    expect(await fetchFrom(`http://cdn.test:${port}/`, { lookup: failing })).toBeNull();
    expect(connections()).toBe(0);
  });
});

describe("[§7] what a public host may answer", () => {
  /** Stands in for a public host: the canary, behind an address that counts as public. */
  async function ask(listener: RequestListener, more: Partial<FetchRules> = {}): Promise<string | null> {
    vi.doMock("./public-address.ts", () => ({ isPublicAddress: () => true }));
    vi.resetModules();
    const { fetchPublic: fetchAnywhere } = await import("./fetch-public.ts");
    answer = listener;
    try {
      const file = await fetchAnywhere(new URL(`http://cdn.test:${port}/a.svg?x=1`), rules(more));
      return file && Buffer.from(file).toString();
    } finally {
      vi.doUnmock("./public-address.ts");
      vi.resetModules();
    }
  }

  const svg = { "content-type": "image/svg+xml; charset=utf-8" };

  test("[§7] an SVG arrives; the request names its host and asks for no compression", async () => {
    let seen: Record<string, unknown> = {};
    const file = await ask((request, response) => {
      seen = { ...request.headers, url: request.url };
      response.writeHead(200, svg).end(body);
    });
    expect(file).toBe(body);
    expect(seen).toMatchObject({ "accept-encoding": "identity", host: `cdn.test:${port}`, url: "/a.svg?x=1" });
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(["cookie"]));
  });

  test("[§7] a name that changes its address is asked at the first one", async () => {
    // Nothing listens at the first address; if the name were looked up again, the canary would hear of it.
    const lookup = vi
      .fn<FetchRules["lookup"]>()
      .mockResolvedValueOnce([{ address: "127.0.0.2", family: 4 }])
      .mockResolvedValue([{ address: "127.0.0.1", family: 4 }]);
    expect(await ask((_request, response) => response.writeHead(200, svg).end(body), { lookup })).toBeNull();
    expect(lookup).toHaveBeenCalledTimes(1);
    expect(connections()).toBe(0);
  });

  test.each<[string, RequestListener, number?]>([
    ["a redirect", (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end()],
    ["an error", (_request, response) => response.writeHead(404, svg).end(body)],
    ["another type", (_request, response) => response.writeHead(200, { "content-type": "text/html" }).end(body)],
    ["no type", (_request, response) => response.writeHead(200).end(body)],
    ["compression", (_request, response) => response.writeHead(200, { ...svg, "content-encoding": "gzip" }).end(body)],
    ["too much", (_request, response) => response.writeHead(200, svg).end("x".repeat(1001))],
    ["a broken connection", (request) => request.socket.destroy()],
    ["nothing", () => {}, 300],
    ["an end that never comes", (_request, response) => void response.writeHead(200, svg).write("<svg>"), 300],
  ])(
    "[§7] %s is nothing, after one connection and within the time",
    async (_what, listener, milliseconds = endless) => {
      expect(await ask(listener, { milliseconds })).toBeNull();
      // A request that is given up may be connected before the server has counted it.
      await expect.poll(connections).toBe(1);
    },
  );
});
