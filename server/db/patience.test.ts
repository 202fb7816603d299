import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { DatabaseAway } from "./database-error.ts";
import {
  losePatience,
  patienceLeft,
  requestPatience,
  turnPatienceLeft,
  waitingForDatabase,
  within,
  withPatience,
} from "./patience.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Waits on the clock of the test. */
function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

test("waits for the database add up, other waits don't count", async () => {
  const seen: number[] = [];
  const work = withPatience(1_000, async () => {
    await waitingForDatabase(() => wait(300));
    await wait(5_000);
    seen.push(patienceLeft());
    await waitingForDatabase(() => wait(600));
    seen.push(patienceLeft());
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await work;
  expect(seen).toEqual([700, 100]);
});

test("waits side by side, or one inside another, count once", async () => {
  const work = withPatience(1_000, async () => {
    await Promise.all([300, 200, 300].map((time) => waitingForDatabase(() => wait(time))));
    await waitingForDatabase(() => waitingForDatabase(() => wait(100)));
    return patienceLeft();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await work).toBe(600);
});

test("who has waited for a turn waits less for the database, but not for nothing", async () => {
  const left = (patience: number, waited: number) =>
    withPatience(patience, () => {
      losePatience(waited);
      return patienceLeft();
    });
  expect([500, 1_500, 3_000, 9_000].map((waited) => left(3_500, waited))).toEqual([3_500, 3_000, 1_500, 1_500]);
  expect(left(1_000, 3_000)).toBe(1_000);
  losePatience(1_000);
  expect([patienceLeft(), turnPatienceLeft()]).toEqual([Infinity, Infinity]);
});

test("[R-11] all turns and the database together take four and a half seconds at the most", async () => {
  const work = withPatience(requestPatience, async () => {
    const begun = performance.now();
    const turns: number[] = [];
    for (const turn of [2_000, 3_000]) {
      turns.push(Math.min(turn, turnPatienceLeft()));
      await wait(turns.at(-1) ?? 0);
      losePatience(turns.at(-1) ?? 0);
    }
    turns.push(turnPatienceLeft());
    await waitingForDatabase((left) => wait(left));
    return [turns, performance.now() - begun];
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await work).toEqual([[2_000, 1_000, 0], 4_500]);
});

test("who has waited for the database waits less for a turn", async () => {
  const work = withPatience(requestPatience, async () => {
    await waitingForDatabase(() => wait(2_000));
    return [turnPatienceLeft(), patienceLeft()];
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await work).toEqual([1_000, 1_500]);
});

test("with none left nothing is asked any more", async () => {
  let asked = 0;
  const work = withPatience(100, async () => {
    await waitingForDatabase(() => wait(150));
    await waitingForDatabase(async () => (asked += 1));
  });
  const failure = work.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toBeInstanceOf(DatabaseAway);
  expect(asked).toBe(0);
});

test("each request has patience of its own, and who has none set waits as long as it takes", async () => {
  const both = [1_000, 2_000].map((time) => withPatience(time, () => waitingForDatabase(async (left) => left)));
  expect(await Promise.all(both)).toEqual([1_000, 2_000]);
  expect(patienceLeft()).toBe(Infinity);
});

test("what comes too late is handed back", async () => {
  const late: string[] = [];
  const slow = wait(500).then(() => "a connection");
  const failure = within(100, slow, (value) => late.push(value)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toBeInstanceOf(DatabaseAway);
  expect(late).toEqual(["a connection"]);
});
