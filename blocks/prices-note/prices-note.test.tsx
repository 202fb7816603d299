import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { pricesNoteFixtures } from "./fixtures.ts";
import { monthDayText } from "./month-day-text.ts";
import { PricesNoteView } from "./view.tsx";

const [defaults, own, hidden, noShop] = pricesNoteFixtures.map((fixture) => renderFixture(PricesNoteView, fixture));

test("[§9 prices-valid] prices are valid from 1 February to 31 January", () => {
  expect(defaults).toContain("du 1<sup>er</sup> février au 31 janvier");
});

test("[§9 returns-days] returns are accepted within 14 days", () => {
  expect(defaults).toContain("14 jours");
});

test("[§3] the validity and the return period come from the parameters", () => {
  expect(own).toContain("from March 15 to December 31");
  expect(own).toContain("30 days");
});

test("without prices or without a shop there is no note", () => {
  expect([hidden, noShop]).toEqual(["", ""]);
});

test("a text that is no month and day gives no words", () => {
  expect([monthDayText("", "fr-FR"), monthDayText("13-45", "fr-FR"), monthDayText("soon", "en-US")]).toEqual([
    "",
    "",
    "",
  ]);
});
