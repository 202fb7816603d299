import type { Refusal, RefusalCode } from "#schemas/refusal.ts";

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
  "bad-gateway": 502,
  unavailable: 503,
} as const satisfies Readonly<Record<RefusalCode, number>>;

export type ErrorStatus = (typeof statusByCode)[RefusalCode];

/** A refusal with the headers that HTTP wants beside it, such as `Allow`. */
export interface ApiRefusal extends Refusal {
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that is thrown, where no caller expects one. Its cause is logged and never answered. */
export class AppError extends Error {
  readonly refusal: ApiRefusal;

  constructor(refusal: ApiRefusal, options?: ErrorOptions) {
    super(refusal.messageKey, options);
    this.name = "AppError";
    this.refusal = refusal;
  }

  get code(): RefusalCode {
    return this.refusal.code;
  }
}
