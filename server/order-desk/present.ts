import { toEuros } from "#schemas/commerce/money.ts";
import type { DeskOrderRow } from "#schemas/content/desk-order.ts";
import type { OrderDelivery } from "#schemas/content/order.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Row } from "#server/db/tables.ts";
import { messageText } from "#server/text/message-text.ts";

/** An order with what a list says of it besides. */
export interface CountedOrder extends Row<"order"> {
  readonly pieces: number | null;
  readonly returns: number;
  readonly withdrawals: number;
}

/** An order as a list of the estate's has it. */
export function presentRow(order: CountedOrder, locale: Locale): DeskOrderRow {
  // Written from this type when the order was placed.
  const delivery = JSON.parse(order.delivery) as OrderDelivery;
  const { pickup } = delivery;
  return {
    id: order.id,
    code: order.code,
    date: new Date(order.created_at).toISOString(),
    state: order.state,
    status: messageText(`order.state.${order.state}`, locale),
    name: `${order.firstname} ${order.lastname}`.trim(),
    email: order.email,
    type: order.delivery_type,
    place: placeOf(delivery),
    slot: pickup && { date: pickup.date, from: pickup.from, to: pickup.to },
    count: Number(order.pieces ?? 0),
    total: toEuros(order.total_cents),
    refunded: toEuros(order.refunded_cents),
    waits: { returns: Number(order.returns), withdrawals: Number(order.withdrawals) },
    hasMessage: order.message !== "",
  };
}

function placeOf({ address, accessPoint, pickup }: OrderDelivery): string {
  if (pickup) return pickup.place.name;
  if (accessPoint) return `${accessPoint.name}, ${accessPoint.city}`;
  return address ? `${address.postalCode} ${address.city}` : "";
}
