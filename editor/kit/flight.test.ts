import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Flight } from "./flight.ts";

/** A frame, in milliseconds. */
const frame = 16;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newFlight = (): Flight => new Flight((goOn) => setTimeout(goOn, frame));

test("nothing begins while a list is scrolled faster than it can be looked at, and a moment longer", () => {
  const [flight, begin] = [newFlight(), vi.fn()];
  flight.note(0, 1_000);
  flight.note(40, 1_016);
  flight.soon(begin);
  vi.advanceTimersByTime(frame);
  expect(begin, "scrolled slowly").toHaveBeenCalledTimes(1);
  flight.soon(begin);
  flight.note(240, 1_032);
  flight.note(480, 1_048);
  vi.advanceTimersByTime(100);
  flight.note(720, 1_064);
  vi.advanceTimersByTime(100);
  expect(begin, "it flies, and has just flown").toHaveBeenCalledTimes(1);
  // It is let go, and rolls on slowly.
  flight.note(730, 1_180);
  vi.advanceTimersByTime(30 + frame);
  expect(begin).toHaveBeenCalledTimes(2);
});

test("few things begin in a frame, in the order in which they came, and one that is gone by then doesn't", () => {
  const [flight, begun] = [newFlight(), [] as number[]];
  const takeBack = Array.from({ length: 6 }, (_, place) => flight.soon(() => begun.push(place)));
  takeBack[1]?.();
  expect(begun).toEqual([]);
  vi.advanceTimersByTime(frame);
  expect(begun).toEqual([0, 2, 3]);
  vi.advanceTimersByTime(frame);
  expect(begun).toEqual([0, 2, 3, 4, 5]);
});

test("while a list moves slowly one thing begins in a frame, and as many as ever once it stands", () => {
  const [flight, begun] = [newFlight(), [] as number[]];
  flight.note(0, 1_000);
  flight.note(10, 1_016);
  for (let place = 0; place < 5; place += 1) flight.soon(() => begun.push(place));
  vi.advanceTimersByTime(frame);
  expect(begun).toEqual([0]);
  flight.end();
  vi.advanceTimersByTime(frame);
  expect(begun).toEqual([0, 1, 2, 3]);
});
