import { formatCapacity } from "./formatters.ts";
import type { Declination } from "#schemas/content/product.ts";

/**
 * « Magnum, 1,5 L »: the values of a form's variations, then what it holds (spec §9) unless one of them says it:
 * « Bouteille de 50 cl ».
 */
export function sizeText({ capacity, capacityUnit, variations }: Declination, locale: string): string {
  const size = formatCapacity(capacity, capacityUnit, locale);
  const labels = variations.map(({ label }) => label);
  const isSaid = labels.some((label) => words(label).includes(words(size)));
  return [...labels, isSaid ? "" : size].filter(Boolean).join(", ");
}

/** With plain spaces, to be looked for. */
function words(text: string): string {
  return text.replaceAll(/\s+/g, " ").toLowerCase();
}
