import { isOpen } from "#schemas/commerce/order-states.ts";
import { noteOrdered } from "#server/cart/locks/write.ts";
import { database } from "#server/db/context.ts";
import { dayOf } from "#schemas/paris-day.ts";

import { issueInvoice } from "../papers/write.ts";
import type { Actor } from "../rules.ts";

import { giveWay, holdAgain, sell, wantedOf } from "./holds.ts";
import { move, nextNumber, ordersOfCart, type OrderRow } from "./rows.ts";
import { tellLatePayment, tellPaid } from "./tell.ts";

/**
 * An order that is held by this transaction is paid: what it holds is bought, its cart is filled no more, and it gets its
 * invoice number. Where its hold is over, everything is held anew; where that can't be, or its cart was bought by another
 * order, the estate decides, and nothing is held.
 */
export async function pay(order: OrderRow, paidAt: number, actor: Actor): Promise<OrderRow> {
  const held = isOpen(order.state) ? {} : await holdLate(order);
  if (order.cart_id !== null) await noteOrdered(order.cart_id, await boughtIn(order));
  if (held === null) {
    const late = await move(order, "PAID_STOCK_CONFLICT", actor, { paid_at: paidAt });
    await tellLatePayment(late);
    return late;
  }
  await sell(order.id);
  const invoice = await newInvoice(order, paidAt);
  const paid = await move(order, "PAID", actor, { ...held, ...invoice, paid_at: paidAt });
  await issueInvoice(paid);
  await tellPaid(paid);
  return paid;
}

async function boughtIn({ id }: OrderRow) {
  return await database()
    .selectFrom("order_line")
    .select(["declination_id as declinationId", "quantity"])
    .where("order_id", "=", id)
    .execute();
}

/** The number of an order's invoice, by which it is found from now on: they follow each other without a gap in each year (L19). */
export async function newInvoice({ search }: OrderRow, instant: number) {
  const year = dayOf(instant).slice(0, 4);
  const number = `${year}-${String(await nextNumber(`invoice ${year}`)).padStart(6, "0")}`;
  return { invoice_number: number, search: `${search} ${number}` };
}

/** One cart is bought once: of its other orders, one that waits gives way, one that is paid stands in the way. */
async function holdLate(order: OrderRow) {
  const all = order.cart_id === null ? [] : await ordersOfCart(order.cart_id);
  const others = all.filter(({ id }) => id !== order.id);
  const waiting = others.filter(({ state }) => isOpen(state));
  if (waiting.length > 0) await giveWay(waiting, await wantedOf(order));
  const isBought = others.some(({ paid_at: paid, state }) => paid !== null && state !== "CANCELLED");
  return isBought ? null : await holdAgain(order);
}
