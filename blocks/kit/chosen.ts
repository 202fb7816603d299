import { mayBeAdded } from "#schemas/commerce/only-form.ts";
import type { Declination } from "#schemas/content/product.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import { isSoldOut, mainForms } from "./declinations.ts";

/** The part of a product that its page is about. */
export interface Chosen {
  /** Null on the page of the product as a whole, and for a form without a vintage. */
  readonly year: number | null;
  /** Set on the page of one form alone. */
  readonly declination: Declination | null;
  /** The forms that the page lists: those of its year, else all. */
  readonly declinations: readonly Declination[];
}

/**
 * Reads from the page's address which part of a product it shows: `…/{year}` or `…/detail/{idDeclination}`
 * (spec §2). The page type has checked the address; what is no part of the product chooses nothing.
 */
export function chosenPart({ declinations }: ProductDetail, { type, path }: PageFacts): Chosen {
  const last = Number(path.split("/").at(-1));
  if (type === "wine-declination") {
    const declination = declinations.find(({ id }) => id === last) ?? null;
    return { year: declination?.year ?? null, declination, declinations };
  }
  const ofYear = type === "wine-year" ? declinations.filter(({ year }) => year === last) : [];
  return ofYear.length === 0
    ? { year: null, declination: null, declinations }
    : { year: last, declination: null, declinations: ofYear };
}

/** The forms that the page is about: the one of its address, else all that it lists. */
export function chosenForms({ declination, declinations }: Chosen): readonly Declination[] {
  return declination ? [declination] : declinations;
}

/**
 * The forms whose own facts are the page's: the one of its address, those of its year, the only one there is. None
 * where the page is about a product in several forms: what is said of the product counts there.
 */
export function factForms(chosen: Chosen): readonly Declination[] {
  const forms = chosenForms(chosen);
  return chosen.year !== null || chosen.declination || forms.length === 1 ? forms : [];
}

/** The form that goes into the cart from the product's page: the one of its address, else the first of the main size. */
export function formToBuy(chosen: Chosen): Declination | undefined {
  return mainForms(chosenForms(chosen).filter(mayBeAdded))[0];
}

/** Whether nothing is left of what the page is about. */
export function isGone({ box }: ProductDetail, chosen: Chosen): boolean {
  const forms = chosenForms(chosen);
  return forms.length > 0 ? forms.every(isSoldOut) : box !== null && isSoldOut(box);
}
