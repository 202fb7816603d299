import { database, now } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";

import type { CartRow } from "../read.ts";
import { mostMerges } from "../rules.ts";

/**
 * Holds a cart's row until the transaction ends, then that of the cart that it went into, if it did: who changes one of
 * them at the same time waits. Everybody goes in this direction, so who holds the cart that others went into holds them
 * all, and takes none of them any more. Null, and what there is of it is held, when it is filled no more.
 */
export async function lockCart(cartId: string): Promise<CartRow | null> {
  let wanted: string | null = cartId;
  for (let step = 0; wanted !== null && step <= mostMerges; step += 1) {
    const [row]: readonly CartRow[] = await touchCart({ id: wanted, at: now() });
    if (row?.state === "ACTIVE") return row;
    wanted = row?.state === "MERGED" ? row.merged_into : null;
  }
  return null;
}

const touchCart = prepared(({ id, at }: { id: string; at: number }) =>
  database().updateTable("cart").set({ updated_at: at }).where("id", "=", id).returningAll(),
);

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
