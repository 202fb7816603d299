import { createIntl } from "react-intl";
import { expect, test } from "vitest";

import english from "#schemas/messages/en_US.json" with { type: "json" };
import french from "#schemas/messages/fr_FR.json" with { type: "json" };

import { placeHours, readHours, readReviewPage } from "./company.ts";
import { sampleAddress } from "./content-samples.ts";
import { sampleParameters } from "./samples.ts";

test("a place's hours stand by weekday, days alike together, closed days left out", () => {
  expect(placeHours(sampleAddress().openingHours, "fr-FR")).toEqual([
    { days: ["tuesday", "wednesday"], text: "10\u00a0h – 12\u00a0h, 14\u00a0h – 18\u00a0h\u00a030" },
  ]);
  expect(placeHours([{ day: 7, opens: "09:00", closes: "12:00" }], "en-US")).toEqual([
    { days: ["sunday"], text: "9\u00a0am – noon" },
  ]);
  expect(placeHours([], "en-US")).toEqual([]);
});

const inFrench = createIntl({ locale: "fr-FR", messages: french });
const inEnglish = createIntl({ locale: "en-US", messages: english });

test("[§3] hours of neighbouring days stand together in the language's own way, a day of which nothing is said ends a row", () => {
  const hours = sampleParameters({
    OPENING_HOURS_MONDAY: "09:00-12:00, 14:00-18:30",
    OPENING_HOURS_TUESDAY: "09:00-12:00, 14:00-18:30",
    OPENING_HOURS_WEDNESDAY: "09:00-12:00, 14:00-18:30 (by appointment)",
    OPENING_HOURS_FRIDAY: "09:00-12:00, 14:00-18:30",
    OPENING_HOURS_SATURDAY: "closed",
    OPENING_HOURS_SUNDAY: "(on Easter Sunday)",
  });
  const french = "9\u00a0h – 12\u00a0h, 14\u00a0h – 18\u00a0h\u00a030";
  expect(readHours(hours, inFrench)).toEqual([
    { days: ["monday", "tuesday"], text: french },
    { days: ["wednesday"], text: `${french}, by appointment` },
    { days: ["friday"], text: french },
    { days: ["saturday"], text: "Fermé" },
    { days: ["sunday"], text: "on Easter Sunday" },
  ]);
  expect(readHours(hours, inEnglish).map(({ text }) => text)).toEqual([
    "9\u00a0am – noon, 2\u00a0pm – 6:30\u00a0pm",
    "9\u00a0am – noon, 2\u00a0pm – 6:30\u00a0pm, by appointment",
    "9\u00a0am – noon, 2\u00a0pm – 6:30\u00a0pm",
    "Closed",
    "on Easter Sunday",
  ]);
});

test("hours that nobody can read are left out", () => {
  expect(readHours(sampleParameters({ OPENING_HOURS_MONDAY: "about nine" }), inFrench)).toEqual([]);
  expect(readHours(null, inFrench)).toEqual([]);
});

test("[§3] the review page is linked when its address is safe", () => {
  expect(readReviewPage(sampleParameters({ REVIEW_PAGE_URL: "https://reviews.example" }))).toBe(
    "https://reviews.example",
  );
  expect(readReviewPage(sampleParameters({ REVIEW_PAGE_URL: "javascript:alert(1)" }))).toBe("");
  expect(readReviewPage(null)).toBe("");
});
