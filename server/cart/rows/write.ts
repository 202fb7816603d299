import { sql } from "kysely";

import { database, now } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";

import type { CartRow } from "../read.ts";
import { newCartId } from "../rules.ts";

/** Notes that something of a cart changed: an order is for one version of it. Inside the transaction that changed it. */
export async function noteChange(cartId: string): Promise<void> {
  await raiseVersion({ id: cartId, at: now() });
}

const raiseVersion = prepared(({ id, at }: { id: string; at: number }) =>
  database()
    .updateTable("cart")
    .set({ version: sql`version + 1`, updated_at: at })
    .where("id", "=", id),
);

/** Begins a cart, a user's or with null a guest's. */
export async function insertCart(userId: number | null): Promise<CartRow> {
  const cart: CartRow = {
    ...{ id: newCartId(), user_id: userId, state: "ACTIVE", merged_into: null, type: "MAIN_CART", discount_code: "" },
    ...{ version: 1, created_at: now(), updated_at: now() },
  };
  await insertRow(cart);
  return cart;
}

const insertRow = prepared((cart: CartRow) => database().insertInto("cart").values(cart));
