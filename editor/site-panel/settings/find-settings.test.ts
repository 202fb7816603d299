import { expect, test } from "vitest";

import type { Locale } from "#schemas/locale.ts";

import { findSettings } from "./find-settings.ts";

const keys = (search: string, locale: Locale) => findSettings(search, locale).map(({ key }) => key);

test("settings are found by words of their names, whatever their accents, in the language that is spoken", () => {
  expect(keys("couleur principale", "fr_FR")).toEqual(["COLOR_PRIMARY"]);
  expect(keys("primary COLOR", "en_US")).toEqual(["COLOR_PRIMARY"]);
  expect(keys("reseaux", "fr_FR").length).toBeGreaterThan(5);
  expect(keys("télephone", "fr_FR")).toContain("COMPANY_PHONE");
  expect(keys("primary", "fr_FR")).toEqual(["COLOR_PRIMARY"]);
  expect(keys("zzz", "fr_FR")).toEqual([]);
});
