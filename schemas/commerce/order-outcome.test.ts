import { expect, test } from "vitest";

import type { Order } from "../content/order.ts";
import type { PaymentResult } from "../content/payment.ts";

import { orderOutcome } from "./order-outcome.ts";
import type { OrderState } from "./order-states.ts";
import type { PaymentState } from "./payment-states.ts";

function came(state: PaymentState, order: OrderState, isPayable: boolean): string {
  const payment: PaymentResult = {
    id: "k",
    state,
    reason: null,
    amount: 1,
    order: { id: 1, code: "CD-1", state: order, isPayable },
  };
  return orderOutcome(null, payment);
}

test.each([
  ["CAPTURED", "PAID", false, "bought"],
  ["CAPTURED", "PAID_STOCK_CONFLICT", false, "bought"],
  ["CAPTURED", "AWAITING_PAYMENT", true, "waiting"],
  ["PENDING", "AWAITING_PAYMENT", true, "waiting"],
  ["DECLINED", "PAYMENT_FAILED", true, "refused"],
  ["CANCELLED", "PAYMENT_FAILED", true, "refused"],
  ["DECLINED", "PAYMENT_FAILED", false, "over"],
  ["EXPIRED", "EXPIRED", false, "over"],
] as const)("[O5] a payment that is %s of an order that is %s: payable %s, %s", (state, order, isPayable, outcome) => {
  expect(came(state, order, isPayable)).toBe(outcome);
});

test("[O5] where neither is known nothing is said of it", () => {
  expect(orderOutcome(null, null)).toBe("unknown");
});

test("[O5] a payment that is named and can't be read may have been taken: of an order that waits for one nothing else is said", () => {
  const waits = { id: 1, code: "CD-1", isPayable: true } as Order;
  const named = (state: OrderState) => orderOutcome({ ...waits, state }, null);
  expect([named("AWAITING_PAYMENT"), named("PAYMENT_FAILED"), named("PAID")]).toEqual(["waiting", "refused", "bought"]);
  expect(orderOutcome({ ...waits, state: "AWAITING_PAYMENT" }, undefined)).toBe("refused");
});
