import { expect, test } from "vitest";

import { linkIn, shownLink } from "./link-in.ts";

test("a page of the site opens in the reader's language", () => {
  expect(linkIn("/news/13", "fr_FR")).toBe("/news/13");
  expect(linkIn("/news/13?from=popup#program", "en_US")).toBe("/en_US/news/13?from=popup#program");
  expect(linkIn("/", "en_US")).toBe("/en_US");
});

test("an address that says its language, another site, a file and an anchor stay as they are", () => {
  const kept = ["/en_US/news/13", "//cdn.example/a", "https://example.org/visit", "/media/plan.pdf", "#popup-3", ""];
  expect(kept.map((link) => linkIn(link, "en_US"))).toEqual(kept);
});

test("a link that would not be stored today is none", () => {
  const unsafe = ["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "//evil.test", "/\\evil.test"];
  expect(unsafe.map((link) => shownLink(link, "en_US"))).toEqual(unsafe.map(() => ""));
  expect(shownLink("/news/13", "en_US")).toBe("/en_US/news/13");
});
