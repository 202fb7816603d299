import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { RequestIdVariables } from "hono/request-id";

import { StorageFailure } from "#server/drivers/storage/storage-driver.ts";
import { isOutage } from "#server/db/outages.ts";

import type { Door } from "./admission/door.ts";
import { Overloaded } from "./admission/overloaded.ts";
import { loggedRoute } from "./request/logged-route.ts";
import { logFailure } from "./request/log-failure.ts";
import type { Logger } from "./request/log.ts";
import { measureHead } from "./request/measure-head.ts";
import { chooseRequestId, numberRequest } from "./request/number-request.ts";
import { headersOf } from "./request/read-header.ts";
import { fileSecurityHeaders, strictTransport } from "./request/security-headers.ts";
import { unavailableHeaders } from "./request/unavailable.ts";
import type { FindKept } from "./site/kept-page.ts";

type Answer = (request: Request, env: object) => Response | Promise<Response>;

export interface AppParts {
  /** Everything under `/api`; logs its own requests. */
  readonly api: { readonly fetch: Answer };
  /** In order; the last one, the site, answers what nobody else does. */
  readonly rest: readonly Hono[];
  /** Asked before everybody else: pages that are kept. */
  readonly findKept?: FindKept;
  /** What has to be done before anything is answered; null: nothing, as nearly always. */
  readonly whileDue?: () => Promise<void> | null;
  /** Lets in what there is room for; left out, everything. */
  readonly door?: Door;
  readonly log: Logger;
  /** True when visitors reach the site by HTTPS: everything but the API, which says it itself, then asks to stay there. */
  readonly isSecure?: boolean;
}

const fileHeaders = Object.entries(fileSecurityHeaders);

/** One process, one address space: the API under `/api`, files under their prefixes, the site elsewhere (design §6). */
export function createApp(parts: AppParts): Answer {
  const { api, rest, findKept = () => null, whileDue = () => null, door, log, isSecure = false } = parts;
  const site = new Hono<{ Variables: RequestIdVariables }>();
  site.use("*", numberRequest, async (c, next) => {
    const start = performance.now();
    await next();
    for (const [name, value] of fileHeaders) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (isSecure) c.res.headers.set("Strict-Transport-Security", strictTransport);
    log.info(
      { id: c.get("requestId"), method: c.req.method, route: loggedRoute(c), status: c.res.status, ms: since(start) },
      "request",
    );
  });
  site.use("*", measureHead);
  for (const part of rest) site.route("/", part);
  site.onError((error, c) => {
    // For the door, which has a constant for it.
    if (error instanceof Overloaded) throw error;
    if (error instanceof HTTPException) return error.getResponse();
    logFailure(log, { error, facts: { route: loggedRoute(c) } }, "request failed");
    return isOutage(error) || error instanceof StorageFailure
      ? c.text("Service Unavailable", 503, unavailableHeaders)
      : c.text("Internal Server Error", 500, { "Cache-Control": "no-store" });
  });
  const answerKept = (request: Request, env: object): Response | null => {
    const start = performance.now();
    const header = headersOf(request, env);
    const kept = findKept(request, header);
    if (!kept) return null;
    const id = chooseRequestId(header("x-request-id"));
    kept.headers["X-Request-Id"] = id;
    if (isSecure) kept.headers["Strict-Transport-Security"] = strictTransport;
    if (log.isLevelEnabled("info")) {
      log.info({ id, method: request.method, route: kept.name, status: kept.status, ms: since(start) }, "request");
    }
    return new Response(kept.body, kept);
  };
  const answerNow: Answer = (request, env) => {
    const path = pathOf(request.url);
    const isCall = path === "/api" || path.startsWith("/api/");
    const kept = isCall ? null : answerKept(request, env);
    if (kept) return kept;
    const answer = (): Response | Promise<Response> => (isCall ? api : site).fetch(request, env);
    return door ? door.pass(request, env, path, answer) : answer();
  };
  return (request, env) => {
    const due = whileDue();
    return due ? due.then(() => answerNow(request, env)) : answerNow(request, env);
  };
}

/** Milliseconds since a moment, with one decimal. */
function since(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}

function pathOf(url: string): string {
  return /^[^/]*\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] ?? "";
}
