import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { countAttempt } from "./count-attempt.ts";

const three = { attempts: 3, window: 1_000 };

/** What becomes of attempts at these instants, one after the other: how long each would have to wait. */
function waitsAt(instants: readonly number[], purpose = three): readonly number[] {
  let kept: readonly number[] = [];
  return instants.map((now) => {
    const counted = countAttempt(kept, now, purpose);
    kept = counted.instants;
    return counted.wait;
  });
}

describe("an attempt is counted among those before it", () => {
  test("three are let through in a window, then it is said how long to wait", () => {
    expect(waitsAt([0, 100, 200, 300, 999, 1_000, 1_050])).toEqual([0, 0, 0, 700, 1, 0, 50]);
  });

  test("no stretch as long as the window holds more than are allowed, and who waits as told gets in", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, (pauses) => {
        let now = 0;
        let kept: readonly number[] = [];
        const passed: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const { instants, wait } = countAttempt(kept, now, three);
          if (wait === 0) passed.push(now);
          else expect(countAttempt(kept, now + wait, three).wait).toBe(0);
          kept = instants;
        }
        for (const start of passed) {
          expect(passed.filter((at) => at >= start && at < start + three.window).length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  test("a clock set back forgets nothing, and nobody waits longer than a window for it", () => {
    const before = [10_000, 10_100, 10_200];
    const { instants, wait } = countAttempt(before, 500, three);
    expect({ instants, wait }).toEqual({ instants: [500, 500, 500], wait: 1_000 });
    expect(countAttempt(instants, 1_500, three).wait).toBe(0);
  });

  test("a clock set forward and back again locks nobody out for longer than a window", () => {
    const whileAhead = countAttempt([100, 200], 90_000, three).instants;
    expect(countAttempt(whileAhead, 300, three)).toEqual({ instants: [300, 300], wait: 0 });
  });

  test("where fewer are allowed than before, enough of them must have left", () => {
    expect(countAttempt([0, 100, 200, 300], 400, { attempts: 2, window: 1_000 }).wait).toBe(800);
  });
});
