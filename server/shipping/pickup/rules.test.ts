import { describe, expect, test } from "vitest";

import { bookingWindow, daysOfMonth, isOn, isWithin } from "./rules.ts";

const at = (text: string) => Date.parse(text);

describe("[§9] an order is ready when its slot begins", () => {
  test.each([
    ["on a working day", "2026-05-20T12:00:00Z", "2026-05-20", "16:00", true],
    ["not a minute before", "2026-05-20T12:00:00Z", "2026-05-20", "15:59", false],
    ["over the night that is an hour shorter", "2026-03-28T23:30:00Z", "2026-03-29", "03:30", true],
    ["which leaves 3 o'clock an hour after 1 o'clock", "2026-03-28T23:30:00Z", "2026-03-29", "03:00", false],
    ["over the night that is an hour longer", "2026-10-24T22:30:00Z", "2026-10-25", "02:00", true],
    ["where 1 o'clock is not yet two hours away", "2026-10-24T22:30:00Z", "2026-10-25", "01:59", false],
    ["before midnight for the day after", "2026-01-31T22:30:00Z", "2026-02-01", "01:30", true],
  ])("%s", (_when, now, day, opens, is) => {
    expect(isWithin({ opens }, day, bookingWindow(at(now), 2))).toBe(is);
  });
});

test("60 days ahead are told, counted in days of Paris", () => {
  const window = bookingWindow(at("2026-03-01T23:30:00Z"), 2);
  expect(window.until).toBe("2026-05-01");
  expect(isWithin({ opens: "23:00" }, "2026-05-01", window)).toBe(true);
  expect(isWithin({ opens: "00:00" }, "2026-05-02", window)).toBe(false);
});

test("of a month the days from today to the last of the 60, those that exist", () => {
  const window = bookingWindow(at("2026-02-20T12:00:00Z"), 2);
  expect(daysOfMonth(2, 2026, window)).toHaveLength(9);
  expect(daysOfMonth(3, 2026, window)).toHaveLength(31);
  expect(daysOfMonth(4, 2026, window).at(-1)).toBe("2026-04-21");
  for (const [month, year] of [
    [1, 2026],
    [5, 2026],
    [2, 2027],
    [1, 1],
    [12, 9999],
  ] as const) {
    expect(daysOfMonth(month, year, window)).toEqual([]);
  }
});

test("a weekly schedule is on its weekday unless that day is closed, an exceptional one on its day", () => {
  const span = { opens: "10:00", closes: "12:00" };
  const weekly = { ...span, weekday: 3, day: "" };
  const once = { ...span, weekday: 0, day: "2026-05-21" };
  expect([isOn(weekly, "2026-05-20", false), isOn(weekly, "2026-05-20", true)]).toEqual([true, false]);
  expect([isOn(once, "2026-05-21", true), isOn(once, "2026-05-20", false)]).toEqual([true, false]);
});
