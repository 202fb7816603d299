import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

export interface RawRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
  /** Ends the request, and the answer's body. */
  readonly signal: AbortSignal;
}

/** Statuses whose answers have no body (RFC 9110, 6.4.1); `Response` insists on it. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * `fetch` for who hands an answer on: redirects are not followed, and a compressed body stays compressed. The
 * platform's own would decode it, and this Node must not decode Brotli (design §7).
 */
export async function rawFetch(address: string, { method, headers, body, signal }: RawRequest): Promise<Response> {
  const url = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, { method, headers, signal });
  request.on("response", resolve);
  request.on("error", reject);
  if (body === null) request.end();
  else pipeline(Readable.fromWeb(body as NodeStream<Uint8Array>), request).catch(reject);
  const answer = await promise;
  const status = answer.statusCode ?? 0;
  const isEmpty = method === "HEAD" || bodiless.has(status);
  if (isEmpty) answer.resume();
  const stream = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(stream, { status, headers: headersOf(answer) });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  return headers;
}
