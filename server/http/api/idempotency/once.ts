import type { Result } from "#schemas/result.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { command } from "#server/db/command.ts";
import type { TransactionOptions } from "#server/db/context.ts";

import { claimKey, storeResponse, storedResponse, type KeyedRequest } from "./stored-responses.ts";

declare const kept: unique symbol;

/** An answer that stands in the database together with what it tells of; only `once` makes one. */
export interface Kept<Answer> {
  readonly [kept]: Answer;
}

/**
 * Runs the command that a request asks for, in one transaction with the keeping of its answer: both are
 * there, or neither. Done already, it gives the answer of that time. What is refused leaves nothing behind,
 * so it may be tried again. A handler calls it one time; what it gives is the whole answer, as it is sent.
 */
export type Once = <Answer>(
  work: () => Promise<Result<Answer, Refusal>>,
  options?: TransactionOptions,
) => Promise<Result<Kept<Answer>, Refusal>>;

/** What `once` does for a request; null: it came without a key, where it may. */
export function onceFor(request: KeyedRequest | null): Once {
  return async <Answer>(work: () => Promise<Result<Answer, Refusal>>, options: TransactionOptions = {}) => {
    const outcome = request === null ? command(work, options) : keyedCommand(request, work, options);
    // The mark is for the compiler alone.
    return (await outcome) as Result<Kept<Answer>, Refusal>;
  };
}

async function keyedCommand(
  request: KeyedRequest,
  work: () => Promise<Result<unknown, Refusal>>,
  options: TransactionOptions,
): Promise<Result<unknown, Refusal>> {
  return await command(async () => {
    if (!(await claimKey(request))) return (await storedResponse(request)) ?? busy;
    const done = await work();
    if (done.ok) await storeResponse(request, done.value);
    return done;
  }, options);
}

/** Kept until a moment ago, and forgotten by now. */
const busy = refuse("unavailable", "request.unavailable", { retryAfter: 1 });
