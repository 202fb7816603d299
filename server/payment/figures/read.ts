import { addDays, startOfDay } from "#schemas/paris-day.ts";
import { database } from "#server/db/context.ts";

/** Money of a day, in cents. */
export interface Moved {
  readonly count: number;
  readonly cents: number;
}

/** By which provider the orders were paid that were paid on a day; null: there was nothing to pay. */
export async function takenOn(day: string): Promise<readonly ({ readonly provider: string | null } & Moved)[]> {
  const rows = await database()
    .selectFrom("order")
    .leftJoin("payment", (join) =>
      join
        .onRef("payment.order_id", "=", "order.id")
        .on("payment.is_surplus", "=", 0)
        .on("payment.state", "in", ["CAPTURED", "PARTIALLY_REFUNDED", "REFUNDED"]),
    )
    .select(({ fn }) => [
      "payment.provider",
      fn.countAll<number>().as("count"),
      fn.sum<number>("amount_cents").as("cents"),
    ])
    .where("order.paid_at", ">=", startOfDay(day))
    .where("order.paid_at", "<", startOfDay(addDays(day, 1)))
    .groupBy("payment.provider")
    .orderBy("payment.provider")
    .execute();
  return rows.map(({ provider, count, cents }) => ({ provider, count: Number(count), cents: Number(cents ?? 0) }));
}

/**
 * What was given back on a day: of orders, and of payments that came beside another one of their order, which nothing was
 * sold for.
 */
export async function givenBackOn(day: string): Promise<{ readonly orders: Moved; readonly surplus: Moved }> {
  const rows = await database()
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.payment_id")
    .select(({ fn }) => [
      "payment.is_surplus as surplus",
      fn.countAll<number>().as("count"),
      fn.sum<number>("refund.amount_cents").as("cents"),
    ])
    .where("refund.state", "=", "DONE")
    .where("refund.settled_at", ">=", startOfDay(day))
    .where("refund.settled_at", "<", startOfDay(addDays(day, 1)))
    .groupBy("payment.is_surplus")
    .execute();
  const of = (flag: number): Moved => {
    const row = rows.find(({ surplus }) => surplus === flag);
    return { count: Number(row?.count ?? 0), cents: Number(row?.cents ?? 0) };
  };
  return { orders: of(0), surplus: of(1) };
}
