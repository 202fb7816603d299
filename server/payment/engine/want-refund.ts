import { database, dropTags, now } from "#server/db/context.ts";

import { refundTag } from "../refunds/read.ts";
import { newPaymentId, type RefundCause } from "../rules.ts";

import type { PaymentRow } from "./rows.ts";

/** Wants money given back of a payment whose order is held by this transaction, and notes which goods it is for and who says so. */
export async function wantRefund(
  { id }: Pick<PaymentRow, "id">,
  cents: number,
  { lines = [], shippingCents = 0, by = null }: RefundCause = {},
): Promise<void> {
  dropTags(refundTag);
  const refund = await database()
    .insertInto("refund")
    .values({
      payment_id: id,
      key: newPaymentId(),
      amount_cents: cents,
      shipping_cents: shippingCents,
      user_id: by,
      state: "WANTED",
      due_at: now(),
      attempts: 0,
      created_at: now(),
      settled_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (lines.length === 0) return;
  await database()
    .insertInto("refund_line")
    .values(
      lines.map(({ id: line, quantity, cents: share }) => {
        return { refund_id: refund.id, order_line_id: line, quantity, cents: share };
      }),
    )
    .execute();
}
