import { Hono } from "hono";

import { calls } from "#schemas/contract/catalogue.ts";
import { openApiDocument } from "#schemas/contract/openapi.ts";

import { AppError } from "../errors.ts";
import { accessLog } from "../middleware/access-log.ts";
import type { Logger } from "../middleware/log.ts";
import { requestId } from "../middleware/request-id.ts";
import { requestLocale } from "../middleware/request-locale.ts";
import { apiSecurityHeaders, strictTransport } from "../middleware/security-headers.ts";

import { answerCall, type CallPorts } from "./answer-call.ts";
import type { ApiContext, ApiEnv } from "./api-env.ts";
import { authorize } from "./authorize.ts";
import { inMatchingOrder, routerPath } from "./call-order.ts";
import { callerOf } from "./caller.ts";
import { handlers } from "./handlers.ts";
import { type ApiLimits, defaultLimits } from "./limits.ts";
import { respondRefused } from "./respond.ts";

export interface ApiOptions {
  readonly log: Logger;
  readonly limits?: ApiLimits;
  /** The site that this process serves; a token of another one is refused. */
  readonly idSite?: number;
  /** True when visitors reach the site by HTTPS. */
  readonly isSecure?: boolean;
  /** The network address that a request comes from; behind a proxy the operator says how to know. */
  readonly addressOf?: CallPorts["addressOf"];
}

/** Where the API stands on the site. */
export const apiBase = "/api";

/**
 * The API as an application that answers everything under `/api`: the catalogue's calls, 405 for their
 * other methods, 404 for the rest, always in the envelope (only `/api/openapi.json` stands bare).
 */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const ports: CallPorts = {
    handlers,
    limits: options.limits ?? defaultLimits,
    idSite: options.idSite ?? 3,
    addressOf: options.addressOf ?? socketAddress,
  };
  const api = new Hono<ApiEnv>().basePath(apiBase);
  api.use("*", (c, next) => prepare(c, next, options));
  api.use("*", accessLog(options.log));
  api.use("*", refuseEncodedBodies);
  bindCalls(api, ports);
  bindDocument(api);
  api.all("/admin/*", (c) => answerUnknownAdmin(c, ports));
  api.all("*", (c) => respondRefused(c, { code: "not-found", message: "path.unknown" }));
  api.onError((error, c) => respondFailed(error, c, options.log));
  return api;
}

async function prepare(c: ApiContext, next: () => Promise<void>, { isSecure = false }: ApiOptions): Promise<void> {
  c.set("requestId", requestId(c.req.header("x-request-id")));
  c.set("locale", requestLocale(c.req.header("userlang")));
  c.set("route", null);
  await next();
  for (const [name, value] of Object.entries(apiSecurityHeaders)) c.header(name, value);
  if (isSecure) c.header("Strict-Transport-Security", strictTransport);
  c.header("Vary", "userLang, Authorization");
  c.header("X-Request-Id", c.get("requestId"));
}

async function refuseEncodedBodies(c: ApiContext, next: () => Promise<void>): Promise<Response | void> {
  if (c.req.header("content-encoding") === undefined) return await next();
  return respondRefused(c, { code: "unsupported-type", message: "body.encoding", headers: { Connection: "close" } });
}

function bindCalls(api: Hono<ApiEnv>, ports: CallPorts): void {
  const ordered = inMatchingOrder(calls);
  for (const path of new Set(ordered.map((call) => call.path))) {
    const here = ordered.filter((call) => call.path === path);
    for (const call of here) {
      api.on(call.method, routerPath(path), (c) => {
        c.set("route", `${call.method} ${path}`);
        return answerCall(c, call, ports);
      });
    }
    bindOtherMethods(
      api,
      routerPath(path),
      here.map((call) => call.method),
    );
  }
}

function bindDocument(api: Hono<ApiEnv>): void {
  const document = JSON.stringify(openApiDocument(apiBase));
  api.get("/openapi.json", (c) =>
    c.body(document, 200, { "Content-Type": "application/json", "Cache-Control": "no-cache" }),
  );
  bindOtherMethods(api, "/openapi.json", ["GET"]);
}

function bindOtherMethods(api: Hono<ApiEnv>, path: string, methods: readonly string[]): void {
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  api.all(path, (c) =>
    respondRefused(c, {
      code: "method-not-allowed",
      message: "method.unknown",
      values: { method: c.req.method.slice(0, 20), allowed },
      headers: { Allow: allowed },
    }),
  );
}

/** What lies under /admin is hidden from those who may not see it, even where there is nothing. */
async function answerUnknownAdmin(c: ApiContext, { addressOf, idSite }: CallPorts): Promise<Response> {
  const allowed = await authorize("admin", callerOf(c.req.header("authorization"), addressOf(c)), idSite);
  return respondRefused(c, allowed.ok ? { code: "not-found", message: "path.unknown" } : allowed.error);
}

/** Logs what nobody expected, once, under a number; the answer has the number and nothing else (reliability D28). */
function respondFailed(error: Error, c: ApiContext, log: Logger): Response {
  const id = c.get("requestId");
  if (error instanceof AppError) {
    if (error.cause !== undefined) log.error({ id, route: c.get("route"), err: error }, "request refused by a failure");
    return respondRefused(c, error.refusal);
  }
  log.error({ id, route: c.get("route"), err: error }, "request failed");
  return respondRefused(c, { code: "unexpected", message: "request.unexpected", values: { id } });
}

function socketAddress(c: ApiContext): string {
  return c.env?.incoming?.socket.remoteAddress ?? "";
}
