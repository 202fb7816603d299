import type { Order } from "../content/order.ts";
import type { PaymentResult } from "../content/payment.ts";

import type { OrderState } from "./order-states.ts";
import { openPaymentStates, takenPaymentStates } from "./payment-states.ts";

/** What a customer is told of their order: it is bought, the bank is still at it, it can be tried again, it is over. */
export type OrderOutcome = "bought" | "waiting" | "refused" | "over" | "unknown";

const unpaid: readonly OrderState[] = ["AWAITING_PAYMENT", "PAYMENT_FAILED"];
const gone: readonly OrderState[] = ["EXPIRED", "CANCELLED"];

/**
 * What came of an order [O5], by itself and by the payment that the customer comes back from: none is named, or one that
 * can't be read just now (null), of which nobody may say that no money was taken.
 */
export function orderOutcome(order: Order | null, payment: PaymentResult | null | undefined): OrderOutcome {
  const known = payment?.order ?? order;
  if (!known) return "unknown";
  if (gone.includes(known.state)) return "over";
  if (!unpaid.includes(known.state)) return "bought";
  if (payment && takenPaymentStates.some((state) => state === payment.state)) return "waiting";
  if (!known.isPayable) return "over";
  if (payment === null) return known.state === "AWAITING_PAYMENT" ? "waiting" : "refused";
  return openPaymentStates.some((state) => state === payment?.state) ? "waiting" : "refused";
}
