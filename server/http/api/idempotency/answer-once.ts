import type { Result } from "#schemas/result.ts";
import { refuse, type RefusalCode } from "#schemas/refusal.ts";

import type { ApiRefusal } from "../../errors.ts";

import { claimKey, freeKey, keepOutcome, type KeyedRequest } from "./outcome-store.ts";

type Outcome = Result<unknown, ApiRefusal>;

/** Refusals that say "not now": trying again is worth it, so they are no outcome. */
const passing: ReadonlySet<RefusalCode> = new Set<RefusalCode>(["too-many", "unavailable", "unexpected"]);

/**
 * Runs a request once for its key. The same request gets the outcome that is kept, data or refusal; one
 * that is still at work is a 409; another request under the same key is a 422 (the semantics of the
 * IETF's Idempotency-Key header). What fails, or is refused for the moment only, can be tried again.
 */
export async function answerOnce(request: KeyedRequest, run: () => Promise<Outcome>): Promise<Outcome> {
  const standing = await claimKey(request);
  switch (standing.state) {
    case "running":
      return refuse("conflict", "idempotency.running", { retryAfter: 1 });
    case "other-request":
      return refuse("unprocessable", "idempotency.reused");
    case "done":
      return JSON.parse(standing.outcome) as Outcome;
    case "claimed":
      return await runClaimed(request.keyHash, standing.claim, run);
  }
}

async function runClaimed(keyHash: string, claim: string, run: () => Promise<Outcome>): Promise<Outcome> {
  let outcome: Outcome;
  try {
    outcome = await run();
  } catch (error) {
    await freeKey(keyHash, claim);
    throw error;
  }
  if (!outcome.ok && passing.has(outcome.error.code)) await freeKey(keyHash, claim);
  else await keepOutcome(keyHash, claim, JSON.stringify(outcome));
  return outcome;
}
