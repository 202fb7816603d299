import { isOpen, leavesBy, mayMove, type OrderState } from "#schemas/commerce/order-states.ts";
import type { Order, PlaceOrder } from "#schemas/content/order.ts";
import { defaultLocale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now, type TransactionOptions } from "#server/db/context.ts";
import { networkMark } from "#server/limits/network-mark.ts";
import { trackingLinkOf } from "#server/shipping/fees/read.ts";
import { messageText } from "#server/text/message-text.ts";

import { chosenPoint } from "./engine/delivery.ts";
import { giveBack, holdAgain, sell } from "./engine/holds.ts";
import { newInvoice, pay } from "./engine/pay.ts";
import { place } from "./engine/place.ts";
import { lockOrder, move, type OrderRow } from "./engine/rows.ts";
import { tell, tellConfirmed, tellRefund } from "./engine/tell.ts";
import { issueCreditNote, issueInvoice } from "./papers/write.ts";
import { holdTime, type Actor, type OrderToPlace, type PlacedOrder } from "./rules.ts";

/*
 * Rows are held by the statements that change them, in one order (`lockOrder`); what is read afterwards is read of rows
 * that nobody else changes. So writers of one row wait for each other instead of beginning anew.
 */
const waiting: TransactionOptions = { isolation: "read committed" };

/**
 * Places an order for a cart in one transaction: cart held, everything checked again, then stock, slot and code held, for
 * twenty minutes. Nothing to pay is paid at once. Posted again it gives the same order while cart and wish are the same;
 * otherwise the one that waits to be paid is cancelled for the new one. Refused in the words of what is in the way.
 */
export async function placeOrder(input: PlaceOrder): Promise<Result<PlacedOrder, Refusal>> {
  const { contact, delivery, billing, message, ...order } = input;
  const wish = { contact, delivery, billing, message };
  return await placeReckoned({ ...order, delivery, wishIn: async () => ok(wish) }, async (placed) => ok(placed));
}

/**
 * As `placeOrder`, for an order whose wish shows when its cart is reckoned; `then` writes down what belongs to it in the
 * same transaction. What `then` refuses is not ordered.
 */
export async function placeReckoned<T>(
  order: OrderToPlace,
  then: (placed: PlacedOrder) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const { clientAddress = "" } = order;
  const point = await chosenPoint(order.delivery);
  const heldFor = clientAddress === "" ? "" : await networkMark(clientAddress);
  return await command(async () => {
    const placed = await place(order, { point, heldFor });
    return placed.ok ? await then(placed.value) : placed;
  }, waiting);
}

export interface Settlement {
  readonly orderId: number;
  readonly amountCents: number;
  /** Milliseconds since 1970. */
  readonly paidAt: number;
}

/**
 * Notes that an order's money came; told again it changes nothing. After its hold everything is held anew, and where that
 * can't be it is PAID_STOCK_CONFLICT: the estate decides. Refused only for another amount than the order's, and for no order.
 */
export async function settlePaid(settlement: Settlement): Promise<Result<"PAID" | "PAID_STOCK_CONFLICT", Refusal>> {
  const { orderId, amountCents, paidAt } = settlement;
  return await changing(orderId, async (order) => {
    if (amountCents !== order.total_cents) return refuse("conflict", "order.amount");
    const paid = order.paid_at === null ? await pay(order, paidAt, "PAYMENT") : order;
    return ok(paid.state === "PAID_STOCK_CONFLICT" ? paid.state : "PAID");
  });
}

/** Notes that a payment was declined or given up: it can be tried again while the order's hold lasts. */
export async function failPayment(orderId: number): Promise<Result<OrderState, Refusal>> {
  return await changing(orderId, async (order) => {
    if (order.state !== "AWAITING_PAYMENT") return ok(order.state);
    const failed = await move(order, "PAYMENT_FAILED", "PAYMENT");
    await tell("order-payment-failed", failed);
    return ok(failed.state);
  });
}

