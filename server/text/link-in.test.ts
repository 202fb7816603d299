import { expect, test } from "vitest";

import { linkIn } from "./link-in.ts";

test("a page of the site opens in the reader's language", () => {
  expect(linkIn("/news/13", "fr_FR")).toBe("/news/13");
  expect(linkIn("/news/13?from=popup#program", "en_US")).toBe("/en_US/news/13?from=popup#program");
  expect(linkIn("/", "en_US")).toBe("/en_US");
});

test("an address that says its language, another site, a file and an anchor stay as they are", () => {
  const kept = ["/en_US/news/13", "//cdn.example/a", "https://example.org/visit", "/media/plan.pdf", "#popup-3", ""];
  expect(kept.map((link) => linkIn(link, "en_US"))).toEqual(kept);
});
