import { lineShare } from "#schemas/commerce/line-share.ts";
import { openReturns } from "#schemas/commerce/return-states.ts";
import type { Withdrawal } from "#schemas/content/withdrawal.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, now, type TransactionOptions } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { Row } from "#server/db/tables.ts";
import { takeBack } from "#server/orders/goods/write.ts";
import { lockOrderRow } from "#server/orders/locks/write.ts";

import { giveBackMoney } from "../engine/give-back-money.ts";
import { keptOf, type ReturnableLine, withdrawableLines } from "../engine/gone-back.ts";
import { tellWithdrawal } from "../engine/tell-withdrawal.ts";
import { orderOfBuyer } from "../engine/withdrawn-order.ts";

import { cancelReturn } from "../write.ts";
import { withdrawalById } from "./read.ts";
import type { Declaration, WantedLine } from "./rules.ts";

const waiting: TransactionOptions = { isolation: "read committed" };

/**
 * Withdraws from an order or from some of its goods: no reason is asked and nobody agrees (L10). It is kept with its receipt
 * in one transaction that holds the order; sent again it is the same one, and so is what was withdrawn already.
 */
export async function withdraw(input: Declaration): Promise<Result<Withdrawal, Refusal>> {
  return await command(async () => {
    const found = await orderOfBuyer(input);
    if (!found.ok) return found;
    await lockOrderRow(found.value.id);
    // What was true before it was held may have changed meanwhile: a refund cancels an order.
    const held = await orderOfBuyer(input);
    if (!held.ok) return held;
    const order = held.value;
    const sent = await earlierOf(order.id, input.declaration);
    if (sent) return ok(sent);
    const lines = await withdrawableLines(order.id);
    const chosen = chosenOf(lines, input.products);
    if (chosen === null) return refuse("conflict", "withdrawal.excluded");
    const isMore = chosen.some(({ line, quantity }) => quantity > keptOf(line));
    if (isMore || chosen.length === 0) {
      const latest = await latestOf(order.id);
      return latest ? ok(latest) : refuse("conflict", "withdrawal.nothing");
    }
    const ended = await endReturns(order.id, chosen, input.locale);
    return ended.ok ? ok(await keep(order, input, lines, chosen)) : ended;
  }, waiting);
}

interface Chosen {
  readonly line: ReturnableLine;
  readonly quantity: number;
}

/** What of an order is wanted; null where it isn't the order's, or was made for its buyer. */
function chosenOf(
  lines: readonly ReturnableLine[],
  wanted: readonly WantedLine[] | undefined,
): readonly Chosen[] | null {
  if (!wanted) {
    const free = lines.filter((line) => !line.isPersonalised && keptOf(line) > 0);
    return free.map((line) => ({ line, quantity: keptOf(line) }));
  }
  const sums = new Map<number, number>();
  for (const { id, quantity } of wanted) sums.set(id, (sums.get(id) ?? 0) + quantity);
  const chosen = [...sums].map(([id, quantity]) => ({ line: lines.find((line) => line.id === id), quantity }));
  return chosen.every((one): one is Chosen => one.line !== undefined && !one.line.isPersonalised) ? chosen : null;
}

async function keep(
  order: Row<"order">,
  input: Declaration,
  lines: readonly ReturnableLine[],
  chosen: readonly Chosen[],
): Promise<Withdrawal> {
  const parts = chosen.map(({ line, quantity }) => ({
    order_line_id: line.id,
    quantity,
    cents: lineShare({ quantity: line.quantity, toPayCents: line.to_pay_cents }, line.gone, quantity),
  }));
  const taken = new Map(parts.map((part) => [part.order_line_id, part.quantity]));
  const isWhole = lines.every((line) => keptOf(line) === (taken.get(line.id) ?? 0));
  const { id } = await database()
    .insertInto("withdrawal")
    .values({
      order_id: order.id,
      declaration: input.declaration,
      name: input.name.trim(),
      locale: input.locale,
      is_whole: Number(isWhole),
      goods_cents: parts.reduce((sum, { cents }) => sum + cents, 0),
      // Whoever gives up all of it owes nothing for its way to them (L221-24).
      shipping_cents: isWhole ? order.shipping_cents : 0,
      declared_at: now(),
      refunded_at: null,
      is_restocked: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database()
    .insertInto("withdrawal_line")
    .values(parts.map((part) => ({ ...part, withdrawal_id: id })))
    .execute();
  const kept = await withdrawalById(id);
  if (!kept) throw new Error("A withdrawal that was kept is not there");
  await tellWithdrawal(order, kept, input.locale);
  return kept;
}

/** Ends returns that were asked for of what is withdrawn from now: it goes back by right, whatever is answered [W6]. */
async function endReturns(orderId: number, chosen: readonly Chosen[], locale: Locale): Promise<Result<null, Refusal>> {
  const lines = chosen.map(({ line }) => line.id);
  const rows = await database()
    .selectFrom("order_return")
    .innerJoin("order_return_line", "order_return_line.return_id", "order_return.id")
    .select("order_return.id")
    .distinct()
    .where("order_return.order_id", "=", orderId)
    .where("order_return.state", "in", openReturns)
    .where("order_return_line.order_line_id", "in", lines)
    .execute();
  for (const { id } of rows) {
    const ended = await cancelReturn(orderId, id, locale);
    if (!ended.ok) return ended;
  }
  return ok(null);
}

async function earlierOf(orderId: number, declaration: string): Promise<Withdrawal | null> {
  const row = await database()
    .selectFrom("withdrawal")
    .select("id")
    .where("order_id", "=", orderId)
    .where("declaration", "=", declaration)
    .executeTakeFirst();
  return row ? await withdrawalById(row.id) : null;
}

async function latestOf(orderId: number): Promise<Withdrawal | null> {
  const row = await database()
    .selectFrom("withdrawal")
    .select("id")
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? await withdrawalById(row.id) : null;
}

/**
 * Has a withdrawal's money given back through the one way that money goes back, once: asked again it changes nothing. The
 * goods go into the cellar again only where the estate says that they are there. `by` is the administrator who says so; null:
 * the command line.
 */
export async function refundWithdrawal(
  id: number,
  isRestocked: boolean,
  by: number | null = null,
): Promise<Result<Withdrawal, Refusal>> {
  return await command(async () => {
    const found = isRowId(id) ? await withdrawalById(id) : null;
    if (!found) return refuse("not-found", "withdrawal.gone");
    await lockOrderRow(found.idOrder);
    const row = await database()
      .updateTable("withdrawal")
      .set({ refunded_at: now(), is_restocked: Number(isRestocked) })
      .where("id", "=", id)
      .where("refunded_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return ok(found);
    const given = await giveBackMoney(row.order_id, row.goods_cents + row.shipping_cents, by);
    if (!given.ok) return given;
    if (isRestocked) await takeBack(row.order_id, found.products, { kind: "RETURN", userId: by });
    const refunded = await withdrawalById(id);
    return refunded ? ok(refunded) : refuse("not-found", "withdrawal.gone");
  }, waiting);
}
