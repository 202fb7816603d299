import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { listen, type Listening } from "./listen.ts";

test("a drain answers what comes on kept-alive connections after the last running request", async () => {
  const { port, drain } = await listen({
    fetch: async ({ url }) => {
      if (url.endsWith("/slow")) await delay(50);
      return new Response("whole");
    },
    onUnreadable: () => new Response(null, { status: 400 }),
    host: "127.0.0.1",
    port: 0,
  });
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const ask = (agent: Agent, path: string): Promise<string> => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = request({ host: "127.0.0.1", port, path, agent }, (answer) => {
      answer.resume().on("end", () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
    });
    asked.on("error", ({ message }) => resolve(message)).end();
    return promise;
  };
  await Promise.all(agents.map((agent) => ask(agent, "/")));
  const slow = ask(new Agent(), "/slow");
  await delay(10);
  const drained = drain();
  const later = agents.map(async (agent, index) => {
    await delay(60 + index * 10);
    return ask(agent, "/");
  });
  expect(await slow).toMatch(/^200 /);
  expect(new Set(await Promise.all(later))).toEqual(new Set(["200 close"]));
  await drained;
});

test("how long an idle connection stays is told, the process waits longer, and a proxy is told to wait less", async () => {
  const { port, drain } = await listen({
    fetch: () => new Response("whole"),
    onUnreadable: () => new Response(null, { status: 400 }),
    host: "127.0.0.1",
    port: 0,
  });
  const socket = connect(port, "127.0.0.1");
  const ended = once(socket, "close");
  socket.write("GET / HTTP/1.1\r\nHost: a.test\r\n\r\n");
  const [head] = (await once(socket, "data")) as [Buffer];
  const begin = performance.now();
  const told = Number(/\r\nKeep-Alive: timeout=(\d+)\r\n/.exec(head.toString())?.[1]);
  await ended;
  // A request that leaves at the last instant that was told of has most of a second for its way.
  expect(performance.now() - begin).toBeGreaterThan(told * 1000 + 800);
  await drain();
  const advice = readFileSync("docs/security.md", "utf8").matchAll(/`keepalive(?:_timeout)? (\d+)s`/g);
  const advised = [...advice].map(([, seconds]) => Number(seconds));
  expect(advised).toHaveLength(2);
  for (const seconds of advised) expect(seconds).toBeLessThan(told);
}, 30_000);

describe("what a request's first lines may be", () => {
  let server: Listening;
  beforeAll(async () => {
    server = await listen({
      fetch: ({ url }) => new Response(url),
      onUnreadable: () => new Response("unreadable", { status: 400 }),
      host: "127.0.0.1",
      port: 0,
      ownHost: "www.example.com",
    });
  });
  afterAll(() => server.drain());

  test.each([
    ["HTTP/1.0 without a host means this site", "GET /healthz HTTP/1.0", 200, "http://www.example.com/healthz"],
    ["HTTP/1.0 with a host", "GET / HTTP/1.0\r\nHost: other.test", 200, "http://other.test/"],
    ["HTTP/1.1 without a host", "GET / HTTP/1.1", 400, ""],
    ["two hosts", "GET / HTTP/1.1\r\nHost: a.test\r\nHost: b.test", 400, "unreadable"],
    ["the same host twice", "GET / HTTP/1.1\r\nHost: a.test\r\nhost: a.test", 400, "unreadable"],
    ["two hosts in one", "GET / HTTP/1.1\r\nHost: a.test, b.test", 400, "unreadable"],
  ])("%s", async (_name, head, status, body) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.endsWith(`\r\n\r\n${body}`)).toBe(true);
  });
});
