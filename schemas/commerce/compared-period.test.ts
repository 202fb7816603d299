import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "../paris-day.ts";
import { daysIn, periodBefore, stepFor, stepsIn, periodSteps } from "./compared-period.ts";

test.each([
  ["this month so far", "2026-05-01", "2026-05-12", "2026-04-01", "2026-04-12"],
  ["a month that is longer than the one before", "2026-03-01", "2026-03-30", "2026-02-01", "2026-02-28"],
  ["a whole month", "2026-04-01", "2026-04-30", "2026-03-01", "2026-03-31"],
  ["a leap year’s February", "2028-03-01", "2028-03-31", "2028-02-01", "2028-02-29"],
  ["January", "2026-01-01", "2026-01-31", "2025-12-01", "2025-12-31"],
  ["this year so far", "2026-01-01", "2026-11-26", "2025-01-01", "2025-11-26"],
  ["a whole year", "2025-01-01", "2025-12-31", "2024-01-01", "2024-12-31"],
  ["a quarter", "2026-04-01", "2026-06-30", "2026-01-01", "2026-03-31"],
  ["any ten days", "2026-05-05", "2026-05-14", "2026-04-25", "2026-05-04"],
  ["one day", "2026-05-05", "2026-05-05", "2026-05-04", "2026-05-04"],
])("[F1] %s is compared with what went before", (_, from, to, ...before) => {
  expect(Object.values(periodBefore({ from, to }))).toEqual(before);
});

test("[F1] the steps of a period are its days, each once, and weeks begin on Mondays", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_000 }),
      fc.nat(1_099),
      fc.constantFrom(...periodSteps),
      (start, more, by) => {
        const from = addDays("2010-01-01", start);
        const period = { from, to: addDays(from, more) };
        const steps = stepsIn(period, by);
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([period.from, period.to]);
        expect(steps.reduce((sum, step) => sum + daysIn(step), 0)).toBe(more + 1);
        for (const [at, step] of steps.slice(1).entries()) {
          expect(step.from).toBe(addDays(steps[at]?.to ?? "", 1));
          if (by === "week") expect(new Date(`${step.from}T00:00:00Z`).getUTCDay()).toBe(1);
          if (by === "month") expect(step.from.slice(8)).toBe("01");
        }
        const before = periodBefore(period);
        expect(before.to < period.from && before.from <= before.to).toBe(true);
      },
    ),
  );
});

test("[F1] a month is told by day, a season by week, a year by month", () => {
  const of = (days: number) => stepFor({ from: "2026-01-02", to: addDays("2026-01-02", days - 1) });
  expect([of(1), of(31), of(46), of(184), of(365)]).toEqual(["day", "day", "week", "week", "month"]);
});
