import type { Both } from "#starter/both.ts";
import type { DishName } from "#demo/content/products/dishes.ts";
import type { Nutrition } from "#schemas/content/product-detail.ts";

/** A wine's technical sheet, as its file writes it. */
export interface DemoSheet {
  /** Percent by volume. */
  readonly alcohol: number;
  /** Grams of sugar in 100 ml. */
  readonly sugars: number;
  /** From and to, in °C. */
  readonly serving: readonly [number, number];
  /** From and to, in years after the harvest. */
  readonly keeping: readonly [number, number];
  readonly grapes: readonly { readonly name: Both; readonly percent: number }[];
  readonly soil: Both;
  readonly vinification: Both;
  readonly ageing: Both;
  readonly ingredients: Both;
  readonly features: readonly DemoFeature[];
  readonly vintages: readonly { readonly year: number; readonly text: Both }[];
  readonly pairings: readonly { readonly dish: DishName; readonly text: Both }[];
  /** What is particular to one form, by its reference. */
  readonly forms: Readonly<Record<string, DemoForm>>;
}

export interface DemoFeature {
  readonly label: Both;
  readonly value: Both;
  /** A site path without language. */
  readonly link?: string;
}

export interface DemoForm {
  readonly alcohol?: number;
  readonly features: readonly DemoFeature[];
}

/**
 * The nutritional values of 100 ml of wine, reckoned as the regulation allows: 29 kJ (7 kcal) a gram of alcohol
 * of 0.789 g/ml, 17 kJ (4 kcal) a gram of carbohydrate, 13 kJ (3 kcal) a gram of acid.
 */
export function nutritionOf({ alcohol, sugars }: DemoSheet): Nutrition {
  const grams = alcohol * 0.789;
  const carbohydrates = Math.round((sugars + 0.5) * 10) / 10;
  const acids = 0.6;
  return {
    energyKj: Math.round(grams * 29 + carbohydrates * 17 + acids * 13),
    energyKcal: Math.round(grams * 7 + carbohydrates * 4 + acids * 3),
    fat: 0,
    saturates: 0,
    carbohydrates,
    sugars,
    protein: 0,
    salt: 0,
  };
}
