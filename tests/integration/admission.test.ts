import { EventEmitter, once } from "node:events";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";

import type { HttpBindings } from "@hono/node-server";
import { afterEach, describe, expect, test } from "vitest";

import { connectionLimits, type ConnectionLimits } from "#server/http/admission/limits.ts";
import { listen, type Listening } from "#server/http/listen.ts";
import { someTurns } from "#tests/setup/event-loop.ts";

const servers: Listening[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.drain()));
});

/** A server with small bounds; `noted` is what it refused or cut, `served` its end of each request's connection. */
async function open(
  limits: Partial<ConnectionLimits>,
  fetch: (request: Request) => Response | Promise<Response> = () => new Response("whole"),
) {
  const [noted, served]: [string[], Socket[]] = [[], []];
  const server = await listen({
    fetch: (asked, env) => {
      served.push((env as HttpBindings).incoming.socket);
      return fetch(asked);
    },
    onUnreadable: () => new Response(null, { status: 400 }),
    host: "0.0.0.0",
    port: 0,
    limits: { ...connectionLimits, ...limits },
    note: (what) => noted.push(what),
  });
  servers.push(server);
  /** A connection from one of this machine's own addresses, `127.0.0.{host}`. */
  const join = async (host = 1): Promise<Socket> => {
    const socket = connect({ port: server.port, host: "127.0.0.1", localAddress: `127.0.0.${host}` });
    sockets.push(socket);
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  return { ...server, noted, served, join };
}

const get = (path: string, more = ""): string => `GET ${path} HTTP/1.1\r\nHost: site.test\r\n${more}\r\n`;

/** All that a connection still says, up to its end. */
const rest = (socket: Socket): Promise<string> => text(socket).catch(() => "cut");

/** Asks on a connection that stays, and gives the answer's first line. */
async function ask(socket: Socket, path = "/"): Promise<string> {
  socket.write(get(path));
  const [answer] = (await once(socket, "data")) as [Buffer];
  return answer.toString().slice(0, 12);
}

/** Resolves once a connection's client hasn't taken all that was written. */
const untilBehind = async (own: () => Socket | undefined): Promise<void> =>
  await expect.poll(() => own()?.writableLength ?? 0).toBeGreaterThan(0);

/** A promise that is kept from outside, and how many wait for it. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
}

describe("pipelining", () => {
  test("sixteen requests of a connection are answered, the next is refused in its turn, of the rest nothing is", async () => {
    const slow = gate();
    let begun = 0;
    const { join, noted } = await open({}, async () => {
      begun += 1;
      await slow.promise;
      return new Response("whole");
    });
    const socket = await join();
    socket.write(get("/").repeat(5_000));
    await expect.poll(() => noted).toEqual(["pipelined"]);
    slow.open();
    const answers = await rest(socket);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array<string>(16).fill("HTTP/1.1 200"), "HTTP/1.1 503"]);
    expect(answers).toMatch(/Retry-After: 5[^]*Connection: close/);
    expect(begun).toBe(16);
  });

  test("an expectation that nobody can meet counts like any other request", async () => {
    const { join, noted } = await open({});
    const socket = await join();
    socket.write(get("/", "Expect: rain\r\n").repeat(5_000));
    expect((await rest(socket)).match(/HTTP\/1\.1 \d+/g)).toContain("HTTP/1.1 417");
    expect(noted).toContain("pipelined");
  });

  test("requests of a connection are begun one after the other, as they are answered", async () => {
    const gates = [gate(), gate(), gate()];
    const begun: string[] = [];
    const { join } = await open({}, async (asked) => {
      const { pathname } = new URL(asked.url);
      begun.push(pathname);
      await gates[begun.length - 1]?.promise;
      return new Response(pathname);
    });
    const socket = await join();
    socket.write(get("/1") + get("/2") + get("/3", "Connection: close\r\n"));
    const answers = rest(socket);
    for (const [at, { open: answer }] of gates.entries()) {
      await expect.poll(() => begun).toEqual(["/1", "/2", "/3"].slice(0, at + 1));
      await someTurns();
      expect(begun).toHaveLength(at + 1);
      answer();
    }
    expect((await answers).match(/\/\d$|\/\d(?=HTTP)/g)).toEqual(["/1", "/2", "/3"]);
  });

  test("whoever has far too much read is cut at once, and nobody else", async () => {
    const { join, noted, served } = await open({ beyond: 100 }, () => new Promise(() => {}));
    const [flood, other] = [await join(), await join()];
    flood.write(get("/").repeat(1_000));
    await once(flood, "close");
    expect(noted).toEqual(["pipelined", "pipelined"]);
    other.write(get("/").repeat(16));
    await expect.poll(() => served).toHaveLength(2);
    await someTurns();
    expect(other.closed).toBe(false);
  });

  test("requests that follow each other are not counted together", async () => {
    const { join } = await open({ inFlight: 1 });
    const socket = await join();
    for (let time = 0; time < 40; time += 1) expect(await ask(socket)).toBe("HTTP/1.1 200");
  });
});

describe("connections that nobody uses", () => {
  test("make room for new ones: the oldest of the address that holds most", async () => {
    const { join } = await open({ open: 4, grace: 0 });
    const few = await join(2);
    const many = [await join(3), await join(3), await join(3)];
    for (let time = 0; time < 2; time += 1) expect(await ask(await join(4))).toBe("HTTP/1.1 200");
    await expect.poll(() => many.map(({ closed }) => closed)).toEqual([true, true, false]);
    expect(few.closed).toBe(false);
  });

  test("those that send half a head make room like any other", async () => {
    const { join } = await open({ open: 2, grace: 0 });
    const halves = [await join(2), await join(2)];
    for (const half of halves) half.write("GET / HTTP/1.1\r\nHost: a");
    expect(await ask(await join(3))).toBe("HTTP/1.1 200");
  });

  test("one address holds no more than its share, its own oldest go first", async () => {
    const { join } = await open({ perAddress: 2, grace: 0 });
    const [first, second] = [await join(2), await join(2)];
    const other = await join(3);
    expect(await ask(await join(2))).toBe("HTTP/1.1 200");
    await expect.poll(() => [first, second, other].map(({ closed }) => closed)).toEqual([true, false, false]);
  });

  test("a flood is told 503 rather than cut off one by another", async () => {
    const { join, noted } = await open({ open: 2, grace: 60_000 });
    const flood = [await join(2), await join(2)];
    expect(await rest(await join(2))).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 5/);
    expect([flood.map(({ closed }) => closed), noted]).toEqual([[false, false], ["connections"]]);
    expect(await ask(await join(3))).toBe("HTTP/1.1 200");
  });

  test("one that waits for us is never cut: where all do, a new one gets a 503", async () => {
    const slow = gate();
    const { join, served } = await open({ open: 1, grace: 0 }, () => slow.promise.then(() => new Response("whole")));
    const working = await join(2);
    working.write(get("/", "Connection: close\r\n"));
    await expect.poll(() => served).toHaveLength(1);
    expect(await rest(await join(3))).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 5/);
    slow.open();
    expect(await rest(working)).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
  });
});

describe("clients that never read", () => {
  const large = Buffer.alloc(24 * 1024 * 1024, "x");
  const answer = (): Response => new Response(large);

  test("are dropped when they take no byte for a while; who reads gets everything", async () => {
    const { join, noted } = await open({ stall: 300, unreadBytes: 4 * large.byteLength }, answer);
    const never = await join(2);
    never.pause().write(get("/"));
    const reader = await join(3);
    reader.write(get("/", "Connection: close\r\n"));
    expect((await buffer(reader)).byteLength).toBeGreaterThan(large.byteLength);
    await expect.poll(() => noted).toEqual(["stalled"]);
  });

  test("hold no more bytes than there is room for: the oldest of whoever holds most goes first", async () => {
    const { join, noted, served } = await open({ unreadBytes: 60 * 1024 * 1024 }, answer);
    const few = await join(2);
    few.pause().write(get("/"));
    await untilBehind(() => served[0]);
    const many = [await join(3), await join(3), await join(3)];
    for (const [at, socket] of many.entries()) {
      socket.pause().write(get("/"));
      await untilBehind(() => served[at + 1]);
    }
    await expect.poll(() => noted).toEqual(["unread", "unread"]);
    const ends = many.map(async (socket) => (await rest(socket)).length > large.byteLength);
    expect(await Promise.all(ends.slice(0, 2))).toEqual([false, false]);
    expect(few.closed).toBe(false);
  });

  test("make room for new connections when no idle one is left", async () => {
    const { join, served } = await open({ open: 2, grace: 0, unreadBytes: 4 * large.byteLength }, ({ url }) =>
      url.endsWith("/large") ? answer() : new Response("whole"),
    );
    for (const socket of [await join(2), await join(2)]) socket.pause().write(get("/large"));
    for (const at of [0, 1]) await untilBehind(() => served[at]);
    expect(await ask(await join(3))).toBe("HTTP/1.1 200");
  });
});

test("who takes a long answer bit by bit makes room when nobody else does", async () => {
  const bits = (): Response => {
    const pull = (stream: ReadableStreamDefaultController<Uint8Array>): void => {
      stream.enqueue(new Uint8Array(64 * 1024));
    };
    return new Response(new ReadableStream({ pull }));
  };
  const { join, noted, served } = await open({ open: 3, grace: 0 }, ({ url }) =>
    url.endsWith("/film") ? bits() : url.endsWith("/never") ? new Promise(() => {}) : new Response("whole"),
  );
  const waiting = await join(2);
  waiting.write(get("/never"));
  await expect.poll(() => served).toHaveLength(1);
  const films = [await join(3), await join(3)];
  for (const [at, socket] of films.entries()) {
    socket.pause().write(get("/film"));
    await untilBehind(() => served[at + 1]);
  }
  expect(await ask(await join(4))).toBe("HTTP/1.1 200");
  expect(noted).toEqual(["idle"]);
  expect((await rest(films[0] ?? waiting)).length).toBeGreaterThan(0);
  expect([waiting.closed, films[1]?.closed]).toEqual([false, false]);
  for (const socket of films) socket.destroy();
});

describe("stopping", () => {
  test("connections that the system has let in already are taken and answered", async () => {
    const { port } = await open({});
    const clients = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
    sockets.push(...clients);
    const answers = clients.map((socket) => {
      socket.on("error", () => {}).write(get("/"));
      return rest(socket);
    });
    await once(clients[0] ?? new EventEmitter(), "connect");
    await servers[0]?.drain();
    const lines = (await Promise.all(answers)).map((answer) => answer.slice(0, 12));
    expect(new Set(lines)).toEqual(new Set(["HTTP/1.1 200"]));
  });

  test("a kept-alive connection that is quiet for longer than a moment still gets its answer, which tells it", async () => {
    const { port, drain, isDraining, served } = await open({});
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const asked = async (): Promise<string> => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const sent = request({ host: "127.0.0.1", port, agent }, (answered) => {
        answered.resume().on("end", () => resolve(`${answered.statusCode} ${answered.headers.connection}`));
      });
      sent.on("error", ({ message }) => resolve(message)).end();
      return await promise;
    };
    expect(await asked()).toBe("200 keep-alive");
    const drained = drain();
    await expect.poll(isDraining).toBe(true);
    await someTurns();
    // So long it may be quiet, in milliseconds.
    expect(served[0]?.timeout).toBeGreaterThan(5_000);
    expect(await asked()).toBe("200 close");
    await drained;
  });

  test("an answer under way when the stop comes tells of it, and the stop waits for it alone", async () => {
    const slow = gate();
    const { join, drain, isDraining, served } = await open({}, () => slow.promise.then(() => new Response("whole")));
    const socket = await join();
    socket.write(get("/"));
    await expect.poll(() => served).toHaveLength(1);
    const drained = drain();
    await expect.poll(isDraining).toBe(true);
    slow.open();
    expect(await rest(socket)).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close[^]*whole$/i);
    await drained;
  });
});
