import { Hono } from "hono";

import { loggedPath } from "./request/logged-path.ts";
import type { Logger } from "./request/log.ts";
import { requestId } from "./request/request-id.ts";
import { strictTransport } from "./request/security-headers.ts";

type Answer = (request: Request, env: object) => Response | Promise<Response>;

export interface AppParts {
  /** Everything under `/api`; logs its own requests. */
  readonly api: { readonly fetch: Answer };
  /** In order; the last one, the site, answers what nobody else does. */
  readonly rest: readonly Hono[];
  readonly log: Logger;
  /** True when visitors reach the site by HTTPS: everything but the API, which says it itself, then asks to stay there. */
  readonly isSecure?: boolean;
}

/** One process, one address space: the API under `/api`, files under their prefixes, the site elsewhere (design §6). */
export function createApp({ api, rest, log, isSecure = false }: AppParts): Answer {
  const site = new Hono();
  site.use("*", async (c, next) => {
    const start = performance.now();
    const id = requestId(c.req.header("x-request-id"));
    await next();
    c.res.headers.set("X-Request-Id", id);
    if (isSecure) c.res.headers.set("Strict-Transport-Security", strictTransport);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.info({ id, method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, "request");
  });
  for (const part of rest) site.route("/", part);
  site.onError((error, c) => {
    log.error({ err: error, path: loggedPath(c.req.path) }, "request failed");
    return c.text("Internal Server Error", 500, { "Cache-Control": "no-store" });
  });
  return (request, env) => (isApi(request.url) ? api.fetch(request, env) : site.fetch(request, env));
}

function isApi(url: string): boolean {
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  return path === "/api" || path.startsWith("/api/") || path.startsWith("/api?");
}
