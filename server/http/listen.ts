import { once } from "node:events";
import { createServer, Server as HttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createNetServer, Server as NetServer, type AddressInfo } from "node:net";
import { setImmediate as nextRound } from "node:timers/promises";

import { getRequestListener, RequestError, type HttpBindings } from "@hono/node-server";

import { Connections } from "./admission/connections.ts";
import { connectionLimits, type ConnectionLimits } from "./admission/limits.ts";
import { Newcomers } from "./admission/newcomers.ts";

export interface ListenOptions {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  /** Answers requests that can't even be read. */
  readonly onUnreadable: (error: unknown) => Response;
  readonly host: string;
  readonly port: number;
  /** The port that was reserved; it replaces `host` and `port`. */
  readonly reserved?: ReservedPort;
  /** The host that a request without one means: HTTP/1.0 needs none. */
  readonly ownHost?: string;
  readonly limits?: ConnectionLimits;
  /** Hears of connections that were refused or cut: the name of the bound. */
  readonly note?: (what: string) => void;
  /** Counts the connections that come. */
  readonly newcomers?: Newcomers;
}

/** A free port that this process has taken, and serves nothing on yet. */
export interface ReservedPort {
  readonly port: number;
  /** Its socket, which `listen` takes over. */
  readonly holder: NetServer;
}

export interface Listening {
  /** The port that was really taken (0 asks for a free one). */
  readonly port: number;
  readonly isDraining: () => boolean;
  /**
   * Stops taking connections and waits for those that are open: each ends with the answer that tells of it, or when
   * it has been idle for as long as its client may count on it. Drops nothing.
   */
  readonly drain: () => Promise<void>;
}

/**
 * Bounds against slow clients, in milliseconds (reliability R-13). How long an idle connection stays is told with each
 * answer, and Node waits a second longer: who counts by what was told never writes into a connection that is ended. It is
 * as short behind a proxy, which is told to count less (docs/security.md): a stop waits for the idle ones.
 */
const timeouts = { headers: 10_000, request: 30_000, keepAlive: 5_000, check: 5_000 } as const;

/** How long a drain waits for the connections that are open before it ends them, in milliseconds. */
const drainLimit = 10_000;

/** How long a drain takes in those who have just come, under a flood of them, in milliseconds. */
const takeInLimit = 1_000;

/**
 * Takes a free port of the host before the site is ready to serve, since the site's address is part of what it serves.
 * Connections are closed until `listen` takes over. Rejects when the host isn't one of this machine's.
 */
export async function reservePort(host: string): Promise<ReservedPort> {
  const holder = createNetServer((socket) => socket.destroy()).listen({ host, port: 0 });
  await once(holder, "listening");
  return { port: (holder.address() as AddressInfo).port, holder };
}

/** Listens, and can stop without dropping a request. Rejects when the address can't be taken. */
export async function listen({
  fetch,
  onUnreadable,
  host,
  port,
  reserved,
  ownHost = "localhost",
  limits = connectionLimits,
  note = () => {},
  newcomers = new Newcomers(),
}: ListenOptions): Promise<Listening> {
  let draining = false;
  const connections = new Connections({ limits, note });
  const answer: ListenOptions["fetch"] = (request, env) =>
    // Two hosts are two readings of one request: a proxy may have followed the other one (RFC 9112, 3.2).
    hostsOf(env) > 1 ? onUnreadable(new RequestError("Several Host headers")) : fetch(request, env);
  const listener = getRequestListener(answer, { errorHandler: onUnreadable, hostname: ownHost });
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const connection = connections.of(request.socket);
    const previous = connection?.latest ?? null;
    const made = connections.begin(request.socket, response);
    if (!made) return;
    if (draining) connection?.tellOfEnd(previous);
    const begin = (): void => void listener(request, response).finally(made);
    // One after the other, as they are answered: whoever sends sixteen at once has others served in between.
    if (previous && !isOver(previous)) previous.once("close", () => !request.socket.destroyed && begin());
    else begin();
  };
  const server = createServer({ connectionsCheckingInterval: timeouts.check }, onRequest);
  // Node would answer it without a look at how much its connection has asked for.
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    const made = connections.begin(request.socket, response);
    if (!made) return;
    response.writeHead(417, { "Content-Length": 0 }).end();
    made();
  });
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  server.timeout = limits.stall;
  server.on("connection", (socket) => {
    newcomers.note();
    connections.open(socket);
  });
  server.on("timeout", (socket) => connections.stalled(socket));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    if (reserved) server.listen(reserved.holder, limits.open, resolve);
    else server.listen({ port, host, backlog: limits.open }, resolve);
  });

  /**
   * Takes in whoever the system has let in already: one comes in each round of the event loop, and closing cuts off
   * those that are left. Nobody is told of the stop before: whoever is comes back at once, by a new connection.
   */
  async function takeInAll(): Promise<void> {
    const end = performance.now() + takeInLimit;
    for (let before = -1; before !== newcomers.count && performance.now() < end;) {
      before = newcomers.count;
      await nextRound();
      await nextRound();
    }
  }

  async function drain(): Promise<void> {
    await takeInAll();
    draining = true;
    // HTTP's own close() cuts idle kept-alive connections while a request may be on its way into
    // them; the plain socket server's only stops accepting (reliability §0.9).
    NetServer.prototype.close.call(server);
    for (const connection of connections) {
      connection.tellOfEnd(null);
      // One that has been used closes by itself when a kept-alive connection may.
      if (connection.latest === null) connection.socket.setTimeout(timeouts.keepAlive);
    }
    await Promise.race([connections.emptied(), new Promise((resolve) => setTimeout(resolve, drainLimit).unref())]);
    HttpServer.prototype.closeAllConnections.call(server);
  }

  return { port: (server.address() as AddressInfo).port, isDraining: () => draining, drain };
}

/** True of an answer that has left, or never will. */
function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}

/** How many Host headers a request came with; Node itself keeps the first alone. */
function hostsOf({ incoming }: Partial<HttpBindings>): number {
  return (incoming?.rawHeaders ?? []).filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
}
