import { expect, test } from "vitest";

import { dayWords } from "./day-words.ts";

test("a day is said in the reader's language, whatever the server's own zone; what is none stays", () => {
  expect(dayWords("2027-05-05", "fr_FR")).toBe("5 mai 2027");
  expect(dayWords("2039-06-01", "fr_FR")).toBe("1er juin 2039");
  expect(dayWords("2027-12-31", "en_US")).toBe("December 31, 2027");
  expect(dayWords("soon", "en_US")).toBe("soon");
});
