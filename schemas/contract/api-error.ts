import type { KeyError } from "./envelope.ts";

/** A call that the server answered with a refusal; its message is shown as returned (spec §8). */
export class ApiError extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** The envelope's `data`; see `details`. */
  readonly data: unknown;

  constructor(message: string, status: number, data: unknown) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.data = data;
  }

  /** The key and error pairs that the refusal carries; empty when it carries none. */
  get details(): readonly KeyError[] {
    return Array.isArray(this.data) ? this.data.filter(isKeyError) : [];
  }
}

function isKeyError(value: unknown): value is KeyError {
  return typeof value === "object" && value !== null && "key" in value && "error" in value;
}
