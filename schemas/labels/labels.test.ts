import { expect, test } from "vitest";

import { isAllergen, isComplete, parseFoodLabel, textIn } from "./food-label.ts";
import { languageCodes, labelLanguages } from "./languages.ts";
import { roles } from "./roles.ts";
import { labelWords, terms } from "./words.ts";

const all: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...labelWords, ...terms, ...roles };

test("the Union has 24 languages", () => {
  expect(languageCodes).toHaveLength(24);
  expect(new Set(Object.values(labelLanguages)).size).toBe(24);
});

test.each(Object.entries(all))("%s stands in all of them, in words of their own", (key, words) => {
  expect(Object.keys(words).toSorted()).toEqual(languageCodes.toSorted());
  for (const text of Object.values(words)) {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/^$|^[-?.…]|[{}<>]|TBD|todo|lorem/i);
    expect(text).not.toBe(key === text ? "" : key === "languages" ? key : `${key}?`);
  }
  expect(words["bg"]).toMatch(/\p{Script=Cyrillic}/u);
  if (key !== "per100") expect(words["el"]).toMatch(/\p{Script=Greek}/u);
});

test("no language has the English words where it has words of its own", () => {
  const alike = Object.values(all).flatMap((words) =>
    languageCodes.filter((code) => !["en", "mt", "ga"].includes(code) && words[code] === words["en"]),
  );
  // Energy, protein, salt and the like are the same word here and there.
  expect(alike.length).toBeLessThan(20);
});

test("a label is read as it was written, and what isn't one is left out", () => {
  const nutrition = {
    energyKj: 1,
    energyKcal: 2,
    fat: 0,
    saturates: 0,
    carbohydrates: 0,
    sugars: 0,
    protein: 0,
    salt: 0,
  };
  const label = parseFoodLabel({
    ingredients: [
      { term: "grapes" },
      { term: "sulphites", role: "preservative" },
      { text: { fr: " œuf ", xx: "?" }, isAllergen: true },
      { term: "constructor" },
      { text: {} },
      null,
    ],
    nutrition,
    allergens: 3,
  });
  expect(label).toEqual({
    ingredients: [
      { term: "grapes", role: null },
      { term: "sulphites", role: "preservative" },
      { text: { fr: "œuf" }, isAllergen: true, role: null },
    ],
    nutrition,
    allergens: {},
    acids: null,
  });
  expect(label.ingredients.map(isAllergen)).toEqual([false, true, true]);
  expect(isComplete(label)).toBe(true);
  expect(isComplete(parseFoodLabel({ ingredients: [{ term: "grapes" }], nutrition: { energyKj: 1 } }))).toBe(false);
  expect(isComplete(parseFoodLabel(null))).toBe(false);
});

test("a text falls back to English, to French, to any that there is", () => {
  expect(textIn({ fr: "a", en: "b", de: "c" }, "de")).toEqual({ text: "c", language: "de" });
  expect(textIn({ fr: "a", en: "b" }, "el")).toEqual({ text: "b", language: "en" });
  expect(textIn({ fr: "a", sv: "b" }, "el")).toEqual({ text: "a", language: "fr" });
  expect(textIn({ sv: "b" }, "el")).toEqual({ text: "b", language: "sv" });
  expect(textIn({}, "el")).toBeNull();
});
