import { lockOrder } from "../engine/rows.ts";

/**
 * Holds an order's row, its cart's before it, until the transaction ends: for who keeps rows beside an order, which are
 * held after it (carts, orders, payments, stock). False when there is no such order.
 */
export async function lockOrderRow(id: number): Promise<boolean> {
  return (await lockOrder(id)) !== null;
}
