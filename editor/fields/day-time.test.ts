import { expect, test } from "vitest";

import { fromDayTime, toDayTime } from "./day-time.ts";

test.each([
  ["2026-09-01", "", "beginning", "2026-08-31T22:00:00.000Z"],
  ["2026-09-30", "", "end", "2026-09-30T22:00:00.000Z"],
  ["2026-09-30", "18:30", "end", "2026-09-30T16:30:00.000Z"],
  ["2026-01-15", "10:00", "beginning", "2026-01-15T09:00:00.000Z"],
  // The last day of summer time is an hour longer, the first one an hour shorter.
  ["2026-10-25", "", "beginning", "2026-10-24T22:00:00.000Z"],
  ["2026-10-25", "", "end", "2026-10-25T23:00:00.000Z"],
  ["2026-03-29", "", "end", "2026-03-29T22:00:00.000Z"],
  ["2026-03-29", "03:00", "beginning", "2026-03-29T01:00:00.000Z"],
] as const)("[PV1] %s %s as a %s is %s in Paris, and back", (day, time, means, instant) => {
  expect(fromDayTime({ day, time }, means)).toBe(instant);
  expect(toDayTime(instant, means)).toEqual({ day, time });
});

test("[PV1] the hour that spring leaves out is as much later, and no day is no instant", () => {
  expect(fromDayTime({ day: "2026-03-29", time: "02:30" }, "beginning")).toBe("2026-03-29T01:30:00.000Z");
  expect(toDayTime("2026-03-29T01:30:00.000Z", "beginning")).toEqual({ day: "2026-03-29", time: "03:30" });
  expect(fromDayTime({ day: "", time: "10:00" }, "end")).toBeNull();
  expect(toDayTime(null, "end")).toEqual({ day: "", time: "" });
});
