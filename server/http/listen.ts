import { createServer, Server as HttpServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type AddressInfo } from "node:net";

import { getRequestListener, RequestError, type HttpBindings } from "@hono/node-server";

export interface ListenOptions {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  /** Answers requests that can't even be read. */
  readonly onUnreadable: (error: unknown) => Response;
  readonly host: string;
  readonly port: number;
  /** The host that a request without one means: HTTP/1.0 needs none. */
  readonly ownHost?: string;
}

export interface Listening {
  /** The port that was really taken (0 asks for a free one). */
  readonly port: number;
  readonly isDraining: () => boolean;
  /** Stops taking connections, lets running requests finish, closes idle ones. Drops nothing. */
  readonly drain: () => Promise<void>;
}

/** Bounds against slow clients, in milliseconds (reliability R-13). */
const timeouts = { headers: 10_000, request: 30_000, keepAlive: 5_000, check: 5_000 } as const;

/** How long a drain waits for running requests before it ends their connections, in milliseconds. */
const drainLimit = 10_000;

/**
 * How long no request may come before a drain closes the connections that are left, in milliseconds: a kept-alive
 * one has time to bring its next request, and to learn of the stop with its answer.
 */
const quiet = 500;

/** Listens, and can stop without dropping a request. Rejects when the address can't be taken. */
export async function listen({
  fetch,
  onUnreadable,
  host,
  port,
  ownHost = "localhost",
}: ListenOptions): Promise<Listening> {
  let draining = false;
  let running = 0;
  let finished: () => void = () => {};
  let quietTimer: NodeJS.Timeout | undefined;
  const answer: ListenOptions["fetch"] = (request, env) =>
    // Two hosts are two readings of one request: a proxy may have followed the other one (RFC 9112, 3.2).
    hostsOf(env) > 1 ? onUnreadable(new RequestError("Several Host headers")) : fetch(request, env);
  const listener = getRequestListener(answer, { errorHandler: onUnreadable, hostname: ownHost });
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    running += 1;
    clearTimeout(quietTimer);
    // A kept-alive connection learns of the stop with its next answer.
    if (draining) response.setHeader("Connection", "close");
    response.once("close", () => {
      running -= 1;
      if (draining) waitForQuiet();
    });
    void listener(request, response);
  };
  const server = createServer({ connectionsCheckingInterval: timeouts.check }, onRequest);
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  server.maxConnections = 2_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });

  async function drain(): Promise<void> {
    draining = true;
    // HTTP's own close() cuts idle kept-alive connections while a request may be on its way into
    // them; the plain socket server's only stops accepting (reliability §0.9).
    NetServer.prototype.close.call(server);
    const idle = new Promise<void>((resolve) => {
      finished = resolve;
      waitForQuiet();
    });
    await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, drainLimit).unref())]);
    closeAll(server);
  }

  function waitForQuiet(): void {
    clearTimeout(quietTimer);
    if (running === 0) quietTimer = setTimeout(finished, quiet);
  }

  return { port: (server.address() as AddressInfo).port, isDraining: () => draining, drain };
}

/** How many Host headers a request came with; Node itself keeps the first alone. */
function hostsOf({ incoming }: Partial<HttpBindings>): number {
  return (incoming?.rawHeaders ?? []).filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
}

function closeAll(server: Server): void {
  HttpServer.prototype.closeAllConnections.call(server);
}
