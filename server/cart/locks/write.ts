import { database, now } from "#server/db/context.ts";

import { activeCart, type CartRow } from "../read.ts";

/** A cart's row, held until the transaction ends: who changes it at the same time waits. Null when it is gone. */
export async function lockCart(cartId: string): Promise<CartRow | null> {
  const cart = await activeCart(cartId);
  if (!cart) return null;
  const locked = await database()
    .updateTable("cart")
    .set({ updated_at: now() })
    .where("id", "=", cart.id)
    .where("state", "=", "ACTIVE")
    .returningAll()
    .executeTakeFirst();
  return locked ?? null;
}

/** Holds a cart's row until the transaction ends, whatever became of the cart: for what happens to its orders. */
export async function lockCartRow(cartId: string): Promise<void> {
  await database().updateTable("cart").set({ updated_at: now() }).where("id", "=", cartId).execute();
}

/** What a cart holds is bought: it is filled no more. */
export async function noteOrdered(cartId: string): Promise<void> {
  await database()
    .updateTable("cart")
    .set({ state: "ORDERED", updated_at: now() })
    .where("id", "=", cartId)
    .where("state", "=", "ACTIVE")
    .execute();
}
