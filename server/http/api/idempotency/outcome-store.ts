import { randomUUID } from "node:crypto";

import { database, inTransaction, now } from "#server/db/context.ts";

/** How long an outcome is kept, and how long a request may work before its key is free again; milliseconds. */
export const idempotencyTimes = { kept: 24 * 60 * 60_000, claimed: 2 * 60_000 } as const;

/** A request by the hash of its key, and the fingerprint of what it asks. */
export interface KeyedRequest {
  readonly keyHash: string;
  readonly fingerprint: string;
}

/** What is known of a key. */
export type Standing =
  | { readonly state: "claimed"; readonly claim: string }
  | { readonly state: "running" }
  | { readonly state: "other-request" }
  | { readonly state: "done"; readonly outcome: string };

/**
 * Claims a key, in one statement: of requests that come at once, one is told `claimed`. The others, and
 * whoever comes later, are told what became of it. A claim whose holder is gone can be taken over.
 */
export async function claimKey({ keyHash, fingerprint }: KeyedRequest): Promise<Standing> {
  const at = now();
  const claim = randomUUID();
  const fresh = {
    fingerprint,
    claim,
    claimed_until: at + idempotencyTimes.claimed,
    outcome: null,
    expires_at: at + idempotencyTimes.kept,
  };
  return await inTransaction(
    async () => {
      await database().deleteFrom("idempotency_key").where("expires_at", "<=", at).execute();
      const taken = await database()
        .insertInto("idempotency_key")
        .values({ key_hash: keyHash, ...fresh })
        .onConflict((conflict) =>
          conflict
            .column("key_hash")
            .doUpdateSet(fresh)
            .where("idempotency_key.outcome", "is", null)
            .where("idempotency_key.claimed_until", "<=", at)
            .where("idempotency_key.fingerprint", "=", fingerprint),
        )
        .returning("claim")
        .executeTakeFirst();
      return taken ? { state: "claimed", claim } : await standingOf({ keyHash, fingerprint });
    },
    { isolation: "read committed" },
  );
}

async function standingOf({ keyHash, fingerprint }: KeyedRequest): Promise<Standing> {
  const row = await database()
    .selectFrom("idempotency_key")
    .select(["fingerprint", "outcome"])
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
  if (row && row.fingerprint !== fingerprint) return { state: "other-request" };
  return row && row.outcome !== null ? { state: "done", outcome: row.outcome } : { state: "running" };
}

/** Keeps the outcome of a claimed request; whoever lost the claim meanwhile writes nothing. */
export async function keepOutcome(keyHash: string, claim: string, outcome: string): Promise<void> {
  await inTransaction(
    async () => {
      await database()
        .updateTable("idempotency_key")
        .set({ outcome })
        .where("key_hash", "=", keyHash)
        .where("claim", "=", claim)
        .execute();
    },
    { isolation: "read committed" },
  );
}

/** Frees a key whose request came to nothing, so that it can be tried again. */
export async function freeKey(keyHash: string, claim: string): Promise<void> {
  await inTransaction(
    async () => {
      await database()
        .deleteFrom("idempotency_key")
        .where("key_hash", "=", keyHash)
        .where("claim", "=", claim)
        .where("outcome", "is", null)
        .execute();
    },
    { isolation: "read committed" },
  );
}
