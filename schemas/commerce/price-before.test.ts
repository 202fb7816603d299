import { describe, expect, test } from "vitest";

import { priceBefore } from "./price-before.ts";

const day = 86_400_000;
const at = (...points: readonly (readonly [day: number, cents: number])[]) =>
  points.map(([days, cents]) => ({ since: days * day, cents }));

describe("the price that a reduction is announced against [P5]", () => {
  test.each([
    ["the price before it, where that held for long", at([0, 1000], [100, 800]), 1000],
    ["the lowest of the thirty days before, not the last", at([0, 1000], [80, 900], [90, 1000], [100, 800]), 900],
    ["a price that ended thirty days before doesn't count", at([0, 700], [70, 1000], [100, 800]), 1000],
    ["one that ended a day later does: then it is no reduction", at([0, 700], [71, 1000], [100, 800]), null],
    ["of reductions that follow each other, before the first", at([0, 1000], [90, 900], [100, 800]), 1000],
    ["a reduction that held for thirty days is the price", at([0, 1000], [50, 900], [100, 800]), 900],
    ["a rise before it hides nothing", at([0, 800], [95, 1200], [100, 900]), null],
    ["a price that was raised is no reduction", at([0, 800], [100, 1000]), null],
    ["a price that never changed neither", at([0, 800]), null],
    ["nothing is known", [], null],
  ] as const)("[P5] %s", (_name, points, expected) => {
    expect(priceBefore(points)).toBe(expected);
  });
});
