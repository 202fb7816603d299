import { useIntl } from "react-intl";

import { defaultLocale, type Locale, localeInfos, locales } from "#schemas/locale.ts";

/** The locale that a view is rendered in, read from its messages. */
export function useLocale(): Locale {
  const { locale: tag } = useIntl();
  return locales.find((locale) => localeInfos[locale].iso === tag) ?? defaultLocale;
}
