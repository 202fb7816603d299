import { expect, test } from "vitest";

import { isEnoughToAsk, townAlone, townsToOffer } from "./towns-to-offer.ts";

const beaune = { name: "Beaune", postalCode: "21200" };
const bligny = { name: "Bligny-lès-Beaune", postalCode: "21200" };
const nothing = { code: "", name: "" };

test("two digits of a code or two letters of a name are enough to ask, words for a code are not", () => {
  expect(["2", "21", "21200", "212001", "Bea"].map((text) => isEnoughToAsk(text, true))).toEqual([
    ...[false, true, true],
    ...[false, false],
  ]);
  expect(["B", "Be"].map((text) => isEnoughToAsk(text, false))).toEqual([false, true]);
});

test("the one town of a whole postal code is taken; one of several, or of a name, is a choice", () => {
  expect(townAlone([beaune], "21200", true)).toBe(beaune);
  expect(townAlone([beaune], "2120", true)).toBeNull();
  expect(townAlone([beaune, bligny], "21200", true)).toBeNull();
  expect(townAlone([beaune], "Beaun", false)).toBeNull();
});

test("some are offered, and none where one of them stands in the fields already", () => {
  expect(townsToOffer([beaune, bligny], nothing)).toEqual([beaune, bligny]);
  expect(townsToOffer([beaune, bligny], { code: "21200", name: "beaune " })).toEqual([]);
  expect(townsToOffer([beaune, bligny], { code: "21200", name: "Beau" })).toHaveLength(2);
  expect(
    townsToOffer(
      Array.from({ length: 20 }, () => beaune),
      nothing,
    ),
  ).toHaveLength(8);
});
