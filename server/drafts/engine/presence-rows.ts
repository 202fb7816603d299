import { sql } from "kysely";

import { database, inTransaction, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

import type { DraftPlace } from "./draft-rows.ts";

/** For so many milliseconds somebody counts as there. */
const stay = 20_000;

/** After so many nothing of it is kept. */
const kept = 60_000;

/** Writes down that somebody is at a document, and forgets who has been away for long. */
export async function writePresence(
  { kind, id }: DraftPlace,
  { userId, block }: { readonly userId: number; readonly block: string | null },
): Promise<void> {
  const write = async (): Promise<void> => {
    await database()
      .insertInto("presence")
      .values({ kind, document_id: id, user_id: userId, block, seen_at: now() })
      .onConflict((conflict) =>
        conflict.columns(["kind", "document_id", "user_id"]).doUpdateSet({
          block: sql.ref("excluded.block"),
          seen_at: sql.ref("excluded.seen_at"),
        }),
      )
      .execute();
    await database()
      .deleteFrom("presence")
      .where("seen_at", "<", now() - kept)
      .execute();
  };
  await inTransaction(write, { isolation: "read committed" });
}

/** Who else is at a document, the latest first. */
export async function othersAt({ kind, id }: DraftPlace, userId: number): Promise<readonly Row<"presence">[]> {
  return await database()
    .selectFrom("presence")
    .selectAll()
    .where("kind", "=", kind)
    .where("document_id", "=", id)
    .where("user_id", "!=", userId)
    .where("seen_at", ">", now() - stay)
    .orderBy("seen_at", "desc")
    .orderBy("user_id")
    .execute();
}
