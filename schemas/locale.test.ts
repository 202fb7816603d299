import { describe, expect, test } from "vitest";

import { defaultLocale, inLocale, isLocale, localeInfos, locales, localizePath, splitLocale } from "./locale.ts";

test("[§9 locales] locales en_US and fr_FR, default fr_FR, prefix for all except default", () => {
  expect(locales.toSorted()).toEqual(["en_US", "fr_FR"]);
  expect(defaultLocale).toBe("fr_FR");
  expect(locales.map((locale) => localizePath("/contact", locale))).toEqual(["/contact", "/en_US/contact"]);
});

describe("splitLocale", () => {
  test.each([
    ["/", "fr_FR", "/"],
    ["/nos-cuvees", "fr_FR", "/nos-cuvees"],
    ["/en_US", "en_US", "/"],
    ["/en_US/", "en_US", "/"],
    ["/en_US/our-wines", "en_US", "/our-wines"],
    ["/en_USA/our-wines", "fr_FR", "/en_USA/our-wines"],
    ["/en_us/our-wines", "fr_FR", "/en_us/our-wines"],
    ["/wines/en_US", "fr_FR", "/wines/en_US"],
  ])("[§2] French has no prefix, English is under /en_US: %s", (path, locale, rest) => {
    expect(splitLocale(path)).toEqual({ locale, path: rest });
  });

  test("[§2 longest-prefix] the longest non-default locale prefix decides, the default one is none", () => {
    expect(splitLocale("/en_US/en_US/a")).toEqual({ locale: "en_US", path: "/en_US/a" });
    expect(splitLocale("/fr_FR/a")).toEqual({ locale: "fr_FR", path: "/fr_FR/a" });
  });

  test("[§2 locale-prefix] localizePath puts back what splitLocale takes off", () => {
    for (const path of ["/", "/nos-cuvees", "/en_US", "/en_US/our-wines"]) {
      const split = splitLocale(path);
      expect(localizePath(split.path, split.locale)).toBe(path);
    }
  });
});

test("localized text falls back to the default locale, an empty text is one", () => {
  expect(inLocale({ fr_FR: "Vin", en_US: "Wine" }, "en_US")).toBe("Wine");
  expect(inLocale({ fr_FR: "Vin" }, "en_US")).toBe("Vin");
  expect(inLocale({ fr_FR: "Vin", en_US: "" }, "en_US")).toBe("");
  expect(inLocale({ en_US: "Wine" }, "fr_FR")).toBeUndefined();
  expect(inLocale(undefined, "fr_FR")).toBeUndefined();
});

test("each locale has the tags that browsers and search engines need", () => {
  expect(locales.map((locale) => localeInfos[locale].iso)).toEqual(["fr-FR", "en-US"]);
  expect([isLocale("en_US"), isLocale("en-US"), isLocale("constructor"), isLocale(4)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
