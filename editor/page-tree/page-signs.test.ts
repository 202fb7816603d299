import { expect, test } from "vitest";

import { answers, signsOf } from "./page-signs.ts";
import { testPage } from "./test-pages.ts";

const keys = (given: Parameters<typeof testPage>[2]): readonly string[] =>
  signsOf(testPage(1, "Page", { isMenu: false, ...given })).map(({ key }) => key);

test("a page says how far visitors have it, what waits, and what is missing", () => {
  expect(keys({})).toEqual(["public"]);
  expect(keys({ isPublished: false, isHidden: true, isPreviewStale: true, hasChanges: true })).toEqual([
    "hidden",
    "changed",
  ]);
  expect(keys({ isPublished: false })).toEqual(["default"]);
  expect(keys({ isCms: false, isPreviewStale: true })).toEqual(["program"]);
  expect(keys({ plannedAt: 4_000_000_000_000, hasChanges: true })).toEqual(["public", "changed", "planned"]);
  expect(keys({ hasNewSettings: true })).toEqual(["public", "changed"]);
  expect(keys({ isPreviewStale: true })).toEqual(["public", "stale"]);
  expect(keys({ isPreviewStale: true, preview: null })).toEqual(["public", "noPreview"]);
  expect(keys({ isMenu: true })).toEqual(["public", "menu"]);
  expect(keys({ isMenu: true, isFixedRight: true })).toEqual(["public", "menuRight"]);
  expect(signsOf(testPage(1, "Page", { untitled: ["en_US"] }))).toContainEqual({
    key: "untitled",
    tone: "wrong",
    locale: "en_US",
  });
  expect(signsOf(testPage(1, "Page", { untranslated: ["fr_FR"] }))).toContainEqual({
    key: "untranslated",
    tone: "wrong",
    locale: "fr_FR",
  });
});

test("each state can be looked for", () => {
  const page = testPage(1, "Page");
  expect(answers(page, "all")).toBe(true);
  expect([answers(page, "public"), answers({ ...page, isHidden: true }, "public")]).toEqual([true, false]);
  expect([answers(page, "hidden"), answers({ ...page, isHidden: true }, "hidden")]).toEqual([false, true]);
  expect([answers(page, "changed"), answers({ ...page, hasNewSettings: true }, "changed")]).toEqual([false, true]);
  expect([answers(page, "planned"), answers({ ...page, plannedAt: 1 }, "planned")]).toEqual([false, true]);
  expect([answers(page, "menu"), answers({ ...page, isMenu: false }, "menu")]).toEqual([true, false]);
  expect([answers(page, "untitled"), answers({ ...page, untitled: ["en_US"] }, "untitled")]).toEqual([false, true]);
  expect(answers({ ...page, untranslated: ["en_US"] }, "untitled")).toBe(true);
  expect([answers(page, "stale"), answers({ ...page, isPreviewStale: true }, "stale")]).toEqual([false, true]);
});
