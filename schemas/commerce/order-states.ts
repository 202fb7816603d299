/** Where an order can be on its way; who reads the wire reads them too. */
export const orderStates = [
  "AWAITING_PAYMENT",
  "PAYMENT_FAILED",
  "EXPIRED",
  "CANCELLED",
  "PAID",
  "PAID_STOCK_CONFLICT",
  "PREPARING",
  "SHIPPED",
  "DELIVERED",
  "READY_FOR_PICKUP",
  "PICKED_UP",
  "CLOSED",
] as const;

export type OrderState = (typeof orderStates)[number];

/**
 * What may follow what [O1]. A payment may come when nobody waits for it any more: then the order is paid if its goods
 * can still be had, and otherwise the estate decides (PAID_STOCK_CONFLICT). What is paid is only cancelled with a refund.
 */
export const orderMoves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  AWAITING_PAYMENT: ["PAID", "PAYMENT_FAILED", "EXPIRED", "CANCELLED"],
  PAYMENT_FAILED: ["AWAITING_PAYMENT", "PAID", "EXPIRED", "CANCELLED"],
  EXPIRED: ["PAID", "PAID_STOCK_CONFLICT"],
  CANCELLED: ["PAID", "PAID_STOCK_CONFLICT"],
  PAID: ["PREPARING", "CANCELLED"],
  PAID_STOCK_CONFLICT: ["PREPARING", "CANCELLED"],
  PREPARING: ["SHIPPED", "READY_FOR_PICKUP", "DELIVERED", "CANCELLED"],
  SHIPPED: ["DELIVERED"],
  DELIVERED: ["CLOSED"],
  READY_FOR_PICKUP: ["PICKED_UP"],
  PICKED_UP: ["CLOSED"],
  CLOSED: [],
};

/** Tells whether an order may go from a state to another one; to its own it may, which changes nothing. */
export function mayMove(from: OrderState, to: OrderState): boolean {
  return from === to || orderMoves[from].includes(to);
}

/** Tells whether an order holds its goods and waits to be paid. */
export function isOpen(state: OrderState): boolean {
  return state === "AWAITING_PAYMENT" || state === "PAYMENT_FAILED";
}

/** How an order's goods come to its customer, as the wire names it (spec §7). */
export const deliveryTypes = ["DELIVERY", "PICKUP", "CLICK_AND_COLLECT", "NO_DELIVERY"] as const;

export type DeliveryType = (typeof deliveryTypes)[number];

/** What of the ways out of PREPARING an order takes, by how its goods come [O2]. */
export const leavesBy: Readonly<Record<DeliveryType, OrderState>> = {
  DELIVERY: "SHIPPED",
  PICKUP: "SHIPPED",
  CLICK_AND_COLLECT: "READY_FOR_PICKUP",
  NO_DELIVERY: "DELIVERED",
};
