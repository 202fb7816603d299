import type { MiddlewareHandler } from "hono";

import { requestLocale } from "../request/request-locale.ts";
import { apiSecurityHeaders, strictTransport } from "../request/security-headers.ts";

import type { ApiEnv } from "./api-env.ts";
import { respondRefused } from "./respond.ts";

/** Lays down what every answer needs (number, language), and puts the common headers on it. */
export function prepareRequest(isSecure: boolean): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set("locale", requestLocale(c.req.header("userlang")));
    c.set("route", null);
    await next();
    for (const [name, value] of Object.entries(apiSecurityHeaders)) c.header(name, value);
    if (isSecure) c.header("Strict-Transport-Security", strictTransport);
    c.header("Vary", "userLang, Authorization", { append: true });
  };
}

/** Refuses any compressed request before its body is read (reliability S-35: Brotli can bring Node down). */
export const refuseEncodedBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.header("content-encoding") === undefined) return await next();
  return respondRefused(c, { code: "unsupported-type", messageKey: "body.encoding", headers: { Connection: "close" } });
};