/** Lets an order be paid once more; refused when it is no longer held. */
export async function retryPayment(orderId: number): Promise<Result<OrderState, Refusal>> {
  return await changing(orderId, async (order) => {
    if (!isOpen(order.state)) return noMove(order, "AWAITING_PAYMENT");
    return ok(
      order.state === "PAYMENT_FAILED" ? (await move(order, "AWAITING_PAYMENT", "CUSTOMER")).state : order.state,
    );
  });
}

/** Gives an order's hold twenty minutes more, once: its payment is under way. */
export async function extendHold(orderId: number): Promise<Result<null, Refusal>> {
  return await changing(orderId, async (order) => {
    if (isOpen(order.state) && order.is_hold_extended === 0) {
      const longer = { hold_ends_at: order.hold_ends_at + holdTime, is_hold_extended: 1 };
      await database().updateTable("order").set(longer).where("id", "=", order.id).execute();
    }
    return ok(null);
  });
}

/** Cancels an order that isn't paid, and gives back what it holds. What is paid is cancelled by giving its money back. */
export async function cancelOrder(orderId: number, by: Actor): Promise<Result<null, Refusal>> {
  return await changing(orderId, async (order) => {
    if (order.state === "CANCELLED" || order.state === "EXPIRED") return ok(null);
    if (!isOpen(order.state)) return refuse("conflict", "order.refundFirst");
    const cancelled = await move(order, "CANCELLED", by, await giveBack(order));
    if (by === "OPERATOR") await tell("order-cancelled", cancelled);
    return ok(null);
  });
}

/**
 * Ends the orders whose hold is over and that nobody paid, each in a transaction of its own; gives how many. One that
 * can't be ended keeps none of the others: it rejects when they are.
 */
export async function expireOrders(): Promise<number> {
  const due = await database()
    .selectFrom("order")
    .select("id")
    .where("state", "in", ["AWAITING_PAYMENT", "PAYMENT_FAILED"])
    .where("hold_ends_at", "<=", now())
    .orderBy("hold_ends_at")
    .limit(1000)
    .execute();
  let expired = 0;
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      expired += await inTransaction(() => expire(id), waiting);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return expired;
}

/** 1 when it was this process that ended it. */
async function expire(id: number): Promise<number> {
  const order = await lockOrder(id);
  if (!order || !isOpen(order.state) || order.hold_ends_at > now()) return 0;
  await move(order, "EXPIRED", "SYSTEM", await giveBack(order));
  return 1;
}

export interface RefundNote {
  readonly orderId: number;
  /** What was given back of the order up to now, this time included: told again it changes nothing. */
  readonly cents: number;
  /** All of it: what hasn't left the cellar is cancelled. */
  readonly isWhole: boolean;
  /** The administrator who had it given back; left out or null: nobody who is known. */
  readonly by?: number | null;
}

/** Notes that money was given back. */
export async function noteRefund({ orderId, cents, isWhole, by }: RefundNote): Promise<Result<null, Refusal>> {
  return await changing(orderId, async (order) => {
    if (order.paid_at === null || cents > order.total_cents) return refuse("conflict", "order.amount");
    const refund = { refunded_cents: Math.max(cents, order.refunded_cents) };
    const isCancelled = isWhole && order.state !== "CANCELLED" && mayMove(order.state, "CANCELLED");
    const given = isCancelled ? await giveBack(order, by) : {};
    const refunded = await move(order, isCancelled ? "CANCELLED" : order.state, "OPERATOR", { ...refund, ...given });
    if (cents > order.refunded_cents) {
      await issueCreditNote(refunded, cents - order.refunded_cents);
      await tellRefund(refunded, cents - order.refunded_cents);
    }
    return ok(null);
  });
}

/** The steps that the estate tells of. */
export type Step = "PREPARING" | "READY_FOR_PICKUP" | "PICKED_UP" | "DELIVERED" | "CLOSED";

/**
 * Notes a step of a paid order. What leaves was prepared, so that step may be left out. One whose stock was gone is only
 * prepared when there is enough of it again.
 */
