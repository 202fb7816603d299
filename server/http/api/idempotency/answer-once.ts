import type { Result } from "#schemas/result.ts";

import type { ApiRefusal } from "../../errors.ts";

import { storedResponse, type KeyedRequest } from "./stored-responses.ts";
import { onceFor, type Once } from "./once.ts";

type Outcome = Result<unknown, ApiRefusal>;

/**
 * Answers a request whose call takes an Idempotency-Key: done already, with the answer of that time, without
 * asking its handler; else by its handler, which does the work through `once`. Another request under the same
 * key is a 422 (IETF draft of the header). Null: it came without a key, where it may.
 */
export async function answerOnce(
  request: KeyedRequest | null,
  run: (once: Once) => Promise<Outcome>,
): Promise<Outcome> {
  const once = onceFor(request);
  if (request === null) return await run(once);
  const known = await storedResponse(request);
  if (known) return known;
  const outcome = await run(once);
  // The same request may have been done while this one was refused: its cart is gone because it was ordered.
  return outcome.ok ? outcome : ((await storedResponse(request)) ?? outcome);
}
