import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, now, type TransactionOptions } from "#server/db/context.ts";
import { lockOrderRow } from "#server/orders/locks/write.ts";

const waiting: TransactionOptions = { isolation: "read committed" };

/** Notes something of an order; its customer never reads it. */
export async function addNote(orderId: number, author: number | null, words: string): Promise<Result<null, Refusal>> {
  return await command(async () => {
    if (!(await lockOrderRow(orderId))) return refuse("not-found", "order.gone");
    const note = { order_id: orderId, author_id: author, words: words.trim(), written_at: now() };
    await database().insertInto("order_note").values(note).execute();
    return ok(null);
  }, waiting);
}

/** Removes a note of an order; refused where that has none of this id. */
export async function removeNote(orderId: number, id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const { numDeletedRows } = await database()
      .deleteFrom("order_note")
      .where("id", "=", id)
      .where("order_id", "=", orderId)
      .executeTakeFirst();
    return numDeletedRows > 0n ? ok(null) : refuse("not-found", "order.noteGone");
  }, waiting);
}
