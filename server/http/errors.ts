import type { KeyProblem, MessageValues } from "#schemas/contract/key-problem.ts";
import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import { err, type Err } from "#schemas/result.ts";

/** The one table from what went wrong to the HTTP status (design §4). */
export const statusByCode = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "too-large": 413,
  "unsupported-type": 415,
  unprocessable: 422,
  "too-many": 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;
export type ErrorStatus = (typeof statusByCode)[ErrorCode];

/** Why a request gets no data, before it is put into the reader's language. */
export interface ApiRefusal {
  readonly code: ErrorCode;
  readonly message: ServerMessageKey;
  readonly values?: MessageValues;
  /** What is wrong with which key; stands in the envelope's `data`. */
  readonly problems?: readonly KeyProblem[];
  /** Headers that belong to the refusal: `Allow`, `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a refused Result. */
export function refuse(code: ErrorCode, message: ServerMessageKey, more: RefusalDetails = {}): Err<ApiRefusal> {
  return err({ code, message, ...more });
}

export type RefusalDetails = Omit<ApiRefusal, "code" | "message">;

/** A refusal that is thrown, where no caller expects one. Its cause is logged and never answered. */
export class AppError extends Error {
  readonly refusal: ApiRefusal;

  constructor(refusal: ApiRefusal, options?: ErrorOptions) {
    super(refusal.message, options);
    this.name = "AppError";
    this.refusal = refusal;
  }

  get code(): ErrorCode {
    return this.refusal.code;
  }
}
