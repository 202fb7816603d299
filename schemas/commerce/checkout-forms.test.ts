import { expect, test } from "vitest";

import { dayValue, readDeliveryForm, slotValue } from "./checkout-forms.ts";

const choose = (fields: Readonly<Record<string, string>>) =>
  readDeliveryForm((name) => ({ way: "CLICK_AND_COLLECT", ...fields })[name] ?? "").delivery;

test("an hour is a schedule on a day somewhere, and counts while that day is chosen", () => {
  const day = dayValue(1, "2026-11-28");
  const slot = slotValue(4, day);
  const chosen = { idSchedule: 4, date: "2026-11-28" };
  expect(choose({ day, slot })).toMatchObject(chosen);
  expect(choose({ slot })).toMatchObject(chosen);
  expect(choose({ slot: "4_2026-11-28" })).toMatchObject(chosen);
});

test("an hour of another day than the one that is chosen now, or of another place, counts for nothing", () => {
  const slot = slotValue(4, dayValue(1, "2026-11-28"));
  const none = { idSchedule: 0, date: "" };
  expect(choose({ day: dayValue(1, "2026-11-29"), slot })).toMatchObject(none);
  expect(choose({ day: dayValue(2, "2026-11-28"), slot })).toMatchObject(none);
  expect(choose({ day: dayValue(1, "2026-11-28"), slot: "" })).toMatchObject(none);
});
