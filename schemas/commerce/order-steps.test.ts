import { expect, test } from "vitest";

import { deliveryTypes, mayMove, orderStates } from "./order-states.ts";
import { mailsToRepeat, preparedAs, stepsFrom } from "./order-steps.ts";

test("each step that is offered can be taken, at once or by way of being prepared", () => {
  for (const state of orderStates) {
    for (const type of deliveryTypes) {
      for (const step of stepsFrom(state, type)) {
        const isAllowed = mayMove(state, step) || (mayMove(state, "PREPARING") && mayMove("PREPARING", step));
        expect({ state, type, step, isAllowed }).toEqual({ state, type, step, isAllowed: true });
      }
    }
  }
});

test("what is fetched is never offered to be shipped, and the other way round", () => {
  expect(stepsFrom("PREPARING", "CLICK_AND_COLLECT")).toEqual(["READY_FOR_PICKUP"]);
  expect(stepsFrom("PREPARING", "DELIVERY")).toEqual(["SHIPPED"]);
  expect(stepsFrom("PREPARING", "NO_DELIVERY")).toEqual(["DELIVERED"]);
  expect([preparedAs("CLICK_AND_COLLECT"), preparedAs("PICKUP")]).toEqual(["READY_FOR_PICKUP", "PREPARING"]);
});

test("nothing is offered for what nobody has paid, what is cancelled, and what is over", () => {
  const over = ["AWAITING_PAYMENT", "PAYMENT_FAILED", "EXPIRED", "CANCELLED", "CLOSED"] as const;
  expect(over.flatMap((state) => stepsFrom(state, "DELIVERY"))).toEqual([]);
});

test("only mails that are still true are sent again", () => {
  expect(mailsToRepeat("AWAITING_PAYMENT", "DELIVERY")).toEqual([]);
  expect(mailsToRepeat("CANCELLED", "DELIVERY")).toEqual([]);
  expect(mailsToRepeat("PAID", "DELIVERY")).toEqual(["order-paid"]);
  expect(mailsToRepeat("SHIPPED", "DELIVERY")).toEqual(["order-paid", "order-shipped"]);
  expect(mailsToRepeat("READY_FOR_PICKUP", "CLICK_AND_COLLECT")).toEqual(["order-paid", "order-ready"]);
  expect(mailsToRepeat("CLOSED", "CLICK_AND_COLLECT")).toEqual(["order-paid"]);
});
