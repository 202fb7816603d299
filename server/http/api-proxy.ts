import { rawFetch, type RawRequest } from "#server/net/raw-fetch.ts";

import { refusalEnvelope } from "./envelope.ts";
import type { Logger } from "./request/log.ts";
import { requestLocale } from "./request/request-locale.ts";
import { apiSecurityHeaders, strictTransport } from "./request/security-headers.ts";

export interface ApiProxyOptions {
  /** The other server's base address, such as `https://api.example.com`. */
  readonly baseUrl: string;
  /** True when visitors reach the site by HTTPS. */
  readonly isSecure?: boolean;
  readonly log: Logger;
  /** A `fetch` that leaves redirects and compressed bodies alone. */
  readonly fetch?: (url: string, init: RawRequest) => Promise<Response>;
}

/** The media type and the encoding of a body, told both ways. */
const ofBodies = ["content-type", "content-encoding"];

/** What of a request the other server needs to know (spec §7); cookies, addresses and what length a body claims stay here. */
const sentOn = [
  ...ofBodies,
  ...["accept", "accept-encoding", "authorization", "idsite", "userlang", "idempotency-key", "x-request-id"],
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

/** How long the other server may take, in milliseconds. */
const answerTimeout = 30_000;

/**
 * Hands calls under `/api` to another server that speaks the contract, so that the browser keeps one
 * origin: no CORS, no foreign host in the security policy. Bodies go through as they come, compressed or not.
 * A server that can't be reached is a 502 in the envelope, in the visitor's language.
 */
export function createApiProxy({ baseUrl, isSecure = false, log, fetch = rawFetch }: ApiProxyOptions) {
  const ownHeaders = { ...apiSecurityHeaders, ...(isSecure && { "Strict-Transport-Security": strictTransport }) };
  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      try {
        const answer = await fetch(`${baseUrl}${pathname.slice("/api".length)}${search}`, {
          method: request.method,
          headers: pick(request.headers, sentOn),
          body: request.body,
          signal: AbortSignal.timeout(answerTimeout),
        });
        const headers = { ...pick(answer.headers, handedBack), ...ownHeaders };
        return new Response(answer.body, { status: answer.status, headers });
      } catch (error) {
        log.error({ err: error, path: pathname }, "the API's server could not be reached");
        const locale = requestLocale(request.headers.get("userlang"));
        const refusal = { code: "bad-gateway", messageKey: "request.unreachable" } as const;
        const { status, body } = refusalEnvelope(refusal, locale);
        return Response.json(body, { status, headers: { ...ownHeaders, "Cache-Control": "no-store" } });
      }
    },
  };
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
