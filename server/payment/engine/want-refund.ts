import { database, dropTags, now } from "#server/db/context.ts";

import { refundTag } from "../refunds/read.ts";
import { newPaymentId } from "../rules.ts";

import type { PaymentRow } from "./rows.ts";

/** Wants money given back of a payment whose order is held by this transaction. */
export async function wantRefund({ id }: Pick<PaymentRow, "id">, cents: number): Promise<void> {
  dropTags(refundTag);
  await database()
    .insertInto("refund")
    .values({
      payment_id: id,
      key: newPaymentId(),
      amount_cents: cents,
      state: "WANTED",
      due_at: now(),
      attempts: 0,
      created_at: now(),
      settled_at: null,
    })
    .execute();
}
