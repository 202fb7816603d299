import type { ClientRequest } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

import { meter } from "./meter.ts";
import { OutgoingError } from "./outgoing-error.ts";

/** How long who is still sending may read the answer before the connection is let go, in milliseconds. */
const grace = 500;

export interface SendOptions {
  /** Bytes of the largest body. */
  readonly most: number;
  readonly onPiece: () => void;
  /** All was handed over. */
  readonly onEnd: () => void;
  /** Called when the body is too large, or ends before its end. */
  readonly fail: (error: OutgoingError) => void;
}

/**
 * Sends a body as fast as it is taken. `stop` lets go of what is left of it, a little later: letting go ends the
 * connection that it comes by, where a refusal may still be on its way back.
 */
export function sendBody(
  body: ReadableStream<Uint8Array>,
  request: ClientRequest,
  { most, onPiece, onEnd, fail }: SendOptions,
): { readonly stop: () => void } {
  const source = Readable.fromWeb(body as NodeStream<Uint8Array>);
  const beyond = () => new OutgoingError("too-much-sent", "the request is too large");
  const measured = meter({ most, beyond, onPiece });
  source.on("error", (error) =>
    fail(new OutgoingError("abandoned", "the body ended before its end", { cause: error })),
  );
  measured.on("error", (error) => fail(error instanceof OutgoingError ? error : beyond()));
  request.once("finish", onEnd);
  source.pipe(measured).pipe(request);
  return {
    stop: () => {
      measured.unpipe(request);
      source.unpipe(measured);
      measured.destroy();
      if (!source.readableEnded) setTimeout(() => source.destroy(), grace).unref();
    },
  };
}
