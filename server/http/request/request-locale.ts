import { defaultLocale, isLocale, type Locale } from "#schemas/locale.ts";

/** The language of a request, from its `userLang` header: one of ours, or the default (design §4). */
export function requestLocale(userLang: string | null | undefined): Locale {
  return isLocale(userLang) ? userLang : defaultLocale;
}
