import { localeInfos, type Locale } from "./locale.ts";
import { warnOnce } from "./warn-once.ts";

/** What search engines need of a locale; the tables of an estate may lack some of it. */
export type LocaleAddresses = Readonly<Partial<Record<Locale, { readonly iso?: string; readonly domain?: string }>>>;

/** The BCP 47 tag of a locale; undefined, and said on the console (spec §8), where it has none: it gets no alternate link. */
export function isoOf(locale: Locale, infos: LocaleAddresses = localeInfos): string | undefined {
  const iso = infos[locale]?.iso;
  if (!iso) warnOnce(`The locale ${locale} has no ISO code: its pages get no alternate links`);
  return iso || undefined;
}

/**
 * The origin under which a locale's pages stand: its own domain, or the site's. Once one locale has a domain,
 * another without one is said on the console (spec §8) and stays on the site's.
 */
export function originOf(locale: Locale, siteOrigin: string, infos: LocaleAddresses = localeInfos): string {
  const domain = infos[locale]?.domain;
  if (domain) return domain;
  if (Object.values(infos).some((info) => info.domain))
    warnOnce(`The locale ${locale} has no domain, others have: its pages stay at ${siteOrigin}`);
  return siteOrigin;
}
