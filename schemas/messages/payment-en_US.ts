/** What the site says of payments, in English; the keys of this table are all there are. */
export const paymentMessages = {
  "payment.off": "Payment by card is not available here.",
  "payment.away": "The bank can’t be reached right now. Nothing was charged: please try again in a moment.",
  "payment.over": "This order is no longer held, so it can’t be paid any more. Please order again.",
  "payment.settled": "This order is not awaiting payment.",
  "payment.unsigned": "This notification is not signed as it should be.",
  "payment.unknown": "There is no such payment.",
  "payment.mismatch": "This is not the payment that was wanted.",
  "refund.unpaid": "Nothing was paid by card for this order.",
  "refund.tooMuch": "At most {euros, number, ::.00} euros are left to give back.",
  "refund.changed":
    "Something was given back of this order meanwhile, or this was sent twice: look at what is left, then try again.",
  "refund.nothing": "There is nothing to give back: choose goods, the shipping or an amount.",
} as const;
