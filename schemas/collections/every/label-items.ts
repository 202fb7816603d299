import { isRecord } from "../../fields/check.ts";
import type { RecordValues } from "../collection.ts";

/** Whether a label of a product's record is one of what is sold: of its vintage, or of its reference alone. */
export function isLabelOf({ year, reference }: RecordValues, form: RecordValues): boolean {
  const isOfVintage = (year ?? null) === (form["year"] ?? null);
  return isOfVintage && ((reference ?? "") === "" || reference === form["reference"]);
}

/** The label of what is sold: its own, else that of its vintage; undefined: nothing is said of it. */
export function labelOfForm(form: RecordValues, labels: readonly RecordValues[]): RecordValues | undefined {
  const found = labels.filter((label) => isLabelOf(label, form));
  return found.find(({ reference }) => (reference ?? "") !== "") ?? found[0];
}

/** Alcohol in percent of what is sold, else of its product; null: nobody has said. */
export function alcoholOf(form: RecordValues | undefined, product: RecordValues): number | null {
  const alcohol = form?.["alcohol"] ?? product["alcohol"];
  return typeof alcohol === "number" ? alcohol : null;
}

export const energies = ["energyKj", "energyKcal"] as const;
export const grams = ["fat", "saturates", "carbohydrates", "sugars", "protein", "salt"] as const;

/** Whether something is said of what a label's wine nourishes with. */
export function isNutritionSaid(nutrition: unknown): nutrition is RecordValues {
  return isRecord(nutrition) && [...energies, ...grams].some((name) => typeof nutrition[name] === "number");
}

/** Whether a text says something in a language. */
export function isWorded(texts: unknown): boolean {
  return isRecord(texts) && Object.values(texts).some((text) => typeof text === "string" && text.trim() !== "");
}
