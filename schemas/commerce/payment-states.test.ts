import { describe, expect, test } from "vitest";

import {
  openPaymentStates,
  paymentStates,
  paymentStep,
  paymentSteps,
  takenPaymentStates,
  type PaymentState,
} from "./payment-states.ts";

const allowed: readonly string[] = [
  ...["PENDING", "AUTHORIZED", "CAPTURED", "DECLINED", "CANCELLED", "EXPIRED", "ERROR"].map((to) => `CREATED ${to}`),
  ...["AUTHORIZED", "CAPTURED", "DECLINED", "CANCELLED", "EXPIRED", "ERROR"].map((to) => `PENDING ${to}`),
  ...["CAPTURED", "CANCELLED", "EXPIRED", "ERROR"].map((to) => `AUTHORIZED ${to}`),
  "CAPTURED PARTIALLY_REFUNDED",
  "CAPTURED REFUNDED",
  "PARTIALLY_REFUNDED REFUNDED",
  ...["DECLINED", "CANCELLED", "EXPIRED", "ERROR"].map((from) => `${from} CAPTURED`),
];

describe("[§4] what can become of a payment", () => {
  test("every state can be reached from the first", () => {
    const reached = new Set<PaymentState>(["CREATED"]);
    for (const state of reached) for (const next of paymentSteps[state]) reached.add(next);
    expect([...reached].toSorted()).toEqual([...paymentStates].toSorted());
  });

  test.each(paymentStates.flatMap((from) => paymentStates.map((to) => [from, to] as const)))(
    "from %s to %s",
    (from, to) => {
      const expected = from === to ? "same" : allowed.includes(`${from} ${to}`) ? "step" : "stale";
      expect(paymentStep(from, to)).toBe(expected);
    },
  );

  test("money that was taken is never untaken, but given back", () => {
    for (const from of takenPaymentStates) {
      for (const to of paymentSteps[from]) expect(takenPaymentStates).toContain(to);
    }
  });

  test("from everywhere where no money was taken it can still be", () => {
    const untaken = paymentStates.filter((state) => !takenPaymentStates.some((taken) => taken === state));
    for (const state of untaken) expect(paymentStep(state, "CAPTURED")).toBe("step");
    expect(untaken).toEqual(expect.arrayContaining([...openPaymentStates]));
  });
});
