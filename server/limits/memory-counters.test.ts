import { expect, test } from "vitest";

import type { CounterKey } from "./counter.ts";
import { createMemoryCounters } from "./memory-counters.ts";
import type { Purpose } from "./purposes.ts";

const purpose: Purpose = { attempts: 2, window: 1_000, by: "address", kept: "memory" };
const from = (name: string, key: string): CounterKey => ({ name, purpose, key });

test("each key has an allowance of its own for each purpose", () => {
  const counters = createMemoryCounters();
  const count = (...keys: readonly CounterKey[]) => counters.count(keys, 0);
  expect([1, 2, 3].map(() => count(from("visit", "a")))).toEqual([0, 0, 1_000]);
  expect([count(from("visit", "b")), count(from("report", "a"))]).toEqual([0, 0]);
});

test("one used-up key refuses, and the others are not counted", () => {
  const counters = createMemoryCounters();
  for (const index of [1, 2]) expect(counters.count([from("account", "a"), from("address", `${index}`)], 0)).toBe(0);
  for (let index = 0; index < 5; index += 1) {
    expect(counters.count([from("account", "a"), from("address", "9")], 0)).toBe(1_000);
  }
  expect([1, 2, 3].map(() => counters.count([from("address", "9")], 0))).toEqual([0, 0, 1_000]);
});

test("more keys than there are counters share them: allowances get smaller, and none is forgotten", () => {
  const counters = createMemoryCounters(16);
  for (let index = 0; index < 2; index += 1) counters.count([from("visit", "a")], 0);
  for (let index = 0; index < 5_000; index += 1) counters.count([from("visit", `flood ${index}`)], 0);
  expect(counters.count([from("visit", "a")], 0)).toBe(1_000);
  expect(counters.count([from("report", "a")], 0)).toBe(0);
});
