import type { Logger } from "./request/log.ts";
import { apiSecurityHeaders } from "./request/security-headers.ts";

export interface ApiProxyOptions {
  /** The other server's base address, such as `https://api.example.com`. */
  readonly baseUrl: string;
  readonly log: Logger;
  readonly fetch?: typeof globalThis.fetch;
}

/** What of a request the other server needs to know (spec §7); cookies and addresses stay here. */
const sentOn = ["accept", "content-type", "authorization", "idsite", "userlang", "idempotency-key", "x-request-id"];

/** What of an answer the browser needs to know. */
const handedBack = ["content-type", "cache-control", "vary", "retry-after", "allow", "content-disposition"];

/** How long the other server may take, in milliseconds. */
const answerTimeout = 30_000;

/**
 * Hands calls under `/api` to another server that speaks the contract, so that the browser keeps one
 * origin: no CORS, no foreign host in the security policy. Answers 502 in the envelope when it can't
 * be reached. Bodies come uncompressed: this Node must not decode Brotli (design §7).
 */
export function createApiProxy({ baseUrl, log, fetch = globalThis.fetch }: ApiProxyOptions) {
  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const hasBody = request.method !== "GET" && request.method !== "HEAD";
      try {
        const answer = await fetch(`${baseUrl}${pathname.slice("/api".length)}${search}`, {
          method: request.method,
          headers: { ...pick(request.headers, sentOn), "accept-encoding": "identity" },
          body: hasBody ? await request.arrayBuffer() : undefined,
          redirect: "manual",
          signal: AbortSignal.timeout(answerTimeout),
        });
        const headers = { ...pick(answer.headers, handedBack), ...apiSecurityHeaders };
        return new Response(answer.body, { status: answer.status, headers });
      } catch (error) {
        log.error({ err: error, path: pathname }, "the API's server could not be reached");
        const body = {
          success: false,
          data: null,
          message: "The service can't be reached right now. Please try again.",
        };
        return Response.json(body, { status: 502, headers: { ...apiSecurityHeaders, "Cache-Control": "no-store" } });
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
