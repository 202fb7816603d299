/** The site's languages (spec §1, §9): French without a path prefix, English under /en_US. */
export const locales = ["fr_FR", "en_US"] as const;

export type Locale = (typeof locales)[number];

/** Text written once per language; a missing language falls back to the default one. */
export type Localized<Value> = Partial<Record<Locale, Value>>;

export const defaultLocale: Locale = "fr_FR";

/** What the browser and search engines need to know about a locale (spec §3, "locale"). */
export interface LocaleInfo {
  readonly code: Locale;
  /** BCP 47 tag, for `lang`, `hreflang` and Intl. */
  readonly iso: string;
  readonly dir: "ltr" | "rtl";
  /** The origin under which this language stands when it has one of its own. */
  readonly domain?: string;
  /** The language's own name, for the language menu. */
  readonly label: string;
}

export const localeInfos: Readonly<Record<Locale, LocaleInfo>> = {
  fr_FR: { code: "fr_FR", iso: "fr-FR", dir: "ltr", label: "Français" },
  en_US: { code: "en_US", iso: "en-US", dir: "ltr", label: "English" },
};

/** Tells whether a string from outside is one of the site's locales. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (locales as readonly string[]).includes(value);
}

/** Reads localized text in one locale, falling back to the default locale (design §2). */
export function inLocale<Value>(text: Localized<Value> | undefined, locale: Locale): Value | undefined {
  return text?.[locale] ?? text?.[defaultLocale];
}

/** Splits a path into its locale and the rest: the longest non-default prefix wins (spec §2). */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const prefixes = locales.filter((locale) => locale !== defaultLocale).toSorted((a, b) => b.length - a.length);
  for (const locale of prefixes) {
    if (path === `/${locale}`) return { locale, path: "/" };
    if (path.startsWith(`/${locale}/`)) return { locale, path: path.slice(locale.length + 1) };
  }
  return { locale: defaultLocale, path };
}

/** Puts a site path (`/contact`) under its locale's prefix (`/en_US/contact`). */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
