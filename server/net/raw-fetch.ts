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

/** What a request says of its body's form, and what says where the body ends. */
const ofBodies: ReadonlySet<string> = new Set(["content-type", "content-encoding"]);
const framing: ReadonlySet<string> = new Set(["content-length", "transfer-encoding"]);

/**
 * `fetch` for who hands an answer on: redirects are not followed, and a compressed body stays compressed. The
 * platform's own would decode it, and this Node must not decode Brotli (design §7).
 * Where a request's body ends is said by what is sent, whatever its headers claim: connections are kept, and
 * what is left over or missing on one would belong to the next request.
 */
export async function rawFetch(address: string, { method, headers, body, signal }: RawRequest): Promise<Response> {
  const url = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { method, headers: framed(headers, body !== null), signal };
  const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options);
  request.on("response", resolve);
  request.on("error", reject);
  if (body === null) request.end();
  else pipeline(Readable.fromWeb(body as NodeStream<Uint8Array>), request).catch(reject);
  const answer = await promise;
  // Answered before all was sent: the rest is nobody's request, so the connection ends with the answer.
  answer.once("close", () => void (request.writableFinished || request.destroy()));
  const status = answer.statusCode ?? 0;
  const isEmpty = method === "HEAD" || bodiless.has(status);
  if (isEmpty) answer.resume();
  const stream = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(stream, { status, headers: headersOf(answer) });
}

function framed(headers: RawRequest["headers"], hasBody: boolean): Record<string, string> {
  const kept = Object.entries(headers).filter(([header]) => {
    const name = header.toLowerCase();
    return !framing.has(name) && (hasBody || !ofBodies.has(name));
  });
  // Said in so many words, as Node sends the body of a DELETE without any end otherwise.
  return { ...Object.fromEntries(kept), ...(hasBody && { "transfer-encoding": "chunked" }) };
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  return headers;
}
