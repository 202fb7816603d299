import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { followAvailability } from "./availability.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const state = { isThere: true, checks: 0, changes: [] as boolean[] };
  const availability = followAvailability({
    async check() {
      state.checks += 1;
      if (!state.isThere) throw new Error("gone");
    },
    onChange: ({ isAway }) => state.changes.push(isAway),
    interval: 250,
  });
  return { state, availability };
}

test("one request that fails doesn't make the database away: it is looked at", async () => {
  const { state, availability } = setUp();
  availability.suspect();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([availability.isAway, state.checks, state.changes]).toEqual([false, 1, []]);
});

test("while it is away it is looked at again and again, and its return is noticed", async () => {
  const { state, availability } = setUp();
  state.isThere = false;
  for (let count = 0; count < 100; count += 1) availability.suspect();
  await vi.advanceTimersByTimeAsync(0);
  expect([availability.isAway, state.checks]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.checks).toBe(5);
  state.isThere = true;
  await vi.advanceTimersByTimeAsync(250);
  expect([availability.isAway, state.changes]).toEqual([false, [true, false]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.checks).toBe(6);
});

test("a look that hangs neither hides that the database is back nor, when it fails at last, makes it away again", async () => {
  const looks: PromiseWithResolvers<void>[] = [];
  const availability = followAvailability({
    check() {
      const look = Promise.withResolvers<void>();
      looks.push(look);
      return look.promise;
    },
    interval: 200,
  });
  availability.suspect();
  looks[0]?.reject(new Error("gone"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([availability.isAway, looks.length]).toEqual([true, 4]);
  looks[3]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(availability.isAway).toBe(false);
  looks[1]?.reject(new Error("too long"));
  looks[2]?.reject(new Error("too long"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([availability.isAway, looks.length]).toEqual([false, 4]);
});

test("once stopped it looks no more", async () => {
  const { state, availability } = setUp();
  state.isThere = false;
  availability.suspect();
  await vi.advanceTimersByTimeAsync(300);
  availability.stop();
  const { checks } = state;
  availability.suspect();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.checks).toBe(checks);
});
