import { database } from "#server/db/context.ts";

import { takenPayment, wantedOf } from "../engine/taken.ts";

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

/** What was paid by card for an order, what of it was wanted back, and of which goods; in cents. */
export interface RefundsOfOrder {
  readonly paidCents: number;
  readonly wantedCents: number;
  readonly shippingCents: number;
  /** By the line's id. */
  readonly lines: ReadonlyMap<number, { readonly quantity: number; readonly cents: number }>;
}

/** What was given back of an order, or is about to be: what a provider refused for good isn't. */
export async function refundsOf(orderId: number): Promise<RefundsOfOrder> {
  const payment = await takenPayment(orderId);
  if (!payment) return { paidCents: 0, wantedCents: 0, shippingCents: 0, lines: new Map() };
  const { shipping } = await database()
    .selectFrom("refund")
    .select(({ fn }) => fn.sum<number>("shipping_cents").as("shipping"))
    .where("payment_id", "=", payment.id)
    .where("state", "!=", "FAILED")
    .executeTakeFirstOrThrow();
  const rows = await database()
    .selectFrom("refund_line")
    .innerJoin("refund", "refund.id", "refund_line.refund_id")
    .select("order_line_id")
    .select(({ fn }) => [
      fn.sum<number>("refund_line.quantity").as("quantity"),
      fn.sum<number>("refund_line.cents").as("cents"),
    ])
    .where("refund.payment_id", "=", payment.id)
    .where("refund.state", "!=", "FAILED")
    .groupBy("order_line_id")
    .execute();
  const lines = rows.map(({ order_line_id: id, quantity, cents }) => {
    return [id, { quantity: Number(quantity), cents: Number(cents) }] as const;
  });
  return {
    paidCents: payment.amount_cents,
    wantedCents: await wantedOf(payment),
    shippingCents: Number(shipping ?? 0),
    lines: new Map(lines),
  };
}

/** A payment or a refund in an order's history. */
export interface MoneyEvent {
  readonly kind: "PAYMENT" | "REFUND";
  readonly state: string;
  readonly cents: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What was told of an order's payments, and the refunds of them, the first one first. */
export async function moneyEventsOf(orderId: number): Promise<readonly MoneyEvent[]> {
  const told = await database()
    .selectFrom("payment_event")
    .innerJoin("payment", "payment.id", "payment_event.payment_id")
    .select(["payment_event.state", "payment.amount_cents as cents", "payment_event.happened_at as at"])
    .where("payment.order_id", "=", orderId)
    .orderBy("payment_event.id")
    .execute();
  const back = await database()
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.payment_id")
    .select(["refund.state", "refund.amount_cents as cents", "refund.created_at as at"])
    .where("payment.order_id", "=", orderId)
    .orderBy("refund.id")
    .execute();
  return [
    ...told.map((event) => ({ kind: "PAYMENT" as const, ...event })),
    ...back.map((event) => ({ kind: "REFUND" as const, ...event })),
  ];
}
