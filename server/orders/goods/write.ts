import { stockWantedBy } from "#server/catalogue/stock/read.ts";
import { receiveStock } from "#server/catalogue/stock/write.ts";
import { database } from "#server/db/context.ts";

import { lockOrder } from "../engine/rows.ts";

/** So many of a line of an order. */
export interface BackLine {
  readonly id: number;
  readonly quantity: number;
}

/** Why goods of an order are in the cellar again, and which administrator says so. */
export interface BackWhy {
  readonly kind: "REFUND" | "RETURN";
  readonly returnId?: number;
  readonly userId: number | null;
}

/**
 * Puts goods of an order that came back into the stock again, within the transaction that is open. Only what was taken out
 * for the order goes back, and once: a cancellation afterwards gives back the rest.
 */
export async function takeBack(orderId: number, lines: readonly BackLine[], why: BackWhy): Promise<void> {
  if (lines.length === 0 || !(await lockOrder(orderId))) return;
  const bought = await database()
    .selectFrom("order_line")
    .select(["id", "declination_id as declinationId"])
    .where("order_id", "=", orderId)
    .execute();
  const wanted = lines.flatMap(({ id, quantity }) => {
    const line = bought.find((one) => one.id === id);
    return line ? [{ declinationId: line.declinationId, quantity }] : [];
  });
  for (const { declinationId, quantity } of await stockWantedBy(wanted)) {
    const hold = await database()
      .selectFrom("order_hold")
      .select("quantity")
      .where("order_id", "=", orderId)
      .where("declination_id", "=", declinationId)
      .where("is_sold", "=", 1)
      .executeTakeFirst();
    const back = Math.min(quantity, hold?.quantity ?? 0);
    if (back === 0) continue;
    await lessen(orderId, declinationId, (hold?.quantity ?? 0) - back);
    const actor = why.userId === null ? "COMMAND_LINE" : "ADMIN";
    const received = await receiveStock({ declinationId, quantity: back }, { ...why, actor, orderId });
    if (!received.ok) throw new Error("What came back can't be received");
  }
}

async function lessen(orderId: number, declinationId: number, left: number): Promise<void> {
  if (left > 0) {
    const rest = database().updateTable("order_hold").set({ quantity: left });
    await rest.where("order_id", "=", orderId).where("declination_id", "=", declinationId).execute();
    return;
  }
  const all = database().deleteFrom("order_hold").where("order_id", "=", orderId);
  await all.where("declination_id", "=", declinationId).execute();
}
