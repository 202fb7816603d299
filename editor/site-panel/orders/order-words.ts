import { useIntl } from "react-intl";

import type { OrderState } from "#schemas/commerce/order-states.ts";
import type { OrderProduct } from "#schemas/content/order.ts";

/** Gives the function that writes an amount of euros. */
export function useEuros(): (amount: number) => string {
  const { formatNumber } = useIntl();
  return (amount) => formatNumber(amount, { style: "currency", currency: "EUR" });
}

/** Gives the function that writes a calendar day `YYYY-MM-DD`. */
export function useDayWords(): (day: string) => string {
  const { formatDate } = useIntl();
  return (day) => formatDate(`${day}T12:00:00Z`, { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" });
}

/** Gives the function that says what a line sells: name, vintage and size. */
export function useLineName(): (line: Pick<OrderProduct, "name" | "year" | "capacity" | "capacityUnit">) => string {
  const { formatNumber } = useIntl();
  return ({ name, year, capacity, capacityUnit }) => {
    const unit = capacityUnit === "LITER" ? "L" : "cl";
    const size = capacity === 0 ? "" : `${formatNumber(capacity)}\u00a0${unit}`;
    return [[name, year ?? ""].join(" ").trim(), size].filter((part) => part !== "").join(", ");
  };
}

/** How an order's state is shown: what waits for the estate stands out, what is over is quiet. */
export type StateTone = "todo" | "going" | "done" | "off";

const tones: Readonly<Record<OrderState, StateTone>> = {
  AWAITING_PAYMENT: "off",
  PAYMENT_FAILED: "off",
  EXPIRED: "off",
  CANCELLED: "off",
  PAID: "todo",
  PAID_STOCK_CONFLICT: "todo",
  PREPARING: "going",
  READY_FOR_PICKUP: "going",
  SHIPPED: "done",
  DELIVERED: "done",
  PICKED_UP: "done",
  CLOSED: "done",
};

export function toneOf(state: OrderState): StateTone {
  return tones[state];
}
