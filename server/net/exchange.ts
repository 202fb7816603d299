import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline, type Readable } from "node:stream";

import { agentFor } from "./connections.ts";
import { Deadline } from "./deadline.ts";
import { framed, headersOf } from "./framing.ts";
import { meter } from "./meter.ts";
import { asOutgoing, OutgoingError } from "./outgoing-error.ts";
import type { OutgoingRules } from "./outgoing-rules.ts";
import { pinnedLookup } from "./pinned-lookup.ts";
import { sendBody } from "./send-body.ts";

export interface OutgoingRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: ReadableStream<Uint8Array> | null;
  /** Bytes of the body, where the target wants to be told before they come; a body of another length fails. */
  readonly length?: number;
  /** Ends the request, and the answer's body: whoever asked has gone. */
  readonly signal?: AbortSignal | undefined;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** False where none can be (RFC 9110, 6.4.1). */
  readonly hasBody: boolean;
  /** As it came over the wire, piece by piece as it is read. It must be read to its end, or destroyed. */
  readonly body: Readable;
}

/** Statuses whose answers have no body (RFC 9110, 6.4.1). */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** A kept connection had ended when it was taken: nobody has seen the request. */
export class StaleConnection extends Error {}

/** Asks once, and gives the answer when its headers are there. */
export async function exchange(
  target: URL,
  { method, headers = {}, body = null, length, signal }: OutgoingRequest,
  rules: OutgoingRules,
): Promise<OutgoingAnswer> {
  const { encoding, bytes, times } = rules;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (target.protocol === "https:" ? httpsRequest : httpRequest)(target, {
    method,
    headers: {
      ...framed(headers, body === null ? null : (length ?? "unknown")),
      ...(encoding === "identity" && { "accept-encoding": "identity" }),
    },
    agent: agentFor(target, rules),
    lookup: pinnedLookup(rules),
  });
  // A body of another length than was said would be the beginning, or the end, of another request.
  Object.assign(request, { strictContentLength: true });
  let received: Readable | null = null;
  const end = (error: Error) => {
    reject(error);
    (received ?? request).destroy(error);
  };
  const deadline = new Deadline(times.whole, end);
  const leave = () => end(new OutgoingError("abandoned", "whoever asked has gone"));
  signal?.addEventListener("abort", leave, { once: true });
  const settle = () => {
    deadline.stop();
    signal?.removeEventListener("abort", leave);
  };
  let isAnswered = false;
  const waitForHeaders = () => isAnswered || deadline.next("the answer", times.headers);
  deadline.next("the connection", times.connect);
  request.once("response", resolve);
  request.on("error", (error) => reject(isStale(error) && request.reusedSocket ? new StaleConnection() : error));
  request.once("close", () => reject(new OutgoingError("unreachable", "the connection ended without an answer")));
  request.once("socket", (socket) => {
    const isThere = () => (body ? deadline.next("sending", times.idle) : waitForHeaders());
    if (request.reusedSocket || !socket.connecting) isThere();
    else socket.once(target.protocol === "https:" ? "secureConnect" : "connect", isThere);
  });
  const sending =
    body &&
    sendBody(body, request, { most: bytes.sent, onPiece: () => deadline.beat(), onEnd: waitForHeaders, fail: end });
  if (!sending) request.end();
  try {
    const answer = await promise;
    isAnswered = true;
    deadline.next("the answer's body", times.idle);
    // Answered before all was sent: the rest is nobody's request, so the connection ends with the answer.
    answer.once("close", () => {
      sending?.stop();
      if (!request.writableFinished) request.destroy();
    });
    const beyond = () => new OutgoingError("too-much-received", "the answer is too large");
    const measured = meter({ most: bytes.received, beyond, onPiece: () => deadline.beat() });
    received = measured.once("close", settle).on("error", ignore);
    // Its errors are told to whoever reads it.
    pipeline(answer, measured, ignore);
    const status = answer.statusCode ?? 0;
    const given = headersOf(answer);
    const hasBody = method !== "HEAD" && !bodiless.has(status);
    if (hasBody) check(given, rules);
    else measured.resume();
    return { status, headers: given, hasBody, body: measured };
  } catch (error) {
    settle();
    sending?.stop();
    end(asOutgoing(error));
    throw error;
  }
}

/** What can be told of a body before any of it is read. */
function check(headers: Headers, { encoding, bytes }: OutgoingRules): void {
  const coding = headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding === "identity" && coding !== "identity") {
    throw new OutgoingError("encoded", "the answer is compressed, which nobody asked for");
  }
  if (Number(headers.get("content-length") ?? 0) > bytes.received) {
    throw new OutgoingError("too-much-received", "the answer is too large");
  }
}

function ignore(): void {}

function isStale(error: Error): boolean {
  return "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
}
