import { localizePath, type Locale } from "#schemas/locale.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";

import { SiteError } from "./site-error.ts";

export interface GuardContext {
  readonly site: SiteInfo;
  readonly locale: Locale;
}

/** Gives the path to send the visitor to, or null to let them through. */
export type Guard = (context: GuardContext) => string | null;

/** Route guards by the name a page type uses. */
export const guards: Readonly<Record<string, Guard>> = {
  // Spec §2: a site that is no shop sends visitors of shop pages home.
  "e-commerce": ({ site, locale }) => (site.isECommerce ? null : localizePath("/", locale)),
};

/** Runs guards in order; the first that objects wins. An unknown one is an error of ours (spec §8). */
export function runGuards(names: readonly string[], context: GuardContext): string | null {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new SiteError(`Unknown middleware ${name}`);
    const target = guard(context);
    if (target !== null) return target;
  }
  return null;
}
