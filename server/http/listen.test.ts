import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

import type { HttpBindings } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { listen, reservePort, type Listening } from "./listen.ts";

test("a drain answers what comes on kept-alive connections after the last running request", async () => {
  const [begun, slowly] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { port, drain, isDraining } = await listen({
    fetch: async ({ url }) => {
      if (url.endsWith("/slow")) {
        begun.resolve();
        await slowly.promise;
      }
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
  await begun.promise;
  const drained = drain();
  await expect.poll(isDraining).toBe(true);
  slowly.resolve();
  expect(await slow).toMatch(/^200 /);
  for (const agent of agents) expect(await ask(agent, "/")).toBe("200 close");
  await drained;
});

test("a reserved port is known and taken before the site serves on it, and free after the stop", async () => {
  const reserved = await reservePort("127.0.0.1");
  const options = {
    fetch: () => new Response("whole"),
    onUnreadable: () => new Response(null, { status: 400 }),
    host: "127.0.0.1",
    port: reserved.port,
  };
  await expect(listen(options)).rejects.toThrow("EADDRINUSE");
  const early = connect(reserved.port, "127.0.0.1");
  await once(early, "close");
  const { port, drain } = await listen({ ...options, reserved });
  expect(port).toBe(reserved.port);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } });
  expect(await answer.text()).toBe("whole");
  await drain();
  const { drain: drainAgain } = await listen(options);
  await drainAgain();
});

test("how long an idle connection stays is told, the process waits longer, and a proxy is told to wait less", async () => {
  let own: Socket | undefined;
  const { port, drain } = await listen({
    fetch: (_request, env) => {
      own = (env as HttpBindings).incoming.socket;
      return new Response("whole");
    },
    onUnreadable: () => new Response(null, { status: 400 }),
    host: "127.0.0.1",
    port: 0,
  });
  const socket = connect(port, "127.0.0.1");
  const ended = once(socket, "close");
  socket.write("GET / HTTP/1.1\r\nHost: a.test\r\n\r\n");
  const [head] = (await once(socket, "data")) as [Buffer];
  const told = Number(/\r\nKeep-Alive: timeout=(\d+)\r\n/.exec(head.toString())?.[1]);
  // A request that leaves at the last instant that was told of has a second for its way.
  await expect.poll(() => own?.timeout).toBe(told * 1000 + 1_000);
  expect(own?.destroyed).toBe(false);
  // That time is over.
  own?.emit("timeout");
  await ended;
  await drain();
  const advice = readFileSync("docs/security.md", "utf8").matchAll(/`keepalive(?:_timeout)? (\d+)s`/g);
  const advised = [...advice].map(([, seconds]) => Number(seconds));
  expect(advised).toHaveLength(2);
  for (const seconds of advised) expect(seconds).toBeLessThan(told);
});

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
