import type { Order } from "../content/order.ts";

/** What of an order changes while its customer follows it, as one text: the same text, and nothing has happened. */
export function orderStand({ id, state, isPayable, refunded, trackingNumber }: Order): string {
  return [id, state, isPayable, refunded, trackingNumber ?? ""].join(" ");
}
