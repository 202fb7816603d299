import { database } from "#server/db/context.ts";

/** Whoever does refunds listens for this: in every process, one is wanted. */
export const refundTag = "refund";

/** A refund as the operator sees it. */
export interface RefundState {
  readonly id: number;
  readonly order: string;
  readonly cents: number;
  readonly state: "WANTED" | "DONE" | "FAILED";
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly wantedAt: number;
}

/** The latest hundred refunds, the newest first: for the operator only. */
export async function listRefunds(): Promise<readonly RefundState[]> {
  const rows = await database()
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.payment_id")
    .innerJoin("order", "order.id", "payment.order_id")
    .select(["refund.id", "order.code as order", "refund.amount_cents as cents", "refund.state", "refund.attempts"])
    .select("refund.created_at as wantedAt")
    .orderBy("refund.id", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row }));
}
