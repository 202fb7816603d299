import { mayMove, type OrderState } from "#schemas/commerce/order-states.ts";
import { joinedCarts } from "#server/cart/joined/read.ts";
import { lockCart } from "#server/cart/locks/write.ts";
import { database, now } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import { prepared } from "#server/db/prepared.ts";
import type { NewRow, Row } from "#server/db/tables.ts";

import type { Actor } from "../rules.ts";

export type OrderRow = Row<"order">;

/**
 * An order's row, held until the transaction ends, before it its cart's and that of the cart that it went into: carts,
 * orders, stock, slots, codes and numbers are always held in this order, and rows of a kind by their names, so that
 * nobody waits for who waits for them. Null when there is none.
 */
export async function lockOrder(id: number): Promise<OrderRow | null> {
  if (!isRowId(id)) return null;
  const found = await database().selectFrom("order").select("cart_id").where("id", "=", id).executeTakeFirst();
  if (!found) return null;
  if (found.cart_id !== null) await lockCart(found.cart_id);
  return await lockOrderOfHeldCart(id);
}

/** As `lockOrder`, for who holds the cart that the order's cart went into. */
export async function lockOrderOfHeldCart(id: number): Promise<OrderRow | null> {
  const row = await database()
    .updateTable("order")
    .set({ updated_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The orders of a cart, and of those that it is one with by now, the latest first. */
export async function ordersOfCart(cartId: string): Promise<readonly OrderRow[]> {
  const carts = await joinedCarts(cartId);
  return await selectOfCarts({ carts });
}

const selectOfCarts = prepared(({ carts }: { carts: readonly string[] }) =>
  database().selectFrom("order").selectAll().where("cart_id", "in", carts).orderBy("id", "desc"),
);

/** Changes an order that is held, and notes what happened to it. Throws where the table of states has no such move. */
export async function move(
  order: OrderRow,
  to: OrderState,
  actor: Actor,
  values: Partial<Omit<OrderRow, "id" | "state">> = {},
): Promise<OrderRow> {
  if (!mayMove(order.state, to)) throw new Error(`An order that is ${order.state} does not become ${to}`);
  const moved = await database()
    .updateTable("order")
    .set({ ...values, state: to, updated_at: now() })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (order.state !== to) await noteMove(moved, order.state, actor);
  return moved;
}

/** Notes what happened to an order; its placing comes from no state. */
export async function noteMove(order: OrderRow, from: OrderState | "", actor: Actor): Promise<void> {
  await insertEvent({ order_id: order.id, from_state: from, to_state: order.state, actor, happened_at: now() });
}

const insertEvent = prepared((row: NewRow<"order_event">) => database().insertInto("order_event").values(row));

/** The next number of a series, without a gap: it is raised with what uses it, or not at all. */
export async function nextNumber(name: string): Promise<number> {
  const { value } = await database()
    .insertInto("order_counter")
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((set) => ({ value: set("order_counter.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
