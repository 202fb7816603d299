import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { RequestIdVariables } from "hono/request-id";

import { loggedPath } from "./request/logged-path.ts";
import type { Logger } from "./request/log.ts";
import { measureHead } from "./request/measure-head.ts";
import { numberRequest } from "./request/number-request.ts";
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
  const site = new Hono<{ Variables: RequestIdVariables }>();
  site.use("*", numberRequest, async (c, next) => {
    const start = performance.now();
    await next();
    if (isSecure) c.res.headers.set("Strict-Transport-Security", strictTransport);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.info(
      { id: c.get("requestId"), method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms },
      "request",
    );
  });
  site.use("*", measureHead);
  for (const part of rest) site.route("/", part);
  site.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ err: error, path: loggedPath(c.req.path) }, "request failed");
    return c.text("Internal Server Error", 500, { "Cache-Control": "no-store" });
  });
  return (request, env) => (isApi(request.url) ? api.fetch(request, env) : site.fetch(request, env));
}

function isApi(url: string): boolean {
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  return path === "/api" || path.startsWith("/api/") || path.startsWith("/api?");
}
