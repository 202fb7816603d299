import { database } from "#server/db/context.ts";

/** What somebody noted of an order, for whoever works with it. */
export interface OrderNote {
  readonly id: number;
  readonly words: string;
  /** The user who wrote it; null: their account is gone. */
  readonly author: number | null;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** The notes of an order, the latest first. */
export async function notesOf(orderId: number): Promise<readonly OrderNote[]> {
  const rows = await database()
    .selectFrom("order_note")
    .select(["id", "words", "author_id as author", "written_at as writtenAt"])
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row }));
}
