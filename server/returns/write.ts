import { lineShare } from "#schemas/commerce/line-share.ts";
import { mayReturnMove, type ReturnState } from "#schemas/commerce/return-states.ts";
import type { ProductReturn } from "#schemas/content/product-return.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, now, type TransactionOptions } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { NewRow, Row } from "#server/db/tables.ts";
import { takeBack } from "#server/orders/goods/write.ts";
import { lockOrderRow } from "#server/orders/locks/write.ts";
import { localeOf, orderRow } from "#server/orders/read.ts";
import { messageText } from "#server/text/message-text.ts";

import { giveBackMoney } from "./engine/give-back-money.ts";
import { keptOf, returnableLines } from "./engine/gone-back.ts";
import { mayReturn } from "./engine/may-return.ts";
import { tellReturn } from "./engine/tell-return.ts";
import { returnById } from "./read.ts";
import type { AskedReturn, ReturnStep } from "./rules.ts";

const waiting: TransactionOptions = { isolation: "read committed" };

/**
 * Asks to send goods of an order back, in a transaction that holds it: never more of a line than was bought and not yet
 * gone back, and one question at a time. Both sides are told.
 */
export async function askReturn(asked: AskedReturn, locale: Locale): Promise<Result<ProductReturn, Refusal>> {
  return await command(async () => {
    if (!(await lockOrderRow(asked.orderId))) return refuse("not-found", "order.gone");
    const order = await orderRow(asked.orderId);
    if (!order) return refuse("not-found", "order.gone");
    const may = await mayReturn(order);
    if (!may.ok) return may;
    const open = database().selectFrom("order_return").select("id").where("order_id", "=", order.id);
    if (await open.where("state", "=", "ASKED").executeTakeFirst()) return refuse("conflict", "return.waiting");
    const lines = new Map((await returnableLines(order.id)).map((line) => [line.id, line]));
    const parts: Omit<NewRow<"order_return_line">, "return_id">[] = [];
    for (const { id, quantity, reason } of asked.products) {
      const line = lines.get(id);
      if (!line || parts.some((part) => part.order_line_id === id)) return refuse("conflict", "return.foreign");
      if (quantity > keptOf(line))
        return refuse("conflict", "return.tooMany", { values: { n: keptOf(line), name: line.name } });
      const cents = lineShare({ quantity: line.quantity, toPayCents: line.to_pay_cents }, line.gone, quantity);
      parts.push({ order_line_id: id, quantity, cents, reason });
    }
    const sum = parts.reduce((total, { cents }) => total + cents, 0);
    const { id } = await database()
      .insertInto("order_return")
      .values({
        ...{ order_id: order.id, state: "ASKED", message: asked.message.trim(), note: "" },
        ...{ goods_cents: sum, is_restocked: 0, asked_at: now() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await database()
      .insertInto("order_return_line")
      .values(parts.map((part) => ({ ...part, return_id: id })))
      .execute();
    return await noted(id, "", "ASKED", "CUSTOMER", order, locale);
  }, waiting);
}

/** Takes back what a customer asked, as long as no label is on its way. */
export async function cancelReturn(
  orderId: number,
  id: number,
  locale: Locale,
): Promise<Result<ProductReturn, Refusal>> {
  return await changing(id, async (held, order) => {
    if (order.id !== orderId) return refuse("not-found", "return.gone");
    return await move(held, order, { to: "CANCELLED", actor: "CUSTOMER", values: {}, locale });
  });
}

/**
 * Takes a return a step on, for the estate: refunded by the one way that money goes back, each line with its share of the
 * discounts; in stock again only where that is said when it is received. Told again it changes nothing. `by` is the
 * administrator who says so; null: the command line.
 */
export async function advanceReturn(
  id: number,
  step: ReturnStep,
  locale: Locale,
  by: number | null = null,
): Promise<Result<ProductReturn, Refusal>> {
  const { state: to, note, isRestocked } = step;
  return await changing(id, async (held, order) => {
    const isIn = to === "RECEIVED" && isRestocked && held.state !== "RECEIVED";
    const values = { ...(note.trim() !== "" && { note: note.trim() }), ...(isIn && { is_restocked: 1 }) };
    if (!mayReturnMove(held.state, to)) return noMove(held.state, to);
    if (held.state !== to && to === "REFUNDED") {
      const given = await giveBackMoney(order.id, held.goods_cents, by);
      if (!given.ok) return given;
    }
    const moved = await move(held, order, { to, actor: "OPERATOR", values, locale });
    if (moved.ok && isIn) {
      await takeBack(order.id, moved.value.products, { kind: "RETURN", returnId: id, userId: by });
    }
    return moved;
  });
}

interface Move {
  readonly to: ReturnState;
  readonly actor: Row<"order_return_event">["actor"];
  readonly values: Partial<Pick<Row<"order_return">, "note" | "is_restocked">>;
  readonly locale: Locale;
}

async function move(held: Row<"order_return">, order: Row<"order">, { to, actor, values, locale }: Move) {
  if (!mayReturnMove(held.state, to)) return noMove(held.state, to);
  if (held.state === to) return await found(held.id, locale);
  await database()
    .updateTable("order_return")
    .set({ ...values, state: to })
    .where("id", "=", held.id)
    .execute();
  return await noted(held.id, held.state, to, actor, order, locale);
}

/** Writes a step down and tells both sides of it. */
async function noted(
  id: number,
  from: string,
  to: ReturnState,
  actor: Move["actor"],
  order: Row<"order">,
  locale: Locale,
): Promise<Result<ProductReturn, Refusal>> {
  const event = { return_id: id, from_state: from, to_state: to, actor, happened_at: now() };
  await database().insertInto("order_return_event").values(event).execute();
  const told = await returnById(id, localeOf(order));
  if (told) await tellReturn(order, told);
  return await found(id, locale);
}

async function found(id: number, locale: Locale): Promise<Result<ProductReturn, Refusal>> {
  const one = await returnById(id, locale);
  return one ? ok(one) : refuse("not-found", "return.gone");
}

/** Changes a return in a transaction that holds its order. */
async function changing(
  id: number,
  change: (held: Row<"order_return">, order: Row<"order">) => Promise<Result<ProductReturn, Refusal>>,
): Promise<Result<ProductReturn, Refusal>> {
  const read = async () =>
    await database().selectFrom("order_return").selectAll().where("id", "=", id).executeTakeFirst();
  return await command(async () => {
    const row = isRowId(id) ? await read() : undefined;
    if (!row || !(await lockOrderRow(row.order_id))) return refuse("not-found", "return.gone");
    const [held, order] = [await read(), await orderRow(row.order_id)];
    return held && order ? await change(held, order) : refuse("not-found", "return.gone");
  }, waiting);
}

function noMove(from: ReturnState, to: ReturnState) {
  const said = (state: ReturnState) => messageText(`return.state.${state}`, defaultLocale);
  return refuse("conflict", "return.move", { values: { from: said(from), to: said(to) } });
}
