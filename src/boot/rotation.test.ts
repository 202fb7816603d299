import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createRotation, type Rotation } from "./rotation.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the promotional banner's rotation", () => {
  test("[§2 promo-rotates] [§9 promo-turn] steps every 6 seconds and starts again after the last", () => {
    const { shown } = setUp(3);
    vi.advanceTimersByTime(5999);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([[1, 0]]);
    vi.advanceTimersByTime(12_000);
    expect(shown).toEqual([
      [1, 0],
      [2, 1],
      [0, 2],
    ]);
  });

  test.each([0, 1, 2])("[§2 promo-rotates] [§9 promo-turn] does not rotate with %i messages", (count) => {
    const { shown } = setUp(count);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
  });

  test("stands still as long as any reason holds it, then waits a whole turn", () => {
    const { shown, rotation } = setUp(3);
    vi.advanceTimersByTime(4000);
    rotation.hold("pointer", true);
    rotation.hold("focus", true);
    vi.advanceTimersByTime(60_000);
    rotation.hold("pointer", false);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
    rotation.hold("focus", false);
    vi.advanceTimersByTime(5999);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([[1, 0]]);
  });

  test("shows the next message when it is asked for, even while it stands still", () => {
    const { shown, rotation } = setUp(3, 2);
    rotation.hold("motion", true);
    rotation.step();
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([[0, 2]]);
  });

  test("goes on from the message that stands", () => {
    const { shown } = setUp(3, 2);
    vi.advanceTimersByTime(6000);
    expect(shown).toEqual([[0, 2]]);
  });
});

function setUp(count: number, start = 0): { shown: [number, number][]; rotation: Rotation } {
  const shown: [number, number][] = [];
  const show = (index: number, previous: number) => void shown.push([index, previous]);
  return { shown, rotation: createRotation({ count, start, interval: 6000, show }) };
}
