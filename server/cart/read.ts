import type { Cart } from "#schemas/content/cart.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import type { Row } from "#server/db/tables.ts";

import { openCode } from "./codes/read.ts";
import { linesFor, linesOf, type FullLine } from "./lines/read.ts";
import { presentCart, reckon, type Reckoning } from "./present.ts";
import { mostMerges } from "./rules.ts";

export type CartRow = Row<"cart">;

/** A cart that can still be filled; one that was merged is the one that it went into. Null when it is gone. */
export async function activeCart(id: string): Promise<CartRow | null> {
  let wanted: string | null = id;
  for (let step = 0; wanted !== null && step <= mostMerges; step += 1) {
    const [row]: readonly CartRow[] = await selectCart({ id: wanted });
    if (row?.state === "ACTIVE") return row;
    wanted = row?.state === "MERGED" ? row.merged_into : null;
  }
  return null;
}

/** A cart that was bought; null when there is none. */
export async function boughtCart(id: string): Promise<CartRow | null> {
  const [row]: readonly CartRow[] = await selectCart({ id });
  return row?.state === "ORDERED" ? row : null;
}

const selectCart = prepared(({ id }: { id: string }) => database().selectFrom("cart").selectAll().where("id", "=", id));

/** The cart that a user fills; null when they have none. */
export async function cartOfUser(userId: number): Promise<CartRow | null> {
  const row = await database()
    .selectFrom("cart")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "=", "ACTIVE")
    .executeTakeFirst();
  return row ?? null;
}

/** A cart with its lines at present prices, as orders take it. */
export interface FullCart extends Reckoning {
  readonly cart: CartRow;
  readonly lines: readonly FullLine[];
}

/** Everything about a cart, in one language, reckoned now. */
export async function fullCart(cart: CartRow, locale: Locale): Promise<FullCart> {
  const lines = await linesOf(cart.id, locale);
  const code = await openCode(cart.discount_code, cart.id);
  return { cart, lines, ...reckon(lines, code) };
}

/** A cart as it is sent. */
export async function cartOf(cart: CartRow, locale: Locale): Promise<Cart> {
  const full = await fullCart(cart, locale);
  return presentCart(cart, full.lines, full, locale);
}

/** What the shipping of something is reckoned from, though nobody has put it into a cart. */
export async function reckonItems(
  items: readonly { readonly declinationId: number; readonly quantity: number }[],
  locale: Locale,
) {
  const lines = await linesFor(items, locale);
  return { lines: lines.map(shippedLine), goodsCents: reckon(lines, null).totals.toPayCents };
}

export { answersOf, isExcluded } from "./present.ts";

/** What of a line counts for its shipment. */
export function shippedLine(line: FullLine) {
  return {
    type: line.type,
    quantity: line.quantity,
    millilitres: line.capacity_ml,
    sellByMultipleOf: line.sell_by_multiple_of,
    items: line.items,
    isDematerialized: line.is_dematerialized === 1,
    hasShippingFees: line.has_shipping_fees === 1,
    isShippingFree: line.form?.isShippingFree ?? false,
  };
}

/** Baskets that were begun in a stretch of time, its end left out; one that went into another isn't a second one. */
export async function countCarts({ from, to }: { readonly from: number; readonly to: number }): Promise<number> {
  const { carts } = await database()
    .selectFrom("cart")
    .select(({ fn }) => fn.countAll<number>().as("carts"))
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .where("state", "<>", "MERGED")
    .executeTakeFirstOrThrow();
  return Number(carts);
}
