import { defaultLocale, isLocale, localeInfos, locales, type Locale } from "#schemas/locale.ts";

export interface LocaleHints {
  /** The stored preference (`localeCookies`). */
  readonly stored: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly userAgent: string | undefined;
}

/** The cookies that keep the language a visitor chose (spec §4, §9): the first on https, the second elsewhere. */
export const localeCookies = ["__Host-locale", "locale"] as const;

const robots = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|inspectiontool|googleother|apis-google/i;

/**
 * The language for a visitor who comes to `/` (spec §4): the stored preference, then the browser's; null
 * when neither says one of ours, and the site's own default decides. Robots always get the page they
 * asked for (design §11.3).
 */
export function chooseLocale({ stored, acceptLanguage, userAgent }: LocaleHints): Locale | null {
  if (isLocale(stored)) return stored;
  if (isRobot(userAgent)) return defaultLocale;
  return browserLocale(acceptLanguage);
}

/** Tells who says of itself that it is a robot, or says nothing. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || robots.test(userAgent);
}

function browserLocale(header = ""): Locale | null {
  const wanted = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = tag.split("-", 1)[0];
    const match = locales.find((locale) => localeInfos[locale].iso.toLowerCase().split("-", 1)[0] === language);
    if (match) return match;
  }
  return null;
}
