import { expect, test } from "vitest";

import {
  endedReturns,
  estateSteps,
  mayReturnMove,
  returnMoves,
  type ReturnState,
  returnStates,
} from "./return-states.ts";

test("[G2] each state of a return is reached from the first; three lead nowhere", () => {
  const reached = new Set<ReturnState>(["ASKED"]);
  for (const state of reached) for (const next of returnMoves[state]) reached.add(next);
  expect(reached).toEqual(new Set(returnStates));
  expect(returnStates.filter((state) => returnMoves[state].length === 0)).toEqual(["REFUSED", "CANCELLED", "CLOSED"]);
});

test("[G2] what is not in the table is refused, and the same state again is none", () => {
  for (const from of returnStates) {
    for (const to of returnStates) {
      expect(mayReturnMove(from, to), `${from} to ${to}`).toBe(from === to || returnMoves[from].includes(to));
    }
  }
  expect(returnMoves.LABEL_SENT).not.toContain("CANCELLED");
  expect(returnMoves.RECEIVED).not.toContain("REFUSED");
});

test("[G2] nothing is refunded that was not received; what ended gives its goods back to who bought them", () => {
  for (const from of returnStates) {
    if (returnMoves[from].includes("REFUNDED")) expect(from).toBe("RECEIVED");
  }
  for (const state of endedReturns) expect(returnMoves[state]).toEqual([]);
  expect(estateSteps).not.toContain("CANCELLED");
});
