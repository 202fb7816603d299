import { expect, test } from "vitest";

import { plannedMinute } from "./planned-minute.ts";

const now = Date.UTC(2026, 0, 1);

test.each([
  ["in winter Paris is one hour ahead", "2026-11-28", "10:00", Date.UTC(2026, 10, 28, 9), false],
  ["in summer two", "2026-07-14", "10:00", Date.UTC(2026, 6, 14, 8), false],
  ["of the hour that comes twice it is the second", "2026-10-25", "02:30", Date.UTC(2026, 9, 25, 1, 30), true],
  ["the minute before that hour comes once", "2026-10-25", "01:59", Date.UTC(2026, 9, 24, 23, 59), false],
  ["the one after it too", "2026-10-25", "03:00", Date.UTC(2026, 9, 25, 2), false],
])("%s", (_name, day, time, at, isTwice) => {
  expect(plannedMinute({ day, time }, now)).toEqual({ kind: "chosen", at, isTwice });
});

test("a minute that the spring leaves out isn't moved: somebody chooses another", () => {
  for (const time of ["02:00", "02:30", "02:59"])
    expect(plannedMinute({ day: "2026-03-29", time }, now)).toEqual({ kind: "skipped" });
  expect(plannedMinute({ day: "2026-03-29", time: "03:00" }, now)).toMatchObject({ kind: "chosen" });
});

test("what isn't said, or is over, is no plan", () => {
  expect(plannedMinute({ day: "", time: "10:00" }, now)).toEqual({ kind: "unsaid" });
  expect(plannedMinute({ day: "2026-11-28", time: "" }, now)).toEqual({ kind: "unsaid" });
  const at = Date.UTC(2026, 10, 28, 9);
  expect(plannedMinute({ day: "2026-11-28", time: "10:00" }, at)).toEqual({ kind: "past" });
  expect(plannedMinute({ day: "2026-11-28", time: "10:00" }, at - 1)).toMatchObject({ at });
});
