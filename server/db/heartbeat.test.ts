import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startHeartbeat } from "./heartbeat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const answers: PromiseWithResolvers<void>[] = [];
  const heard: string[] = [];
  const stop = startHeartbeat({
    beat() {
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      return answer.promise;
    },
    onSilence: (isSilent) => heard.push(isSilent ? "silent" : "back"),
    onDeath: (reason) => heard.push(String(reason)),
    times: { interval: 250, silence: 450, death: 2_000 },
  });
  return { answers, heard, stop };
}

test("whoever answers is asked again, and nothing is said", async () => {
  const { answers, heard } = setUp();
  for (let beat = 0; beat < 10; beat += 1) {
    answers.at(-1)?.resolve();
    await vi.advanceTimersByTimeAsync(250);
  }
  expect([answers.length, heard]).toEqual([11, []]);
});

test("who doesn't answer is silent before a second has passed since the last answer, and may come back", async () => {
  const { answers, heard } = setUp();
  answers[0]?.resolve();
  await vi.advanceTimersByTimeAsync(250 + 460);
  expect(heard).toEqual(["silent"]);
  await vi.advanceTimersByTimeAsync(1_000);
  answers[1]?.resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect([heard, answers.length]).toEqual([["silent", "back"], 3]);
});

test("who stays silent is given up, once", async () => {
  const { answers, heard } = setUp();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([heard, answers.length]).toEqual([["silent", "Error: No heartbeat"], 1]);
});

test("a connection that breaks is given up at once", async () => {
  const { answers, heard } = setUp();
  answers[0]?.reject(new Error("broken"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(["Error: broken"]);
});

test("once stopped nothing is asked or said", async () => {
  const { answers, heard, stop } = setUp();
  answers[0]?.resolve();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([answers.length, heard]).toEqual([1, []]);
});
