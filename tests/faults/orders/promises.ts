import { setTimeout as sleep } from "node:timers/promises";

import type { Acknowledged } from "./customers.ts";

/** Asks a site's database, on either engine. */
export type Query = (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The orders that are not paid after so many milliseconds; what was lost in a kill is told again, and asked for. */
export async function unpaidAfter(milliseconds: number, query: Query, paid: ReadonlySet<number>) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const known = new Set(
      (await query(`select id from "order" where paid_at is not null`)).map(({ id }) => Number(id)),
    );
    const unpaid = [...paid].filter((id) => !known.has(id));
    if (unpaid.length === 0 || Date.now() > end) return unpaid;
    await sleep(500);
  }
}

/** Acknowledged orders that aren't there, and carts with more than one. */
export async function wrongIn(query: Query, acknowledged: readonly Acknowledged[]): Promise<readonly string[]> {
  const rows = await query(`select id, code, cart_id, state from "order"`);
  const kept = new Map(rows.map((row) => [Number(row["id"]), row]));
  const live = Map.groupBy(
    rows.filter(({ state }) => state !== "CANCELLED" && state !== "EXPIRED"),
    (row) => String(row["cart_id"]),
  );
  const lost = acknowledged.filter(
    ({ id, code, cart }) => kept.get(id)?.["code"] !== code || kept.get(id)?.["cart_id"] !== cart,
  );
  const byCart = Map.groupBy(acknowledged, ({ cart }) => cart);
  const doubled = [...byCart.values()].filter((told) => new Set(told.map(({ id }) => id)).size > 1);
  return [
    ...lost.map(({ code }) => `${code} is lost`),
    ...[...live].filter(([, own]) => own.length > 1).map(([cart, own]) => `cart ${cart} has ${own.length} orders`),
    ...doubled.map((told) => `one cart was told of as ${told.map(({ code }) => code).join(" and ")}`),
  ];
}
