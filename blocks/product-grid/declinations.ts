import type { Declination } from "#schemas/content/product.ts";

/** The declination with the lowest price, the first of equals. */
export function cheapest(declinations: readonly Declination[]): Declination | undefined {
  return declinations.toSorted((a, b) => a.price - b.price)[0];
}

/** The vintages of a product in a few characters: `2022`, `2019–2022`, or nothing. */
export function vintages(declinations: readonly Declination[]): string {
  const years = declinations.map(({ year }) => year).filter((year) => year !== null);
  if (years.length === 0) return "";
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
}
