import { type Locale, locales } from "#schemas/locale.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

/** The other language in which a page has an address; null: it has none. */
export function otherLanguage({ locale, alternates }: Pick<PageFacts, "locale" | "alternates">): Locale | null {
  return locales.find((each) => each !== locale && alternates[each] !== undefined) ?? null;
}
