import { localeInfos, locales, type Locale } from "../locale.ts";

import { countryOf } from "./countries.ts";
import type { Language, SiteLocale } from "./language.ts";

/** The site's languages, the default one first; countries are named in the language of the answer (spec §3). */
export function languagesIn(locale: Locale): readonly Language[] {
  return locales.map((code, index) => {
    const { label, iso } = localeInfos[code];
    const [translationCode = "", alphaTwo = ""] = iso.split("-");
    const country = countryOf(alphaTwo, locale);
    if (!country) throw new Error(`The language ${code} has no country`);
    return { id: index + 1, code, label, translationCode, country, isValid: true };
  });
}

/** The site's locales as addresses and search engines need them, the default one first. */
export const siteLocales: readonly SiteLocale[] = locales.map((code) => {
  const { iso, dir, domain } = localeInfos[code];
  return { code, iso, dir, ...(domain !== undefined && { domain }) };
});
