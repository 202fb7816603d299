import { lastWithdrawalDay, mayWithdraw } from "#schemas/commerce/withdrawal-period.ts";
import type { OrderWithdrawals, Withdrawal, WithdrawalOffer } from "#schemas/content/withdrawal.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { keptOf, withdrawableLines } from "../engine/gone-back.ts";
import { orderOfBuyer, receivedAt } from "../engine/withdrawn-order.ts";

import { presentWithdrawal } from "./present.ts";
import { daysOf, newDeclaration, type Withdrawer } from "./rules.ts";

/**
 * What a buyer may withdraw from. An order that isn't there and another's address are refused in the same words, after the
 * same question to the database.
 */
export async function withdrawalOffer(who: Withdrawer): Promise<Result<WithdrawalOffer, Refusal>> {
  return await inTransaction(async () => {
    const order = await orderOfBuyer(who);
    if (!order.ok) return order;
    const lines = await withdrawableLines(order.value.id);
    const left = lines.filter((line) => keptOf(line) > 0);
    if (left.every(({ isPersonalised }) => isPersonalised)) return refuse("conflict", "withdrawal.nothing");
    const received = await receivedAt(order.value.id);
    return ok({
      code: order.value.code,
      orderedAt: new Date(order.value.created_at).toISOString(),
      endsOn: received === null ? null : lastWithdrawalDay(received, daysOf(await parameterValues())),
      declaration: newDeclaration(),
      products: left.map((line) => ({
        id: line.id,
        name: line.name,
        year: line.year,
        quantity: keptOf(line),
        isExcluded: line.isPersonalised,
      })),
    });
  });
}

/** What may still be done with an order that somebody reads, and what was. */
export async function withdrawalsOf(order: Row<"order">): Promise<OrderWithdrawals> {
  const days = daysOf(await parameterValues());
  const received = await receivedAt(order.id);
  const isLeft = (await withdrawableLines(order.id)).some((line) => !line.isPersonalised && keptOf(line) > 0);
  const isBought = order.paid_at !== null && order.state !== "CANCELLED";
  const rows = await select().where("withdrawal.order_id", "=", order.id).orderBy("withdrawal.id").execute();
  return {
    isOpen: isBought && isLeft && mayWithdraw(received, days, now()),
    endsOn: received === null ? null : lastWithdrawalDay(received, days),
    withdrawals: await present(rows),
  };
}

/** The latest 200 withdrawals: what waits for its refund first, the oldest before the others; then the newest. */
export async function listWithdrawals(): Promise<readonly Withdrawal[]> {
  const due = await select().where("refunded_at", "is", null).orderBy("declared_at").limit(200).execute();
  const done = await select()
    .where("refunded_at", "is not", null)
    .orderBy("withdrawal.id", "desc")
    .limit(200)
    .execute();
  return await present([...due, ...done].slice(0, 200));
}

/** A withdrawal by its id; null when there is none. */
export async function withdrawalById(id: number): Promise<Withdrawal | null> {
  const rows = await select().where("withdrawal.id", "=", id).execute();
  return (await present(rows))[0] ?? null;
}

function select() {
  return database()
    .selectFrom("withdrawal")
    .innerJoin("order", "order.id", "withdrawal.order_id")
    .selectAll("withdrawal")
    .select("order.code");
}

async function present(
  rows: readonly (Row<"withdrawal"> & { readonly code: string })[],
): Promise<readonly Withdrawal[]> {
  if (rows.length === 0) return [];
  const lines = await database()
    .selectFrom("withdrawal_line")
    .innerJoin("order_line", "order_line.id", "withdrawal_line.order_line_id")
    .selectAll("withdrawal_line")
    .select(["order_line.name", "order_line.year"])
    .where(
      "withdrawal_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("order_line_id")
    .execute();
  const byWithdrawal = Map.groupBy(lines, (line) => line.withdrawal_id);
  return rows.map((row) => presentWithdrawal(row, byWithdrawal.get(row.id) ?? []));
}
