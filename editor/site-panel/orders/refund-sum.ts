import { lineShare } from "#schemas/commerce/line-share.ts";
import { toCents, toEuros } from "#schemas/commerce/money.ts";
import type { DeskOrder } from "#schemas/content/desk-order.ts";

/** How many of which lines are to be given back, by the line's id. */
export type RefundPieces = Readonly<Record<number, number>>;

/**
 * What so many pieces of an order come to with their shares of its discounts, and with the shipping where that goes back
 * too, in euros: as the server reckons it.
 */
export function refundSum({ order, refundable }: DeskOrder, pieces: RefundPieces, hasShipping: boolean): number {
  const goods = order.products.reduce((sum, { id, quantity, totalToPay }) => {
    const gone = refundable.lines.find((line) => line.id === id)?.gone ?? { quantity: 0, amount: 0 };
    const before = { quantity: gone.quantity, cents: toCents(gone.amount) };
    return sum + lineShare({ quantity, toPayCents: toCents(totalToPay) }, before, pieces[id] ?? 0);
  }, 0);
  return toEuros(goods + (hasShipping ? toCents(refundable.shipping) : 0));
}

/** An amount as it is typed in either language: `12,5`, `12.50`, `1 200`. Null: it is none. */
export function amountIn(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f€]/g, "").replace(",", ".");
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
