import { sql } from "kysely";

import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";

import { unpaidSpan } from "../rules.ts";

/** States in which nobody is written to or called any more. */
const over = ["DELIVERED", "PICKED_UP", "CLOSED", "CANCELLED", "EXPIRED"] as const;

/** How somebody is reached, and what they wrote: no invoice needs it. */
const unreached = { held_for: "", email: "", customer: "", phone: "", message: "", wish: "", access_key: "" } as const;

/** Nobody's: of what wasn't paid the law keeps nothing. */
const nobodys = { ...unreached, user_id: null, firstname: "", lastname: "", billing: "", is_of_age: null } as const;

/**
 * Takes a user from their orders, whose account ends. The law keeps what was paid, with name and address (ADR 051); how
 * to reach somebody goes where the order is over, or as soon as it is (`forgetEnded`). Refused while an order waits to be paid. Joins the transaction that is
 * open.
 */
export async function leaveOrders(userId: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const waiting = await database()
      .selectFrom("order")
      .select("id")
      .where("user_id", "=", userId)
      .where("state", "in", ["AWAITING_PAYMENT", "PAYMENT_FAILED"])
      .limit(1)
      .executeTakeFirst();
    if (waiting) return refuse("conflict", "order.awaiting");
    const own = () => database().updateTable("order").where("user_id", "=", userId);
    await own().set(unreached).where("state", "in", over).execute();
    await own().set(nobodys).set(withoutAddress).where("paid_at", "is", null).execute();
    await own().set({ user_id: null, is_account_ended: 1 }).execute();
    return ok(null);
  });
}

/** Forgets how to reach those whose account ended while an order was under way, and is over by now. */
export async function forgetEnded(): Promise<void> {
  const forget = () =>
    database()
      .updateTable("order")
      .set({ ...unreached, is_account_ended: 0 })
      .where("is_account_ended", "=", 1)
      .where("state", "in", over)
      .execute();
  await inTransaction(forget, { isolation: "read committed" });
}

/** How long an order that nobody paid says whose it was, in milliseconds. */
const keptFor = 90 * 86_400_000;

/** Forgets who wanted what nobody paid, ninety days later; from where an order was wanted, a day later. */
export async function forgetUnpaid(): Promise<void> {
  const forgetNetworks = () =>
    database()
      .updateTable("order")
      .set({ held_for: "" })
      .where("held_for", "<>", "")
      .where("created_at", "<=", now() - unpaidSpan)
      .execute();
  await inTransaction(forgetNetworks, { isolation: "read committed" });
  const forget = () =>
    database()
      .updateTable("order")
      .set(nobodys)
      .set(withoutAddress)
      .where("paid_at", "is", null)
      .where("state", "in", ["CANCELLED", "EXPIRED"])
      .where("created_at", "<", now() - keptFor)
      .where("access_key", "<>", "")
      .execute();
  await inTransaction(forget, { isolation: "read committed" });
}

/** How it was to come, without where to. */
const withoutAddress = {
  delivery: sql<string>`'{"type":"' || delivery_type || '","address":null,"service":null,"accessPoint":null,"pickup":null}'`,
};
