import { expect, test } from "vitest";

import { calendarMonths } from "./calendar-months.ts";

test("months go from the first day that is told to the last, over the turn of the year", () => {
  const months = calendarMonths(["2026-12-30", "2027-02-01"], []);
  expect(months.map(({ month, days }) => [month, days[0]?.date, days.at(-1)?.date])).toEqual([
    ["2026-12", "2026-12-28", "2026-12-31"],
    ["2027-01", "2027-01-01", "2027-01-31"],
    ["2027-02", "2027-02-01", "2027-02-07"],
  ]);
  expect(calendarMonths([], [])).toEqual([]);
});

test("weeks begin on Monday, and those that nothing is told of are left out", () => {
  const [november] = calendarMonths(["2026-11-28", "2026-11-30"], []);
  const at = (date: string) => november?.days.find((day) => day.date === date);
  expect([at("2026-11-01"), at("2026-11-22")]).toEqual([undefined, undefined]);
  expect(at("2026-11-23")).toMatchObject({ weekday: 1, week: 1 });
  expect(at("2026-11-29")).toMatchObject({ weekday: 7, week: 1 });
  expect(at("2026-11-30")).toMatchObject({ weekday: 1, week: 2 });
});

test("a day is open, full, closed between others, or outside of what is told", () => {
  const [november, december] = calendarMonths(["2026-11-28", "2026-12-02"], ["2026-11-30"]);
  const stateOf = (date: string) =>
    [...(november?.days ?? []), ...(december?.days ?? [])].find((day) => day.date === date)?.state;
  expect(
    ["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"].map(stateOf),
  ).toEqual(["outside", "open", "closed", "full", "closed", "open", "outside"]);
});
