import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { askRefund } from "#server/payment/refunds/write.ts";

/**
 * Has so much of an order's money given back, in cents, within the transaction that is open, which holds the order. What
 * cost nothing has no payment to take it from. `by` is the administrator who says so; null: the command line.
 */
export async function giveBackMoney(orderId: number, cents: number, by: number | null): Promise<Result<null, Refusal>> {
  if (cents === 0) return ok(null);
  const asked = await askRefund(orderId, cents, { by });
  return asked.ok ? ok(null) : asked;
}
