import { createIntl } from "react-intl";
import { expect, test } from "vitest";

import { longDay } from "./long-day.ts";

test("a day is said with its weekday, the first of a month as each language has it", () => {
  const saidIn = (locale: string) => ["2027-06-01", "2027-06-21"].map((day) => longDay(day, createIntl({ locale })));
  expect(saidIn("fr-FR")).toEqual(["mardi 1er juin", "lundi 21 juin"]);
  expect(saidIn("en-US")).toEqual(["Tuesday, June 1", "Monday, June 21"]);
});
