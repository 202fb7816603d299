import { Readable } from "node:stream";

import { OutgoingError } from "#server/net/outgoing-error.ts";
import type { OutgoingRules, OutgoingTimes } from "#server/net/outgoing-rules.ts";
import { send } from "#server/net/outgoing.ts";

/** The largest file that the protocol takes by one request, in bytes. */
const largest = 5 * 1024 ** 3;

/** In milliseconds. A film goes on its way for as long as somebody looks at it; a browser that paused asks for the rest. */
const usual: OutgoingTimes = { connect: 5_000, headers: 30_000, idle: 60_000, whole: 30 * 60_000 };

/** What the library asks of a handler, as far as it concerns one. */
interface Asked {
  readonly method: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** How the library's requests leave: by the server's one way out, within its bounds (ADR 035). */
export function s3Transport(times: OutgoingTimes = usual) {
  const rules: OutgoingRules = {
    reach: "operator",
    encoding: "identity",
    bytes: { sent: largest, received: largest },
    times,
  };
  const handle = async (request: Asked) => {
    const answer = await send(
      urlOf(request),
      {
        method: request.method,
        headers: request.headers,
        ...bodyOf(request),
      },
      rules,
    ).catch((error: unknown) => {
      throw retried(error);
    });
    const { status: statusCode, headers, body, hasBody } = answer;
    return { response: { statusCode, headers: Object.fromEntries(headers), body: hasBody ? body : undefined } };
  };
  return { metadata: { handlerProtocol: "http/1.1" }, handle };
}

function urlOf({ protocol, hostname, port, path, query = {} }: Asked): URL {
  const words = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as readonly string[]) : [(value as string | null) ?? ""]).map(
      (each) => `${encoded(name)}=${encoded(each)}`,
    ),
  );
  const origin = `${protocol}//${hostname}${port === undefined ? "" : `:${port}`}`;
  return new URL(`${origin}${path}${words.length === 0 ? "" : `?${words.join("&")}`}`);
}

/** As it was signed. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function bodyOf({ body, headers }: Asked): { body?: ReadableStream<Uint8Array>; length?: number } {
  if (body === undefined || body === null) return {};
  const length = Number(headers["content-length"]);
  const source = body instanceof Readable ? body : Readable.from([Buffer.from(body as Uint8Array | string)]);
  return { body: Readable.toWeb(source) as ReadableStream<Uint8Array>, length };
}

/** What the library may ask again: every request of ours may come twice. */
function retried(error: unknown): unknown {
  const mayPass = error instanceof OutgoingError && ["unreachable", "too-slow", "busy"].includes(error.reason);
  return mayPass ? Object.assign(error, { $retryable: { throttling: false } }) : error;
}
