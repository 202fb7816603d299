import { ok, type Result } from "#schemas/result.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { database, inTransaction, now } from "#server/db/context.ts";

/** How long the response to a request is kept, in milliseconds. */
export const responseLifetime = 24 * 60 * 60_000;

/** A request by the hash of its key, and the fingerprint of what it asks. */
export interface KeyedRequest {
  readonly keyHash: string;
  readonly fingerprint: string;
}

/**
 * Takes a key for the transaction that this runs in, so that it is lost with it, whatever ends it. Whoever
 * wants the same key waits for that end. False when it has been used; what became of it can then be read.
 */
export async function claimKey({ keyHash, fingerprint }: KeyedRequest): Promise<boolean> {
  const at = now();
  const fresh = { fingerprint, answer: null, expires_at: at + responseLifetime };
  const claimed = await database()
    .insertInto("idempotency_key")
    .values({ key_hash: keyHash, ...fresh })
    .onConflict((conflict) =>
      conflict.column("key_hash").doUpdateSet(fresh).where("idempotency_key.expires_at", "<=", at),
    )
    .returning("key_hash")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores the response to the request that claimed the key, in the same transaction. */
export async function storeResponse({ keyHash }: KeyedRequest, answer: unknown): Promise<void> {
  await database()
    .updateTable("idempotency_key")
    .set({ answer: JSON.stringify(answer) })
    .where("key_hash", "=", keyHash)
    .execute();
}

/** The response that a request was given already; null when it wasn't. Refused when its key came with another one. */
export async function storedResponse({ keyHash, fingerprint }: KeyedRequest): Promise<Result<unknown, Refusal> | null> {
  const row = await database()
    .selectFrom("idempotency_key")
    .select(["fingerprint", "answer"])
    .where("key_hash", "=", keyHash)
    .where("expires_at", ">", now())
    .executeTakeFirst();
  if (!row || row.answer === null) return null;
  return row.fingerprint === fingerprint ? ok(JSON.parse(row.answer)) : refuse("unprocessable", "idempotency.reused");
}

/** Forgets the responses of yesterday. In a transaction of its own: it meets everybody's keys. */
export async function forgetOldResponses(): Promise<void> {
  const forget = () => database().deleteFrom("idempotency_key").where("expires_at", "<=", now()).execute();
  await inTransaction(forget, { isolation: "read committed" });
}
