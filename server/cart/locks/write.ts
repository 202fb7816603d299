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

/** What was bought of a declination. */
interface Bought {
  readonly declinationId: number;
  readonly quantity: number;
}

/**
 * What a cart holds is bought: it is filled no more. From a cart that it went into at a login meanwhile, what was bought
 * is taken out; what else is in there stays.
 */
export async function noteOrdered(cartId: string, bought: readonly Bought[]): Promise<void> {
  await database()
    .updateTable("cart")
    .set({ state: "ORDERED", updated_at: now() })
    .where("id", "=", cartId)
    .where("state", "=", "ACTIVE")
    .execute();
  const row = await database().selectFrom("cart").select("merged_into").where("id", "=", cartId).executeTakeFirst();
  const survivor = row?.merged_into ? await lockCart(row.merged_into) : null;
  if (survivor) await takeOut(survivor.id, bought);
}

async function takeOut(cartId: string, bought: readonly Bought[]): Promise<void> {
  for (const { declinationId, quantity } of bought) {
    const line = { cart_id: cartId, declination_id: declinationId };
    const { numDeletedRows } = await database()
      .deleteFrom("cart_line")
      .where((where) => where.and(line))
      .where("quantity", "<=", quantity)
      .executeTakeFirst();
    if (numDeletedRows > 0n) continue;
    await database()
      .updateTable("cart_line")
      .set((set) => ({ quantity: set("quantity", "-", quantity) }))
      .where((where) => where.and(line))
      .execute();
  }
  await database()
    .updateTable("cart")
    .set((set) => ({ version: set("version", "+", 1), updated_at: now() }))
    .where("id", "=", cartId)
    .execute();
}
