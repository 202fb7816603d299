import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { locales } from "../locale.ts";
import { countriesIn, countryById, countryOf } from "./countries.ts";
import { siteFonts } from "./font-families.ts";
import { languagesIn, siteLocales } from "./languages.ts";

test("[§3 font-files] a font has a name and files, whose weights are read from their names (§9)", () => {
  expect(siteFonts.find(({ name }) => name === "Lato")?.files).toEqual([
    { name: "Lato-Regular", weight: 400, style: "normal" },
    { name: "Lato-Italic", weight: 400, style: "italic" },
    { name: "Lato-Bold", weight: 700, style: "normal" },
  ]);
});

test("[§3] the fonts that are told are the ones that are served", () => {
  const css = readFileSync(new URL("../../renderer/theme/fonts.css", import.meta.url), "utf8");
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => body);
  const served = faces
    // What stands in for late faces is no face of its own.
    .filter((body) => body.includes("url(") && !/font-family: "[^"]+ plain"/.test(body))
    .map((body) => [
      /font-family: "([^"]+)"/.exec(body)?.[1],
      Number(/font-weight: (\d+)/.exec(body)?.[1]),
      /font-style: (\w+)/.exec(body)?.[1],
    ]);
  const told = siteFonts.flatMap(({ name, files }) => files.map(({ weight, style }) => [name, weight, style]));
  expect(told.map(String).toSorted(compareTexts)).toEqual(served.map(String).toSorted(compareTexts));
});

test("[§3 languages] each locale has a language with its country, named in the language of the answer", () => {
  expect(languagesIn("fr_FR").map(({ code }) => code)).toEqual(locales);
  expect(languagesIn("fr_FR")[1]?.country.name).toBe("États-Unis");
  expect(siteLocales.map(({ code }) => code)).toEqual(locales);
});

test("[§3] a country has an id, two letters, three letters, a number of three digits and a name", () => {
  expect(countryOf("AT", "en_US")).toEqual({
    id: 40,
    alphaTwo: "AT",
    alphaThree: "AUT",
    numCode: "040",
    name: "Austria",
  });
  expect(countryOf("XX", "fr_FR")).toBeNull();
});

test("[§7] every country of ISO 3166-1, and Kosovo, is there in both languages, France first and the others by name", () => {
  const [french, english] = [countriesIn("fr_FR"), countriesIn("en_US")];
  expect([french.length, english.length]).toEqual([250, 250]);
  expect(french.slice(0, 3).map(({ name }) => name)).toEqual(["France", "Afghanistan", "Afrique du Sud"]);
  expect(english.at(-1)).toMatchObject({ id: 716, alphaTwo: "ZW", name: "Zimbabwe" });
  expect(french.filter(({ name, alphaTwo }) => name === alphaTwo)).toEqual([]);
  expect(countryById(250, "en_US")?.alphaThree).toBe("FRA");
  expect(countryById(0, "fr_FR")).toBeNull();
});

function compareTexts(left: string, right: string): number {
  return left.localeCompare(right);
}
