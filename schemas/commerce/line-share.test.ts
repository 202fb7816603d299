import { expect, test } from "vitest";

import { lineShare } from "./line-share.ts";

test("[W3] a line comes back piece by piece to what was paid for it, to the cent", () => {
  for (const [quantity, toPayCents] of [
    [3, 1000],
    [7, 9999],
    [6, 7740],
    [1, 1],
    [12, 5],
  ] as const) {
    let before = { quantity: 0, cents: 0 };
    for (let piece = 0; piece < quantity; piece += 1) {
      const cents = lineShare({ quantity, toPayCents }, before, 1);
      expect(cents).toBeGreaterThanOrEqual(0);
      before = { quantity: before.quantity + 1, cents: before.cents + cents };
    }
    expect(before).toEqual({ quantity, cents: toPayCents });
  }
});

test("[W3] at once it is all that was paid, its discount share taken off", () => {
  expect(lineShare({ quantity: 6, toPayCents: 6966 }, { quantity: 0, cents: 0 }, 6)).toBe(6966);
});
