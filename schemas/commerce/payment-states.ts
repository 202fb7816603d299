/**
 * What can become of a payment by card, as a table: from each state the ones that may follow. A state that comes again
 * is no transition: it changes nothing and is no fault. Money that was taken counts whatever was said before, since
 * messages overtake one another: what was declined, cancelled, expired or broken may still turn out to be paid.
 */
export const paymentSteps = {
  /** Wanted here, not yet known to whoever takes the money. */
  CREATED: ["PENDING", "AUTHORIZED", "CAPTURED", "DECLINED", "CANCELLED", "EXPIRED", "ERROR"],
  /** The customer is at the bank, or the bank is at work. */
  PENDING: ["AUTHORIZED", "CAPTURED", "DECLINED", "CANCELLED", "EXPIRED", "ERROR"],
  AUTHORIZED: ["CAPTURED", "CANCELLED", "EXPIRED", "ERROR"],
  CAPTURED: ["PARTIALLY_REFUNDED", "REFUNDED"],
  PARTIALLY_REFUNDED: ["REFUNDED"],
  REFUNDED: [],
  DECLINED: ["CAPTURED"],
  CANCELLED: ["CAPTURED"],
  EXPIRED: ["CAPTURED"],
  ERROR: ["CAPTURED"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PaymentState = keyof typeof paymentSteps;

/** Every state, in the order of the table. */
export const paymentStates = Object.keys(paymentSteps) as readonly PaymentState[];

/** States in which the customer can still pay. */
export const openPaymentStates = ["CREATED", "PENDING", "AUTHORIZED"] as const satisfies readonly PaymentState[];

/** States in which the money was taken, whatever of it went back. */
export const takenPaymentStates = [
  "CAPTURED",
  "PARTIALLY_REFUNDED",
  "REFUNDED",
] as const satisfies readonly PaymentState[];

/** What a message that says `to` means for a payment in `from`: a step, nothing new, or nothing that may be believed any more. */
export function paymentStep(from: PaymentState, to: PaymentState): "step" | "same" | "stale" {
  if (from === to) return "same";
  const steps: readonly PaymentState[] = paymentSteps[from];
  return steps.includes(to) ? "step" : "stale";
}

/** Why a card is not taken, as the shop says it; each is an answer of ISO 8583 or of 3-D Secure. */
export const declineReasons = [
  "DECLINED",
  "STOLEN_CARD",
  "INSUFFICIENT_FUNDS",
  "NOT_PERMITTED",
  "ISSUER_UNAVAILABLE",
  "NOT_AUTHENTICATED",
] as const;

export type DeclineReason = (typeof declineReasons)[number];
