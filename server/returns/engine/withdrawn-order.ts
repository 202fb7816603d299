import { lastWithdrawalDay, mayWithdraw } from "#schemas/commerce/withdrawal-period.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { database, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { foldMailbox } from "#server/text/fold-mailbox.ts";

import { daysOf, type Withdrawer } from "../withdrawals/rules.ts";

/**
 * The order of who knows its number and its address, while one may withdraw from it. One question finds it by both: neither
 * what is said nor how long it takes tells whether there is an order of that number.
 */
export async function orderOfBuyer({ code, email }: Withdrawer): Promise<Result<Row<"order">, Refusal>> {
  const order = await database()
    .selectFrom("order")
    .selectAll()
    .where("code", "=", code.trim().toUpperCase())
    .where("customer", "=", foldMailbox(email.trim()) || "-")
    .executeTakeFirst();
  if (!order) return refuse("not-found", "withdrawal.unknown");
  if (order.paid_at === null || order.state === "CANCELLED") return refuse("conflict", "withdrawal.notBought");
  const days = daysOf(await parameterValues());
  const received = await receivedAt(order.id);
  if (mayWithdraw(received, days, now())) return ok(order);
  const [year, month, day] = lastWithdrawalDay(received ?? 0, days).split("-");
  return refuse("conflict", "withdrawal.over", { values: { day: `${day}/${month}/${year}` } });
}

/** When an order's goods came to their buyer, in milliseconds since 1970; null: not yet, as far as the estate knows. */
export async function receivedAt(orderId: number): Promise<number | null> {
  const event = await database()
    .selectFrom("order_event")
    .select("happened_at")
    .where("order_id", "=", orderId)
    .where("to_state", "in", ["DELIVERED", "PICKED_UP"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return event?.happened_at ?? null;
}
