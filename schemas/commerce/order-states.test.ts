import { describe, expect, test } from "vitest";

import { deliveryTypes, isOpen, leavesBy, mayMove, orderMoves, orderStates, type OrderState } from "./order-states.ts";

describe("the states of an order", () => {
  test("each is reached from the first, and each but the last leads on", () => {
    const reached = new Set<OrderState>(["AWAITING_PAYMENT"]);
    for (const state of reached) for (const next of orderMoves[state]) reached.add(next);
    expect(reached).toEqual(new Set(orderStates));
    expect(orderStates.filter((state) => orderMoves[state].length === 0)).toEqual(["CLOSED"]);
  });

  test("what is not in the table is refused, and the same state again is none", () => {
    for (const from of orderStates) {
      for (const to of orderStates) {
        expect(mayMove(from, to), `${from} to ${to}`).toBe(from === to || orderMoves[from].includes(to));
      }
    }
    expect(mayMove("SHIPPED", "CANCELLED")).toBe(false);
    expect(mayMove("PAID", "AWAITING_PAYMENT")).toBe(false);
    expect(mayMove("EXPIRED", "AWAITING_PAYMENT")).toBe(false);
    expect(mayMove("AWAITING_PAYMENT", "PREPARING")).toBe(false);
  });

  test("nothing is prepared, shipped or handed over that was not paid", () => {
    const unpaid = new Set<OrderState>(["AWAITING_PAYMENT", "PAYMENT_FAILED", "EXPIRED", "CANCELLED"]);
    const paid = new Set<OrderState>(["PAID", "PAID_STOCK_CONFLICT"]);
    for (const from of unpaid) {
      expect(orderMoves[from].filter((to) => !unpaid.has(to) && !paid.has(to))).toEqual([]);
    }
  });

  test("an order waits to be paid from its placing until it is paid, expires or is cancelled", () => {
    expect(orderStates.filter(isOpen)).toEqual(["AWAITING_PAYMENT", "PAYMENT_FAILED"]);
  });

  test("each way of delivery leads out of PREPARING", () => {
    for (const type of deliveryTypes) expect(orderMoves.PREPARING).toContain(leavesBy[type]);
  });
});
