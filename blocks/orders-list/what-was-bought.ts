import type { OrderProduct } from "#schemas/content/order.ts";

/** Of one name, however many vintages and bottles of it were ordered. */
export interface Bought {
  readonly name: string;
  readonly quantity: number;
}

/** How many names a row has room for. */
const shown = 3;

/** What an order was of, in the few words of a row: its first names, and how many others there are. */
export function whatWasBought(products: readonly Pick<OrderProduct, "name" | "quantity">[]): {
  readonly named: readonly Bought[];
  readonly others: number;
} {
  const quantities = new Map<string, number>();
  for (const { name, quantity } of products) quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  const all = [...quantities].map(([name, quantity]) => ({ name, quantity }));
  // One more is as long as saying that there is one more.
  const room = all.length === shown + 1 ? all.length : shown;
  return { named: all.slice(0, room), others: Math.max(0, all.length - room) };
}
