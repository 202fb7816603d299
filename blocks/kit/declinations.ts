import type { Declination, Product } from "#schemas/content/product.ts";

import { toCentilitres } from "./formatters.ts";

/** The declination that costs least, the first of equals. */
export function cheapest(declinations: readonly Declination[]): Declination | undefined {
  return declinations.toSorted((a, b) => a.finalPrice - b.finalPrice)[0];
}

/** The forms of a product's main size: that of most forms that are left; of equals that of a bottle, else the first. */
export function mainForms(declinations: readonly Declination[]): readonly Declination[] {
  const left = declinations.filter((form) => !isSoldOut(form));
  const bySize = Map.groupBy(left.length > 0 ? left : declinations, sizeOf);
  const sizes = [...bySize].toSorted(([a, some], [b, others]) => others.length - some.length || rank(a) - rank(b));
  return sizes[0]?.[1] ?? [];
}

/** The form that costs less than every form of the main size, if there is one left: a half bottle. */
export function cheaperThanMain(declinations: readonly Declination[]): Declination | undefined {
  const least = cheapest(mainForms(declinations));
  const form = cheapest(declinations.filter((other) => !isSoldOut(other)));
  return least && form && form.finalPrice < least.finalPrice ? form : undefined;
}

function sizeOf({ capacity, capacityUnit }: Pick<Declination, "capacity" | "capacityUnit">): number {
  return toCentilitres(capacity, capacityUnit);
}

function rank(centilitres: number): number {
  return centilitres === 75 ? 0 : 1;
}

/** The vintages of a product in a few characters: `2022`, `2019–2022`, or nothing. */
export function vintages(declinations: readonly Declination[]): string {
  const years = yearsOf(declinations);
  const [last, first] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return "";
  return first === last ? String(first) : `${first}–${last}`;
}

/** The years of some declinations, the newest first, each once. */
export function yearsOf(declinations: readonly Declination[]): readonly number[] {
  const years = declinations.map(({ year }) => year).filter((year) => year !== null);
  return [...new Set(years)].toSorted((a, b) => b - a);
}

/** Whether none is left of a declination whose stock is in use. */
export function isSoldOut({ setQuantity, quantity }: Pick<Declination, "setQuantity" | "quantity">): boolean {
  return setQuantity && quantity <= 0;
}

/** Whether a product has forms and none of them is left. */
export function isAllSoldOut({ declinations }: Product): boolean {
  return declinations.length > 0 && declinations.every(isSoldOut);
}

/** What a discount takes off, as a whole percentage of the price (spec §3); 0 when the price stays as it is. */
export function discountPercent({ priceBefore, finalPrice }: Pick<Declination, "priceBefore" | "finalPrice">): number {
  return priceBefore === null ? 0 : Math.round(((priceBefore - finalPrice) * 100) / priceBefore);
}

/** What a form is sold by (spec §3): one, unless its multiple is positive (spec §5) and larger. */
export function multipleOf({ sellByMultipleOf }: Pick<Declination, "sellByMultipleOf">): number {
  return sellByMultipleOf > 0 ? sellByMultipleOf : 1;
}
