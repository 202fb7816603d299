import { expect, test } from "vitest";

import { firstOfMonth } from "./first-of-month.ts";

const months = Array.from({ length: 12 }, (_none, month) => Date.UTC(2039, month, 1, 12));
const styles = [
  { dateStyle: "full", timeStyle: "short" },
  { dateStyle: "long" },
  { dateStyle: "medium" },
  { day: "numeric", month: "long" },
  { weekday: "short", day: "numeric", month: "short" },
] as const;

test.each(styles)("the first of each month is an ordinal in French, as Intl writes it: %o", (style) => {
  const format = new Intl.DateTimeFormat("fr-FR", { ...style, timeZone: "UTC" });
  for (const month of months) {
    const words = firstOfMonth(format.format(month), "fr-FR");
    expect(words).toMatch(/(^|\s)1er\s\p{L}/u);
    // As it is where Intl knows it by itself.
    expect(firstOfMonth(words, "fr-FR")).toBe(words);
  }
});

test("other days, dates in figures, times and other languages stay as they are", () => {
  for (const words of ["11 juin", "21 mars 2039", "01/06/2039 à 1 h", "2 mai à 01:10"])
    expect(firstOfMonth(words, "fr-FR")).toBe(words);
  expect(firstOfMonth("June 1, 2039", "en-US")).toBe("June 1, 2039");
});
