import { setImmediate as nextTurn } from "node:timers/promises";

import { expect, test } from "vitest";

import { MemoryBudget } from "./memory-budget.ts";

function budgetOf(most: number) {
  const budget = new MemoryBudget(most);
  const running: number[] = [];
  const ends = new Map<number, () => void>();
  const ask = (bytes: number): Promise<void> =>
    budget.run(bytes, async () => {
      running.push(bytes);
      await new Promise<void>((resolve) => ends.set(bytes, resolve));
      running.splice(running.indexOf(bytes), 1);
    });
  const end = async (bytes: number): Promise<void> => {
    ends.get(bytes)?.();
    await nextTurn();
  };
  return { ask, running, end };
}

test("what runs together never takes more than the bound, and what waits comes in turn", async () => {
  const { ask, running, end } = budgetOf(100);
  const all = [ask(60), ask(50), ask(30)];
  await nextTurn();
  expect(running).toEqual([60]);
  await end(60);
  expect(running).toEqual([50, 30]);
  await end(50);
  await end(30);
  await Promise.all(all);
});

test("what is larger than the bound runs alone", async () => {
  const { ask, running, end } = budgetOf(100);
  const all = [ask(500), ask(1)];
  await nextTurn();
  expect(running).toEqual([500]);
  await end(500);
  expect(running).toEqual([1]);
  await end(1);
  await Promise.all(all);
});

test("work that fails gives back what it took", async () => {
  const budget = new MemoryBudget(100);
  await expect(budget.run(100, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await budget.run(100, async () => "made")).toBe("made");
});
