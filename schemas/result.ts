/** The outcome of something a person can cause to fail. Everything else throws. */
export type Result<Value, Problem> = Ok<Value> | Err<Problem>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Err<Problem> {
  readonly ok: false;
  readonly error: Problem;
}

/** Wraps a success. */
export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/** Wraps an expected refusal. */
export function err<Problem>(error: Problem): Err<Problem> {
  return { ok: false, error };
}
