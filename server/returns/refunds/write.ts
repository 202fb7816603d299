import { lineShare } from "#schemas/commerce/line-share.ts";
import { toCents } from "#schemas/commerce/money.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import type { Row } from "#server/db/tables.ts";
import { type BackLine, takeBack } from "#server/orders/goods/write.ts";
import { lockOrderRow } from "#server/orders/locks/write.ts";
import { orderRow } from "#server/orders/read.ts";
import { refundsOf } from "#server/payment/refunds/read.ts";
import { askRefund } from "#server/payment/refunds/write.ts";

import { keptOf, returnableLines } from "../engine/gone-back.ts";
import { shippingLeft } from "./read.ts";

/** What the estate gives back of an order by itself: all that is left, so many of some lines, or an amount. */
export interface RefundWish {
  readonly kind: "WHOLE" | "LINES" | "AMOUNT";
  readonly lines: readonly BackLine[];
  /** Whether the shipping goes back with the lines. */
  readonly hasShipping: boolean;
  /** Euros. */
  readonly amount: number | null;
  /** Whether the lines' goods are in the cellar again. */
  readonly isRestocked: boolean;
  /** What was wanted back before, in euros: what was made up from another sum is refused. */
  readonly wanted: number;
}

/**
 * Has money of an order given back, in a transaction that holds it: never more of a line than hasn't gone back, each with
 * its share of the discounts. Asked a second time, it is refused, as by then something else was wanted back before. `by` is the
 * administrator who asks; null: the command line.
 */
export async function refundOrder(
  orderId: number,
  wish: RefundWish,
  by: number | null = null,
): Promise<Result<{ cents: number }, Refusal>> {
  return await command(
    async () => {
      if (!(await lockOrderRow(orderId))) return refuse("not-found", "order.gone");
      const order = await orderRow(orderId);
      if (!order) return refuse("not-found", "order.gone");
      const { wantedCents } = await refundsOf(orderId);
      if (toCents(wish.wanted) !== wantedCents) return refuse("conflict", "refund.changed");
      if (wish.kind === "WHOLE") return await askRefund(orderId, null, { by });
      if (wish.kind === "AMOUNT") return await giveAmount(orderId, wish.amount, by);
      return await giveLines(order, wish, by);
    },
    { isolation: "read committed" },
  );
}

async function giveAmount(orderId: number, amount: number | null, by: number | null) {
  if (amount === null || toCents(amount) < 1) return refuse("conflict", "refund.nothing");
  return await askRefund(orderId, toCents(amount), { by });
}

async function giveLines(
  order: Row<"order">,
  wish: RefundWish,
  by: number | null,
): Promise<Result<{ cents: number }, Refusal>> {
  const bought = new Map((await returnableLines(order.id)).map((line) => [line.id, line]));
  const lines: { readonly id: number; readonly quantity: number; readonly cents: number }[] = [];
  for (const { id, quantity } of wish.lines) {
    const line = bought.get(id);
    if (!line || lines.some((one) => one.id === id)) return refuse("conflict", "return.foreign");
    if (quantity > keptOf(line)) {
      return refuse("conflict", "return.tooMany", { values: { n: keptOf(line), name: line.name } });
    }
    const cents = lineShare({ quantity: line.quantity, toPayCents: line.to_pay_cents }, line.gone, quantity);
    lines.push({ id, quantity, cents });
  }
  const shippingCents = wish.hasShipping ? await shippingLeft(order) : 0;
  const cents = lines.reduce((sum, line) => sum + line.cents, shippingCents);
  if (cents < 1) return refuse("conflict", "refund.nothing");
  const asked = await askRefund(order.id, cents, { lines, shippingCents, by });
  if (asked.ok && wish.isRestocked) await takeBack(order.id, lines, { kind: "REFUND", userId: by });
  return asked;
}
