import { toEuros } from "#schemas/commerce/money.ts";
import type { Refundable } from "#schemas/content/desk-order.ts";
import { database } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { refundsOf } from "#server/payment/refunds/read.ts";

import { keptOf, returnableLines } from "../engine/gone-back.ts";

/** What can still be given back of an order: of its payment, of each line, of its shipping. */
export async function refundableOf(order: Row<"order">): Promise<Refundable> {
  const { paidCents, wantedCents } = await refundsOf(order.id);
  const left = paidCents - wantedCents;
  const lines = await returnableLines(order.id);
  return {
    left: toEuros(left),
    wanted: toEuros(wantedCents),
    shipping: toEuros(Math.min(left, await shippingLeft(order))),
    lines: lines.map((line) => ({
      id: line.id,
      left: Math.max(0, keptOf(line)),
      gone: { quantity: line.gone.quantity, amount: toEuros(line.gone.cents) },
    })),
  };
}

/** What of an order's shipping hasn't been given back, by itself or with a withdrawal from all of it, in cents. */
export async function shippingLeft({ id, shipping_cents: cents }: Row<"order">): Promise<number> {
  const { withdrawn } = await database()
    .selectFrom("withdrawal")
    .select(({ fn }) => fn.sum<number>("shipping_cents").as("withdrawn"))
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  return Math.max(0, cents - Number(withdrawn ?? 0) - (await refundsOf(id)).shippingCents);
}

/** How many of each line of an order went back or were given back, by the line's id. */
export async function goneFrom(orderId: number): Promise<ReadonlyMap<number, number>> {
  return new Map((await returnableLines(orderId)).map((line) => [line.id, line.gone.quantity]));
}
