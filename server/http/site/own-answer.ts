import { heldCart, type Need } from "#schemas/contract/need.ts";

import type { Caller } from "../api/handler.ts";
import { AppError } from "../errors.ts";

/**
 * Answers a private need of a visitor. What asks for the cart that they hold gets it by their cookie: null when they
 * hold none, when it is no longer there, and when it is somebody else's.
 */
export async function ownAnswer(
  need: Need,
  visitor: Caller,
  answer: (need: Need) => Promise<unknown>,
): Promise<unknown> {
  if (need.params?.["cartId"] !== heldCart) return await answer(need);
  if (visitor.cartId === null) return null;
  try {
    return await answer({ ...need, params: { ...need.params, cartId: visitor.cartId } });
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}
