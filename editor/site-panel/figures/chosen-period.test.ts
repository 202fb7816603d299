import { expect, test } from "vitest";

import { namedPeriod, periodFault, periodNames } from "./chosen-period.ts";

const own = { from: "2026-02-03", to: "2026-02-04" };

test("periods have the days that their names promise", () => {
  expect(periodNames.map((name) => Object.values(namedPeriod(name, "2026-03-12", own)).join(" "))).toEqual([
    "2026-03-01 2026-03-12",
    "2026-02-01 2026-02-28",
    "2026-01-01 2026-03-12",
    "2025-01-01 2025-12-31",
    "2026-02-03 2026-02-04",
  ]);
  expect(namedPeriod("lastMonth", "2026-01-31", own)).toEqual({ from: "2025-12-01", to: "2025-12-31" });
});

test("days that end before they begin, and more than the server sums up, aren't asked for", () => {
  const from = "2026-01-01";
  expect(periodFault({ from, to: from })).toBeNull();
  expect(periodFault({ from, to: "2025-12-31" })).toBe("order");
  expect(periodFault({ from, to: "2029-01-04" })).toBeNull();
  expect(periodFault({ from, to: "2029-01-05" })).toBe("long");
});
