import { under } from "../fields/check.ts";
import { checkText } from "../fields/plain-text.ts";
import type { Problem } from "../refusal.ts";
import type { FoodLabel } from "./food-label.ts";
import type { LabelTexts } from "./languages.ts";

/** How much a label holds: its form takes no more, and nobody else writes more than the form can show. */
export const labelLimits = {
  ingredients: 100,
  /** What technical sheets said of ingredients before there were labels stands on several lines. */
  text: { max: 5000, multiline: true },
  /** Of each part of 100 ml. */
  nutrient: 100_000,
  acids: 100,
} as const;

/** What of a label is more than its form can show. */
export function checkLimits({ ingredients, nutrition, allergens, acids }: FoodLabel): readonly Problem[] {
  const max = labelLimits.ingredients;
  return [
    ...(ingredients.length > max
      ? [{ key: "ingredients", messageKey: "key.tooMany", values: { max, count: ingredients.length } } as const]
      : []),
    ...ingredients.flatMap((each, index) => ("text" in each ? checkTexts(each.text, `ingredients.${index}.text`) : [])),
    ...Object.entries({ ...nutrition }).flatMap(([name, value]) =>
      checkAmount(value, labelLimits.nutrient, `nutrition.${name}`),
    ),
    ...checkTexts(allergens, "allergens"),
    ...checkAmount(acids ?? 0, labelLimits.acids, "acids"),
  ];
}

function checkTexts(texts: LabelTexts, name: string): readonly Problem[] {
  return Object.entries(texts).flatMap(([language, text]) => {
    const checked = checkText(text, { min: 0, ...labelLimits.text });
    return checked.ok ? [] : under(`${name}.${language}`, checked.error);
  });
}

function checkAmount(value: number, max: number, key: string): readonly Problem[] {
  return value > max ? [{ key, messageKey: "key.tooHigh", values: { max } }] : [];
}
