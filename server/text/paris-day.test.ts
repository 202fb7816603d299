import { describe, expect, test } from "vitest";

import { dayOf, isDay, startOfDay } from "./paris-day.ts";

describe("days in Paris", () => {
  test.each([
    ["2026-01-15", "2026-01-14T23:00:00.000Z"],
    ["2026-07-15", "2026-07-14T22:00:00.000Z"],
    ["2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z"],
  ])("%s begins at %s", (day, instant) => {
    expect(new Date(startOfDay(day)).toISOString()).toBe(instant);
    expect(dayOf(startOfDay(day))).toBe(day);
    expect(dayOf(startOfDay(day) - 1)).not.toBe(day);
  });

  test.each([
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["26-01-01", false],
    ["2026-01-01T00", false],
  ])("%s is a day: %s", (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});
