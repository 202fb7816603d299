import { createIntl, createIntlCache, type IntlShape } from "react-intl";

import { localeInfos, type Locale } from "#schemas/locale.ts";

import type { Messages } from "./messages.ts";

/** Makes the function that gives a language's texts and formats, each made once; its messages must be there by then. */
export function createIntls(messagesOf: (locale: Locale) => Messages): (locale: Locale) => IntlShape {
  const cache = createIntlCache();
  const intls = new Map<Locale, IntlShape>();
  return (locale) => {
    const known = intls.get(locale);
    if (known) return known;
    const intl = createIntl({ locale: localeInfos[locale].iso, messages: messagesOf(locale) }, cache);
    intls.set(locale, intl);
    return intl;
  };
}
