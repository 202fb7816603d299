import { useIntl } from "react-intl";

import { defaultLocale, inLocale, type Locale, localeInfos, locales, type Localized } from "#schemas/locale.ts";

/** The language that the editor speaks: the administrator's, whatever language is edited. */
export function useUiLocale(): Locale {
  const { locale } = useIntl();
  return locales.find((code) => localeInfos[code].iso === locale) ?? defaultLocale;
}

/** A definition's own words in that language. */
export function useWords(): (words: Localized<string> | undefined) => string {
  const locale = useUiLocale();
  return (words) => inLocale(words, locale) ?? "";
}
