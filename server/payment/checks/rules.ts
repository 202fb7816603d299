import { takenPaymentStates, type PaymentState } from "#schemas/commerce/payment-states.ts";
import type { Row } from "#server/db/tables.ts";

/** What a payment says that its refunds, and what was told of it, don't. */
export function paymentFaultsOf(
  payment: Row<"payment">,
  refunds: readonly Row<"refund">[],
  events: readonly Row<"payment_event">[],
): readonly string[] {
  const isTaken = takenPaymentStates.some((state) => state === payment.state);
  const back = refunds.filter(({ state }) => state === "DONE").reduce((sum, refund) => sum + refund.amount_cents, 0);
  const checks = [
    [payment.refunded_cents === back, `gave back ${payment.refunded_cents}, its refunds ${back}`],
    [!isTaken || payment.state === stateAfter(payment, back), `is ${payment.state}, and gave back ${back}`],
    [isTaken || refunds.length === 0, "is to give back what it never took"],
    [isTaken || events.every(({ state }) => state !== "CAPTURED"), "was taken, as was told, and doesn't say so"],
  ] as const;
  return checks.flatMap(([holds, fault]) => (holds ? [] : [`payment ${payment.id}: ${fault}`]));
}

function stateAfter({ amount_cents: amount }: Row<"payment">, back: number): PaymentState {
  if (back === 0) return "CAPTURED";
  return back === amount ? "REFUNDED" : "PARTIALLY_REFUNDED";
}
