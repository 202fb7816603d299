import type { Nutrition } from "../content/product-detail.ts";
import { parseSheetFacts } from "../content/product-sheet.ts";

import { languageCodes, type LabelLanguage, type LabelTexts } from "./languages.ts";
import { roles, type Role } from "./roles.ts";
import { allergenTerms, isTerm, type Term } from "./words.ts";

/** One ingredient: by a term that every language has, or in words of the estate's own. An additive has what it is for. */
export type Ingredient =
  | { readonly term: Term; readonly role: Role | null }
  | { readonly text: LabelTexts; readonly isAllergen: boolean; readonly role: Role | null };

/** What the law wants known of a wine of one vintage in one size (Regulation (EU) 2021/2117). */
export interface FoodLabel {
  /** In descending order of weight. */
  readonly ingredients: readonly Ingredient[];
  /** Of 100 ml; null: not known yet. */
  readonly nutrition: Nutrition | null;
  /** What was said of allergens beside the list, in words; empty as a rule, as the list marks its own. */
  readonly allergens: LabelTexts;
  /** Organic acids of 100 ml in grams, which count among the energy and are told nowhere; null: nobody has said. */
  readonly acids: number | null;
}

/** A label to write, of which nothing is known yet but what its parts are called. */
export type FoodLabelInput = { readonly [Part in keyof FoodLabel]?: unknown };

/** Goes into stored labels; a change of their form raises it and adds a step to the parser. */
export const labelVersion = 1;

/** Whether the law has what it wants: ingredients and the whole nutrition declaration. */
export function isComplete({ ingredients, nutrition }: FoodLabel): boolean {
  return ingredients.length > 0 && nutrition !== null;
}

/** Whether an ingredient is among the allergens. */
export function isAllergen(ingredient: Ingredient): boolean {
  return "term" in ingredient ? allergenTerms.has(ingredient.term) : ingredient.isAllergen;
}

/** Reads a stored label; what is missing or of another form is left out. */
export function parseFoodLabel(stored: unknown): FoodLabel {
  const label = recordOf(stored);
  const items: readonly unknown[] = Array.isArray(label["ingredients"]) ? label["ingredients"] : [];
  const { acids } = label;
  return {
    ingredients: items.map(parseIngredient).filter((each) => each !== null),
    nutrition: parseSheetFacts({ nutrition: label["nutrition"] }).nutrition,
    allergens: textsOf(label["allergens"]),
    acids: typeof acids === "number" && acids >= 0 && Number.isFinite(acids) ? acids : null,
  };
}

/** The text in a language, or in the nearest that there is: English, French, any. Null: there is none. */
export function textIn(
  texts: LabelTexts,
  language: LabelLanguage,
): { readonly text: string; readonly language: LabelLanguage } | null {
  const found = [language, "en" as const, "fr" as const, ...languageCodes].find((code) => texts[code]);
  return found ? { text: texts[found] ?? "", language: found } : null;
}

/** Reads a stored ingredient; null: it names none. */
export function parseIngredient(stored: unknown): Ingredient | null {
  const { term, role: said, text, isAllergen: marked } = recordOf(stored);
  const role = isRole(said) ? said : null;
  if (isTerm(term)) return { term, role };
  const texts = textsOf(text);
  return Object.keys(texts).length > 0 ? { text: texts, isAllergen: marked === true, role } : null;
}

function isRole(text: unknown): text is Role {
  return typeof text === "string" && Object.hasOwn(roles, text);
}

function textsOf(stored: unknown): LabelTexts {
  const texts = recordOf(stored);
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = texts[code];
      return typeof text === "string" && text.trim() !== "" ? [[code, text.trim()] as const] : [];
    }),
  );
}

function recordOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}