export async function advanceOrder(orderId: number, to: Step): Promise<Result<null, Refusal>> {
  return await changing(orderId, (order) => advance(order, to, {}));
}

/** How a parcel is followed, as an order tells it; null: it has none. */
type Followed = Pick<Order, "trackingNumber" | "trackingLink">;

/**
 * Notes that an order left with a carrier, under a number by which it is followed: that of a service, else of the one that
 * was chosen with the order. `known` is what stood there, null before it left: a parcel that somebody else has given
 * another number or carrier meanwhile keeps it, and its customer has one mail; left out, whatever stands there is corrected.
 */
export async function shipOrder(
  orderId: number,
  trackingNumber: string,
  serviceCode: string | null = null,
  known?: Followed | null,
): Promise<Result<null, Refusal>> {
  return await changing(orderId, async (order) => {
    const { address } = JSON.parse(order.delivery) as { address: { postalCode: string } | null };
    const link = await trackingLinkOf(serviceCode ?? order.service_code, trackingNumber, address?.postalCode ?? "");
    const parcel = { tracking_number: trackingNumber, tracking_link: trackingNumber === "" ? "" : link };
    if (order.state !== "SHIPPED") return await advance(order, "SHIPPED", parcel);
    if (order.tracking_number !== trackingNumber || order.tracking_link !== parcel.tracking_link) {
      if (known !== undefined && !isStill(known, order)) return refuse("conflict", "order.shippedMeanwhile");
      await tell("order-shipped", await move(order, "SHIPPED", "OPERATOR", parcel), trackingNumber);
    }
    return ok(null);
  });
}

function isStill(known: Followed | null, order: OrderRow): boolean {
  const { trackingNumber, trackingLink } = known ?? {};
  return (
    known !== null && (trackingNumber ?? "") === order.tracking_number && (trackingLink ?? "") === order.tracking_link
  );
}

async function advance(order: OrderRow, to: OrderState, values: Partial<OrderRow>): Promise<Result<null, Refusal>> {
  if (order.state === to) return ok(null);
  const isLeaving = to === "SHIPPED" || to === "READY_FOR_PICKUP" || (to === "DELIVERED" && order.state !== "SHIPPED");
  if (isLeaving && leavesBy[order.delivery_type] !== to) {
    return refuse("conflict", "order.wrongWay", { values: { type: order.delivery_type } });
  }
  const prepared = (isLeaving || to === "PREPARING") && order.state !== "PREPARING" ? await prepare(order) : ok(order);
  if (!prepared.ok) return prepared;
  if (!mayMove(prepared.value.state, to)) return noMove(order, to);
  if (prepared.value.state === to) return ok(null);
  const moved = await move(prepared.value, to, "OPERATOR", values);
  if (to === "SHIPPED") await tell("order-shipped", moved, moved.tracking_number);
  if (to === "READY_FOR_PICKUP") await tell("order-ready", moved);
  return ok(null);
}

async function prepare(order: OrderRow): Promise<Result<OrderRow, Refusal>> {
  if (order.state === "PAID") return ok(await move(order, "PREPARING", "OPERATOR"));
  if (order.state !== "PAID_STOCK_CONFLICT") return noMove(order, "PREPARING");
  const held = await holdAgain(order);
  if (!held) return refuse("conflict", "stock.left", { values: { n: 0 } });
  await sell(order.id);
  const invoice = await newInvoice(order, now());
  const taken = await move(order, "PREPARING", "OPERATOR", { ...held, ...invoice });
  await issueInvoice(taken);
  await tellConfirmed(taken);
  return ok(taken);
}

/** Changes one order in a transaction that holds its row. */
async function changing<T>(
  orderId: number,
  change: (order: OrderRow) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return await command(async () => {
    const order = await lockOrder(orderId);
    return order ? await change(order) : refuse("not-found", "order.gone");
  }, waiting);
}

function noMove({ state }: OrderRow, to: OrderState) {
  const said = (of: OrderState) => messageText(`order.state.${of}`, defaultLocale);
  return refuse("conflict", "order.move", { values: { from: said(state), to: said(to) } });
}
