/** Why a request of the server came to nothing. */
export type OutgoingReason =
  /** Its target may not be asked. */
  | "forbidden"
  /** As many requests are on their way as may be. */
  | "busy"
  | "unreachable"
  | "too-slow"
  /** Of the body that was to be sent. */
  | "too-much-sent"
  /** Of the body that came. */
  | "too-much-received"
  /** The answer is compressed, and nobody asked for that. */
  | "encoded"
  /** Whoever asked has gone. */
  | "abandoned";

/** A request of the server that came to nothing; the message says how, and names no address. */
export class OutgoingError extends Error {
  override readonly name = "OutgoingError";
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** What any failure of a request is to whoever asked. */
export function asOutgoing(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error;
  return new OutgoingError("unreachable", "the target could not be reached", { cause: error });
}
