import { describe, expect, test } from "vitest";

import { isDay } from "./day.ts";
import { addDays, dayOf, instantIn, startOfDay, timeOf, weekdayOf } from "./paris-day.ts";

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
    ["2026-01-15", "10:30", "2026-01-15T09:30:00.000Z"],
    ["2026-07-15", "10:30", "2026-07-15T08:30:00.000Z"],
    ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25", "01:59", "2026-10-24T23:59:00.000Z"],
    ["2026-10-25", "02:30", "2026-10-25T01:30:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
  ])("%s %s is %s, also where clocks are put forward and back", (day, time, instant) => {
    expect(new Date(instantIn(day, time)).toISOString()).toBe(instant);
  });

  test.each([
    ["2026-03-29T00:59:00Z", "01:59"],
    ["2026-03-29T01:00:00Z", "03:00"],
    ["2026-10-25T00:30:00Z", "02:30"],
    ["2026-10-25T01:30:00Z", "02:30"],
    ["2026-07-14T22:00:00Z", "00:00"],
  ])("at %s it is %s", (instant, time) => {
    expect(timeOf(Date.parse(instant))).toBe(time);
  });

  test("days are counted by the calendar, and have weekdays from 1, Monday", () => {
    expect(["2026-03-28", "2026-10-24", "2026-12-31", "2028-02-28"].map((day) => addDays(day, 1))).toEqual([
      "2026-03-29",
      "2026-10-25",
      "2027-01-01",
      "2028-02-29",
    ]);
    expect(addDays("2026-03-29", -1)).toBe("2026-03-28");
    expect(["2026-05-18", "2026-05-24"].map(weekdayOf)).toEqual([1, 7]);
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
