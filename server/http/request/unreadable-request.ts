import { randomUUID } from "node:crypto";

import { RequestError } from "@hono/node-server";

import { defaultLocale } from "#schemas/locale.ts";
import { isOutage } from "#server/db/outages.ts";

import { refusalEnvelope } from "../envelope.ts";
import type { ApiRefusal } from "../errors.ts";

import { logFailure } from "./log-failure.ts";
import type { Logger } from "./log.ts";
import { apiSecurityHeaders, strictTransport } from "./security-headers.ts";
import { unavailableHeaders } from "./unavailable.ts";

/**
 * Makes the `errorHandler` of node-server's `getRequestListener`: it answers requests whose address or host cannot be
 * read, before any route is looked for, and what slips past every route's own handling. The language
 * is unknown there, so it is the default one.
 */
export function errorHandlerOf(log: Logger, isSecure = false): (error: unknown) => Response {
  const answer = answering(isSecure);
  return (error) => {
    if (error instanceof RequestError) return answer({ code: "invalid", messageKey: "request.address" });
    const id = randomUUID();
    logFailure(log, { error, facts: { id } }, "request failed outside its route");
    if (isOutage(error)) return answer({ code: "unavailable", messageKey: "request.unavailable" }, unavailableHeaders);
    return answer({ code: "unexpected", messageKey: "request.unexpected", values: { id } });
  };
}

type Answering = (refusal: ApiRefusal, more?: Readonly<Record<string, string>>) => Response;

function answering(isSecure: boolean): Answering {
  const common = { ...apiSecurityHeaders, ...(isSecure && { "Strict-Transport-Security": strictTransport }) };
  return (refusal, more = {}) => {
    const { status, body } = refusalEnvelope(refusal, defaultLocale);
    return Response.json(body, { status, headers: { ...common, "Cache-Control": "no-store", ...more } });
  };
}
