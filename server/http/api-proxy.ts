import { Readable } from "node:stream";

import { OutgoingError } from "#server/net/outgoing-error.ts";
import type { OutgoingRules } from "#server/net/outgoing-rules.ts";
import { send } from "#server/net/outgoing.ts";

import { refusalEnvelope } from "./envelope.ts";
import { AppError, type ApiRefusal } from "./errors.ts";
import { byteSize } from "./request/byte-size.ts";
import type { Logger } from "./request/log.ts";
import { requestLocale } from "./request/request-locale.ts";
import { apiSecurityHeaders, strictTransport } from "./request/security-headers.ts";

export interface ApiProxyOptions {
  /** The other server's base address, such as `https://api.example.com`. */
  readonly baseUrl: string;
  /** True when visitors reach the site by HTTPS. */
  readonly isSecure?: boolean;
  readonly log: Logger;
  /** The bounds of size and time; tests make them smaller. */
  readonly rules?: OutgoingRules;
}

/** The media type and the encoding of a body, told both ways. */
const ofBodies = ["content-type", "content-encoding"];

/** What of a request the other server needs to know (spec §7); cookies, addresses and what length a body claims stay here. */
const sentOn = [
  ...ofBodies,
  ...["accept", "accept-encoding", "authorization", "idsite", "userlang", "idempotency-key", "x-request-id"],
  ...["sec-fetch-site", "sec-fetch-dest", "sec-purpose"],
  ...["if-match", "if-none-match", "if-modified-since", "if-unmodified-since", "if-range", "range", "cache-control"],
];

/**
 * What of an answer the browser needs to know: what the contract promises, by name, so that nothing comes
 * through that is the connection's (RFC 9110, 7.6.1), a cookie's, or a matter of the other server's own origin.
 */
const handedBack = [
  ...ofBodies,
  "content-length",
  ...["content-language", "content-disposition", "content-range", "accept-ranges"],
  ...["cache-control", "age", "date", "expires", "vary", "etag", "last-modified"],
  ...["retry-after", "allow", "www-authenticate", "x-request-id"],
];

/** Methods that a call may have; `TRACE` would show what was sent. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const gibibyte = 1024 ** 3;

/**
 * The other server says itself what its calls take; these bounds only end what has no end. Nothing is gathered: a
 * body goes through as fast as its reader takes it, and is given up when nobody takes any for half a minute.
 */
export const proxyRules: OutgoingRules = {
  reach: "operator",
  encoding: "undecoded",
  bytes: { sent: gibibyte, received: gibibyte },
  times: { connect: 5_000, headers: 30_000, idle: 30_000, whole: 15 * 60_000 },
};

/**
 * Hands calls under `/api` to another server that speaks the contract, so that the browser keeps one
 * origin: no CORS, no foreign host in the security policy. Bodies go through as they come, compressed or not.
 * A server that can't be reached is a 502 in the envelope, in the visitor's language.
 */
export function createApiProxy({ baseUrl, isSecure = false, log, rules = proxyRules }: ApiProxyOptions) {
  const ownHeaders = { ...apiSecurityHeaders, ...(isSecure && { "Strict-Transport-Security": strictTransport }) };

  async function handOn(request: Request): Promise<Response> {
    const { method, headers, signal } = request;
    if (!methods.has(method)) throw new AppError(otherMethod(method));
    if (Number(headers.get("content-length") ?? 0) > rules.bytes.sent) throw new AppError(tooLarge(rules));
    const { pathname, search } = new URL(request.url);
    const target = new URL(`${baseUrl}${pathname.slice("/api".length)}${search}`);
    const answer = await send(target, { method, headers: pick(headers, sentOn), body: request.body, signal }, rules);
    return new Response(answer.hasBody ? asWebStream(answer.body) : null, {
      status: answer.status,
      headers: { ...pick(answer.headers, handedBack), ...ownHeaders },
    });
  }

  function refused(request: Request, error: unknown): Response {
    const refusal = error instanceof AppError ? error.refusal : refusalOf(error, rules);
    if (refusal.code !== "method-not-allowed" && !isAbandoned(error)) {
      log.error({ err: error, method: request.method }, "a call could not be handed on");
    }
    const { status, body } = refusalEnvelope(refusal, requestLocale(request.headers.get("userlang")));
    const headers = new Headers({ ...ownHeaders, ...refusal.headers, "Cache-Control": "no-store" });
    if (refusal.retryAfter !== undefined) headers.set("Retry-After", String(refusal.retryAfter));
    return Response.json(body, { status, headers });
  }

  return {
    fetch: async (request: Request): Promise<Response> =>
      await handOn(request).catch((error: unknown) => refused(request, error)),
  };
}

/** What is said of a call that could not be handed on. */
function refusalOf(error: unknown, rules: OutgoingRules): ApiRefusal {
  const reason = error instanceof OutgoingError ? error.reason : "unreachable";
  if (reason === "too-much-sent") return tooLarge(rules);
  if (reason !== "busy") return { code: "bad-gateway", messageKey: "request.unreachable" };
  return { code: "unavailable", messageKey: "request.unavailable", retryAfter: 1 };
}

function tooLarge({ bytes }: OutgoingRules): ApiRefusal {
  // What is left of the body is never read, so the connection can't be used again.
  const headers = { Connection: "close" };
  return { code: "too-large", messageKey: "body.tooLarge", values: { limit: byteSize(bytes.sent) }, headers };
}

function otherMethod(method: string): ApiRefusal {
  const allowed = [...methods].join(", ");
  return {
    code: "method-not-allowed",
    messageKey: "method.unknown",
    values: { method, allowed },
    headers: { Allow: allowed },
  };
}

function isAbandoned(error: unknown): boolean {
  return error instanceof OutgoingError && error.reason === "abandoned";
}

/** As a stream that asks for little ahead: whoever reads slowly is sent slowly. */
function asWebStream(body: Readable): ReadableStream<Uint8Array> {
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 });
  return Readable.toWeb(body, { strategy }) as ReadableStream<Uint8Array>;
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
