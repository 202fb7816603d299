import type { OrderState } from "#schemas/commerce/order-states.ts";
import { openPaymentStates, takenPaymentStates } from "#schemas/commerce/payment-states.ts";
import type { Order } from "#schemas/content/order.ts";
import type { PaymentResult } from "#schemas/content/payment.ts";

/** What a customer is told of their order: it is bought, the bank is still at it, it can be tried again, it is over. */
export type Outcome = "bought" | "waiting" | "refused" | "over" | "unknown";

const unpaid: readonly OrderState[] = ["AWAITING_PAYMENT", "PAYMENT_FAILED"];
const gone: readonly OrderState[] = ["EXPIRED", "CANCELLED"];

/**
 * What came of an order, by itself and by the payment that the customer comes back from: none is named, or one that
 * can't be read just now (null), of which nobody may say that no money was taken.
 */
export function outcomeOf(order: Order | null, payment: PaymentResult | null | undefined): Outcome {
  const known = payment?.order ?? order;
  if (!known) return "unknown";
  if (gone.includes(known.state)) return "over";
  if (!unpaid.includes(known.state)) return "bought";
  if (payment && takenPaymentStates.some((state) => state === payment.state)) return "waiting";
  if (!known.isPayable) return "over";
  if (payment === null) return known.state === "AWAITING_PAYMENT" ? "waiting" : "refused";
  return openPaymentStates.some((state) => state === payment?.state) ? "waiting" : "refused";
}
