import { takenPaymentStates } from "#schemas/commerce/payment-states.ts";
import { database } from "#server/db/context.ts";

import { paymentsOf, type PaymentRow } from "./rows.ts";

/** The payment that an order was bought with, of which its refunds are; null: nobody has paid by card. */
export async function takenPayment(orderId: number): Promise<PaymentRow | null> {
  const payments = await paymentsOf(orderId);
  return payments.find((row) => isTaken(row) && row.is_surplus === 0) ?? null;
}

/** What was wanted back of a payment up to now, in cents; what its provider refused for good doesn't count. */
export async function wantedOf({ id }: Pick<PaymentRow, "id">): Promise<number> {
  const { cents } = await database()
    .selectFrom("refund")
    .select(({ fn }) => fn.sum<number>("amount_cents").as("cents"))
    .where("payment_id", "=", id)
    .where("state", "!=", "FAILED")
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}

function isTaken({ state }: PaymentRow): boolean {
  return takenPaymentStates.some((taken) => taken === state);
}
