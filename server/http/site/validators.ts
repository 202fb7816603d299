import type { Product } from "#schemas/content/product.ts";

import { SiteError } from "./site-error.ts";

export interface ValidatorContext {
  readonly params: Readonly<Record<string, string>>;
  readonly subject: unknown;
  /** The subject's own address, when it has one. */
  readonly path: string | null;
}

/** A page's own validity check (spec §2): false makes the page a 404. */
export type Validator = (context: ValidatorContext) => boolean;

/** Route validators by the name a page type uses. */
export const validators: Readonly<Record<string, Validator>> = {
  "has-subject": ({ subject }) => subject !== null,
  // An item of a list without pages of its own is there, but not as a page.
  "has-address": ({ path }) => path !== null,
  // Spec §2, `/wines/{slug}/{id}/detail/{idDeclination}`: a wine's own declination.
  "has-declination": ({ subject, params }) =>
    isWine(subject) && subject.declinations.some(({ id }) => id === Number(params["idDeclination"])),
  // Spec §2, `/wines/{slug}/{id}/{year}`: a year that the wine has.
  "has-year": ({ subject, params }) =>
    isWine(subject) && subject.declinations.some(({ year }) => year === Number(params["year"])),
};

function isWine(subject: unknown): subject is Product {
  return typeof subject === "object" && subject !== null && (subject as Partial<Product>).type?.type === "WINE";
}

/** True when every named check passes. An unknown name is an error of ours. */
export function isValidPage(names: readonly string[], context: ValidatorContext): boolean {
  return names.every((name) => {
    const validator = Object.hasOwn(validators, name) ? validators[name] : undefined;
    if (!validator) throw new SiteError(`Unknown validator ${name}`);
    return validator(context);
  });
}
