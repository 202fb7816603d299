import { expect, test } from "vitest";

import { changeByHand, handKinds, movementKinds } from "./stock-movements.ts";

test("what came in is added, a count says what there is, all else is taken out", () => {
  const changes = handKinds.map((kind) => [kind, changeByHand(kind, 12, 100)]);
  expect(Object.fromEntries(changes)).toEqual({ ARRIVAL: 12, COUNT: -88, BREAKAGE: -12, TASTING: -12, LOSS: -12 });
});

test("each kind of cause stands once, those of people among them", () => {
  expect(new Set(movementKinds).size).toBe(movementKinds.length);
  expect(handKinds.filter((kind) => !movementKinds.includes(kind))).toEqual([]);
});
