import { giveUseBack, lockCodes } from "#server/cart/codes/write.ts";
import {
  commitStock,
  lockStock,
  receiveStock,
  releaseStock,
  reserveStockIfThere,
} from "#server/catalogue/stock/write.ts";
import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import type { NewRow } from "#server/db/tables.ts";
import { holdSlotIfThere, lockSlots, releaseSlot } from "#server/shipping/pickup/write.ts";

import { countUseBy } from "./code-use.ts";
import { lockOrderOfHeldCart, move, type OrderRow } from "./rows.ts";

/** So many of a declination. */
interface Held {
  readonly declinationId: number;
  readonly quantity: number;
}

/** Writes down what an order holds of the stock, as `reserveStock` gave it. */
export async function noteHolds(orderId: number, held: readonly Held[]): Promise<void> {
  for (const { declinationId: declination_id, quantity } of held) {
    await insertHold({ order_id: orderId, declination_id, quantity, is_sold: 0 });
  }
}

const insertHold = prepared((row: NewRow<"order_hold">) => database().insertInto("order_hold").values(row));

/** Takes what an order holds out of the stock: it is bought. */
export async function sell(orderId: number): Promise<void> {
  granted(await commitStock(await holdsOf(orderId, 0), orderId));
  await database().updateTable("order_hold").set({ is_sold: 1 }).where("order_id", "=", orderId).execute();
}

/** What an order wants to hold. */
export interface Wanted {
  readonly lines: readonly Held[];
  readonly slot: { readonly idSchedule: number; readonly date: string } | null;
  readonly codeId: number | null;
}

/**
 * Cancels orders that wait to be paid, whose cart is held, for one that takes their place; gives them as they were. What
 * they have and what it wants is held first, each kind in its order: who gives back and takes in turn would meet others who
 * only take.
 */
export async function giveWay(waiting: readonly Pick<OrderRow, "id">[], wanted: Wanted): Promise<readonly OrderRow[]> {
  const rows: OrderRow[] = [];
  const all = [wanted];
  for (const { id } of waiting) {
    const row = await lockOrderOfHeldCart(id);
    if (!row) continue;
    rows.push(row);
    all.push(await wantedOf(row));
  }
  await lockStock(all.flatMap(({ lines }) => lines));
  await lockSlots(all.flatMap(({ slot }) => slot ?? []));
  await lockCodes(all.flatMap(({ codeId }) => codeId ?? []));
  // Nobody held those bottles in vain: they go on being held by what takes their place.
  for (const row of rows) await move(row, "CANCELLED", "SYSTEM", { ...(await giveBack(row)), held_bottles: 0 });
  return rows;
}

/** What an order has and what it wants, should it hold nothing any more. */
export async function wantedOf(order: OrderRow): Promise<Wanted> {
  const { schedule_id: idSchedule, slot_day: date, discount_code_id: codeId } = order;
  const lines = [...(await linesOf(order.id)), ...(await holdsOf(order.id, 0))];
  return { lines, slot: idSchedule === null ? null : { idSchedule, date }, codeId };
}

/**
 * Gives back all that an order has: what it holds of the stock, what was already taken out for it (it hasn't left the
 * cellar), its place in a slot, its use of a code. Gives the columns that say so. `by` is the administrator who had it
 * cancelled; null: nobody did, or nobody who is known.
 */
export async function giveBack(order: OrderRow, by: number | null = null) {
  granted(await releaseStock(await holdsOf(order.id, 0)));
  const actor = by === null ? "SHOP" : "ADMIN";
  const cause = { kind: "CANCELLATION", actor, userId: by, orderId: order.id } as const;
  for (const sold of await holdsOf(order.id, 1)) granted(await receiveStock(sold, cause));
  await database().deleteFrom("order_hold").where("order_id", "=", order.id).execute();
  if (order.holds_slot === 1) granted(await releaseSlot(order.schedule_id ?? 0, order.slot_day));
  if (order.uses_code === 1) await giveUseBack(order.discount_code_id ?? 0);
  return { holds_slot: 0, uses_code: 0 };
}

/**
 * Holds again all that an order once held and gave back; gives the columns that say so. Null, and nothing is held, where
 * some of it can't be had any more.
 */
export async function holdAgain(order: OrderRow) {
  const { schedule_id: scheduleId, slot_day: day, discount_code_id: codeId } = order;
  const held = await reserveStockIfThere(await linesOf(order.id));
  if (held === null) return null;
  const hasSlot = scheduleId !== null && (await holdSlotIfThere(scheduleId, day)) !== null;
  const lacksSlot = scheduleId !== null && !hasSlot;
  const usesCode = codeId !== null && !lacksSlot && (await countUseBy(codeId, order));
  if (!lacksSlot && usesCode === (codeId !== null)) {
    await noteHolds(order.id, held);
    return { holds_slot: Number(hasSlot), uses_code: Number(usesCode) };
  }
  granted(await releaseStock(held));
  if (hasSlot) granted(await releaseSlot(scheduleId, day));
  return null;
}

async function linesOf(orderId: number): Promise<readonly Held[]> {
  return await database()
    .selectFrom("order_line")
    .select(["declination_id as declinationId", "quantity"])
    .where("order_id", "=", orderId)
    .execute();
}

async function holdsOf(orderId: number, isSold: 0 | 1): Promise<readonly Held[]> {
  return await database()
    .selectFrom("order_hold")
    .select(["declination_id as declinationId", "quantity"])
    .where("order_id", "=", orderId)
    .where("is_sold", "=", isSold)
    .orderBy("declination_id")
    .execute();
}

/** What is written down as held is held: anything else is a fault of ours, and nothing of it is kept. */
function granted(result: { readonly ok: boolean }): void {
  if (!result.ok) throw new Error("What an order holds is not held");
}
