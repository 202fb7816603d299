import { heldCart, heldOrder, type Need } from "#schemas/contract/need.ts";

import type { Caller } from "../api/handler.ts";
import { AppError } from "../errors.ts";

/**
 * Answers a private need of a visitor. What asks for the cart or the order that they hold gets it by their cookie: null
 * when they hold none, when it is no longer there, and when it is somebody else's. What only administrators may see is
 * null for anybody else.
 */
export async function ownAnswer(
  need: Need,
  visitor: Caller,
  answer: (need: Need) => Promise<unknown>,
): Promise<unknown> {
  const own = needOf(need, visitor);
  if (own === null) return null;
  try {
    return await answer(own);
  } catch (error) {
    const nothing = own === need ? "forbidden" : "not-found";
    if (error instanceof AppError && error.code === nothing) return null;
    throw error;
  }
}

/** What is asked of an order by its own id. */
const ofOrder: ReadonlySet<string> = new Set(["getOrder", "getOrderWithdrawals", "listOrderPapers"]);

/** The need with what the visitor holds in its place: null when they hold nothing. */
function needOf(need: Need, { cartId, order }: Caller): Need | null {
  if (need.params?.["cartId"] === heldCart) {
    return cartId === null ? null : { ...need, params: { ...need.params, cartId } };
  }
  const id = need.params?.["id"];
  // Named by the address, a guest's order is opened by the key that their browser holds for it all the same.
  const isNamed = ofOrder.has(need.call) && order !== null && String(order.id) === String(id);
  if (id !== heldOrder && !isNamed) return need;
  return order && { ...need, params: { ...need.params, id: order.id }, query: { ...need.query, key: order.key } };
}
