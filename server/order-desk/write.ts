import { preparedAs } from "#schemas/commerce/order-steps.ts";
import type { PreparedOrders } from "#schemas/content/desk-order.ts";
import type { Locale } from "#schemas/locale.ts";
import { advanceOrder } from "#server/orders/write.ts";
import { refusalText } from "#server/text/refusal-text.ts";

import { rowsOf } from "./read.ts";

/**
 * Notes that the bottles of some orders stand ready, each in a transaction of its own: one that can't be prepared is told
 * with why, and keeps none of the others.
 */
export async function prepareOrders(ids: readonly number[], locale: Locale): Promise<PreparedOrders> {
  const done: number[] = [];
  const refused: PreparedOrders["refused"][number][] = [];
  for (const { id, code, delivery_type: type } of await rowsOf([...new Set(ids)])) {
    const prepared = await advanceOrder(id, preparedAs(type));
    if (prepared.ok) done.push(id);
    else refused.push({ id, code, message: refusalText(prepared.error, locale) });
  }
  return { done, refused };
}
