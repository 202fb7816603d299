import { expect, test } from "vitest";

import { instantIn } from "../paris-day.ts";

import { lastWithdrawalDay, mayWithdraw, withdrawalDays } from "./withdrawal-period.ts";

const noon = (day: string) => instantIn(day, "12:00");

test("[W1] fourteen days begin on the day after receipt, and end with their last day in Paris", () => {
  const received = noon("2026-06-02");
  expect(lastWithdrawalDay(received, 14)).toBe("2026-06-16");
  expect(mayWithdraw(received, 14, instantIn("2026-06-16", "23:59"))).toBe(true);
  expect(mayWithdraw(received, 14, instantIn("2026-06-17", "00:00"))).toBe(false);
});

test("[W1] what would end on a Saturday, a Sunday or a holiday ends on the next working day", () => {
  expect(lastWithdrawalDay(noon("2026-06-06"), 14)).toBe("2026-06-22");
  expect(lastWithdrawalDay(noon("2026-06-30"), 14)).toBe("2026-07-15");
  // Easter Monday, Ascension Day and Whit Monday move with Easter.
  expect(lastWithdrawalDay(noon("2026-03-23"), 14)).toBe("2026-04-07");
  expect(lastWithdrawalDay(noon("2026-04-30"), 14)).toBe("2026-05-15");
  expect(lastWithdrawalDay(noon("2027-05-03"), 14)).toBe("2027-05-18");
  expect(lastWithdrawalDay(noon("2026-12-11"), 14)).toBe("2026-12-28");
});

test("[W1] before the goods are received one may withdraw at any time", () => {
  expect(mayWithdraw(null, 14, noon("2030-01-01"))).toBe(true);
});

test("[§5] fourteen days are the fewest, and an estate may give more", () => {
  expect([withdrawalDays(null), withdrawalDays("7"), withdrawalDays("14"), withdrawalDays("30")]).toEqual([
    14, 14, 14, 30,
  ]);
});
