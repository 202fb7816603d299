import type { FoodLabel } from "#schemas/labels/food-label.ts";
import type { LabelTexts } from "#schemas/labels/languages.ts";

/** A wine of one vintage in one size, with what its label says. */
export interface LabelledWine {
  readonly id: number;
  readonly name: LabelTexts;
  /** Null: of no single harvest. */
  readonly year: number | null;
  readonly capacityMl: number;
  /** Percent by volume. */
  readonly alcohol: number | null;
  readonly label: FoodLabel;
}
