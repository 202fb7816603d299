import { expect, test } from "vitest";

import { placeHours, readReviewPage } from "./company.ts";
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

test("[§3] the review page is linked when its address is safe", () => {
  expect(readReviewPage(sampleParameters({ REVIEW_PAGE_URL: "https://reviews.example" }))).toBe(
    "https://reviews.example",
  );
  expect(readReviewPage(sampleParameters({ REVIEW_PAGE_URL: "javascript:alert(1)" }))).toBe("");
  expect(readReviewPage(null)).toBe("");
});
