import { Hono } from "hono";

import type { CallDefinition } from "#schemas/contract/define-call.ts";
import { openApiDocument } from "#schemas/contract/openapi.ts";

import { accessLog } from "../request/access-log.ts";
import { encodeAnswer } from "../request/encode-answer.ts";
import { measureHead } from "../request/measure-head.ts";
import { numberRequest } from "../request/number-request.ts";

import { answerCall, noteRefusal, type CallPorts } from "./answer-call.ts";
import type { ApiContext, ApiEnv } from "./api-env.ts";
import { authorize } from "./authorize.ts";
import { inMatchingOrder, routerPath } from "./call-order.ts";
import { callerOf } from "./caller.ts";
import { prepareRequest, refuseEncodedBody } from "./prepare-request.ts";
import { respondFailed, respondRefused } from "./respond.ts";

/** Where the API stands on the site. */
export const apiBase = "/api";

/**
 * An application that answers everything under `/api`: the calls given, 405 for their other methods,
 * 404 for the rest, always in the envelope (only `/api/openapi.json` stands bare).
 */
export function buildApi(calls: readonly CallDefinition[], ports: CallPorts): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath(apiBase);
  api.use("*", numberRequest, prepareRequest(ports.isSecure), accessLog(ports.log));
  api.use("*", measureHead, encodeAnswer, refuseEncodedBody);
  bindCalls(api, calls, ports);
  bindDocument(api);
  api.all("/admin/*", (c) => answerUnknownAdmin(c, ports));
  api.all("*", (c) => respondRefused(c, { code: "not-found", messageKey: "path.unknown" }));
  api.onError((error, c) => respondFailed(error, c, ports.log));
  return api;
}

function bindCalls(api: Hono<ApiEnv>, calls: readonly CallDefinition[], ports: CallPorts): void {
  const spelled = calls.flatMap((call) => (call.alsoAt === null ? call : [call, { ...call, path: call.alsoAt }]));
  for (const [path, here] of Map.groupBy(inMatchingOrder(spelled), (call) => call.path)) {
    for (const call of here) {
      api.on(call.method, routerPath(path), (c) => {
        c.set("route", `${call.method} ${path}`);
        return answerCall(c, call, ports);
      });
    }
    const methods = here.map((call) => call.method);
    bindOtherMethods(api, routerPath(path), methods);
  }
}

function bindDocument(api: Hono<ApiEnv>): void {
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-cache" };
  api.get("/openapi.json", (c) => c.body(documentText(), 200, headers));
  bindOtherMethods(api, "/openapi.json", ["GET"]);
}

let writtenDocument: string | undefined;

/** Written when it is first asked for, once in a process: hardly anybody asks, and each API has the same. */
function documentText(): string {
  return (writtenDocument ??= JSON.stringify(openApiDocument(apiBase)));
}

function bindOtherMethods(api: Hono<ApiEnv>, path: string, methods: readonly string[]): void {
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  api.all(path, (c) =>
    respondRefused(c, {
      code: "method-not-allowed",
      messageKey: "method.unknown",
      values: { method: c.req.method.slice(0, 20), allowed },
      headers: { Allow: allowed },
    }),
  );
}

/** What lies under /admin is hidden from those who may not see it, even where there is nothing. */
async function answerUnknownAdmin(c: ApiContext, ports: CallPorts): Promise<Response> {
  const caller = callerOf(c, ports);
  const allowed = await authorize("ADMIN", caller, ports.idSite);
  if (!allowed.ok) await noteRefusal(c, allowed.error, { caller, log: ports.log });
  return respondRefused(c, allowed.ok ? { code: "not-found", messageKey: "path.unknown" } : allowed.error);
}
