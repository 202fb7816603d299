import type { Period } from "#schemas/commerce/compared-period.ts";
import type { ReturnReason } from "#schemas/commerce/return-states.ts";
import { addDays, startOfDay } from "#schemas/paris-day.ts";
import { database } from "#server/db/context.ts";

/** What customers wanted to give up in a period, and why; goods in cents, as they were paid for. */
export interface GivenUp {
  readonly returns: number;
  readonly returnedCents: number;
  readonly withdrawals: number;
  readonly withdrawnCents: number;
}

/** Returns that were asked for in a period, and withdrawals that were declared in it, whatever became of them. */
export async function givenUpIn(period: Period): Promise<GivenUp> {
  const { start, end } = instantsOf(period);
  const asked = await database()
    .selectFrom("order_return")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number>("goods_cents").as("cents")])
    .where("asked_at", ">=", start)
    .where("asked_at", "<", end)
    .executeTakeFirstOrThrow();
  const declared = await database()
    .selectFrom("withdrawal")
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number>(eb("goods_cents", "+", eb.ref("shipping_cents"))).as("cents"),
    ])
    .where("declared_at", ">=", start)
    .where("declared_at", "<", end)
    .executeTakeFirstOrThrow();
  return {
    returns: Number(asked.count),
    returnedCents: Number(asked.cents ?? 0),
    withdrawals: Number(declared.count),
    withdrawnCents: Number(declared.cents ?? 0),
  };
}

/** Why pieces were to be sent back by the returns of a period, the most frequent reason first. */
export async function reasonsIn(
  period: Period,
): Promise<readonly { readonly reason: ReturnReason; readonly pieces: number }[]> {
  const { start, end } = instantsOf(period);
  const rows = await database()
    .selectFrom("order_return")
    .innerJoin("order_return_line", "order_return_line.return_id", "order_return.id")
    .select(({ fn }) => ["order_return_line.reason", fn.sum<number>("order_return_line.quantity").as("pieces")])
    .where("order_return.asked_at", ">=", start)
    .where("order_return.asked_at", "<", end)
    .groupBy("order_return_line.reason")
    .orderBy("pieces", "desc")
    .orderBy("order_return_line.reason")
    .execute();
  return rows.map(({ reason, pieces }) => ({ reason, pieces: Number(pieces) }));
}

function instantsOf({ from, to }: Period): { readonly start: number; readonly end: number } {
  return { start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
}
