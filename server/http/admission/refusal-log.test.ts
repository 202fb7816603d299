import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { RefusalLog } from "./refusal-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first refusal is told at once, the rest together every few seconds", () => {
  const told: unknown[] = [];
  const write = (line: string): void => void told.push((JSON.parse(line) as { refused: unknown }).refused);
  const { note } = new RefusalLog(pino({}, { write }));
  for (let time = 0; time < 1_000; time += 1) note("renders");
  note("api");
  expect(told).toEqual([{ renders: 1 }]);
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([{ renders: 1 }, { renders: 999, api: 1 }]);
  vi.advanceTimersByTime(60_000);
  note("api");
  expect(told.slice(2)).toEqual([{ api: 1 }]);
});
