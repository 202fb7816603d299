import type { ListForm } from "./localized-lists.ts";

/** The texts of a product's rows that its record has under the same name. */
export const productTexts = ["name", "summary", "text", "slug"] as const;
/** Those of its technical sheet. */
export const sheetProse = ["soil", "vinification", "ageing", "ingredients", "allergens"] as const;

export const grapeForm: ListForm = { texts: ["name"] };
export const featureForm: ListForm = { texts: ["label", "value"] };
export const vintageForm: ListForm = { texts: ["text"], key: "year" };
