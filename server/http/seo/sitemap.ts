import type { Need } from "#schemas/contract/need.ts";
import { escapeHtml } from "#schemas/escape-html.ts";
import { isoOf, originOf } from "#schemas/locale-address.ts";
import { defaultLocale, isLocale, locales, type Locale } from "#schemas/locale.ts";
import { pageTypes, findPageType } from "#schemas/page/page-types/catalogue.ts";
import type { PageType, SubjectList } from "#schemas/page/page-types/page-type.ts";
import { listPages } from "#server/pages/read.ts";
import { publicOrigin } from "#server/site/links.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { lastChanges } from "#server/site/changes/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { isSwitchedOff } from "../site/plan-page.ts";

export interface SitemapPorts {
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly resolveNeed: (need: Need, locale: Locale) => Promise<unknown>;
}

/** One page in every language it has: the same thing under several addresses. */
interface Entry {
  readonly paths: Readonly<Partial<Record<Locale, string>>>;
  /** When it changed last, in milliseconds since 1970; undefined: nobody knows. */
  readonly changedAt: number | undefined;
}

/** The most items a list call gives at once (design §4). */
const batch = 1000;

/** The sitemap: every indexed page in every language, each with its alternates (spec §2) and the time of its last change. */
export async function sitemapXml(ports: SitemapPorts): Promise<string> {
  const entries = [...(await pageEntries()), ...(await subjectEntries(ports))];
  const site = await getSiteInfo();
  const address: Address = {
    siteUrl: publicOrigin(site, ports.siteUrl),
    fallback: isLocale(site.defaultLang) ? site.defaultLang : defaultLocale,
  };
  const urls = entries.flatMap((entry) => locales.flatMap((locale) => urlXml(entry, locale, address)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

async function pageEntries(): Promise<readonly Entry[]> {
  const [site, parameters] = await Promise.all([getSiteInfo(), parameterValues()]);
  const query = { nbItem: batch, page: 1, orderBy: [], filters: [] };
  const lists = await Promise.all(locales.map(async (locale) => [locale, await listPages(locale, query)] as const));
  const changes = await lastChanges("page");
  const entries = new Map<number, Entry>();
  for (const [locale, { pages }] of lists) {
    for (const { id, path, type, isECommerce } of pages) {
      const pageType = findPageType(type);
      const isHidden = pageType && (pageType.zone === "private" || isSwitchedOff(pageType, parameters));
      if (path === null || isHidden || (isECommerce && !site.isECommerce)) continue;
      entries.set(id, { paths: { ...entries.get(id)?.paths, [locale]: path }, changedAt: changes.get(id) });
    }
  }
  return [...entries.values()];
}

async function subjectEntries(ports: SitemapPorts): Promise<readonly Entry[]> {
  const [site, parameters] = await Promise.all([getSiteInfo(), parameterValues()]);
  const isOpen = ({ guards }: PageType): boolean => site.isECommerce || !guards.includes("e-commerce");
  const shown = pageTypes.filter((type) => type.zone === "public" && isOpen(type) && !isSwitchedOff(type, parameters));
  const lists = shown.flatMap(({ subject }) => subject?.list ?? []);
  const entries = await Promise.all(lists.map((list) => entriesOf(list, ports)));
  return entries.flat();
}

async function entriesOf(list: SubjectList, { resolveNeed }: SitemapPorts): Promise<readonly Entry[]> {
  const changes = list.dated && (await lastChanges(list.dated));
  const entries = new Map<number, Entry>();
  for (const locale of locales) {
    for (let page = 1; ; page += 1) {
      const items = list.items(
        await resolveNeed({ call: list.call, query: { ...list.query, nbItem: batch, page } }, locale),
      );
      for (const { id, url, partOf = id } of items.flat()) {
        const paths = { ...entries.get(id)?.paths, [locale]: url };
        if (url !== "") entries.set(id, { paths, changedAt: changes?.get(partOf) });
      }
      if (items.length < batch) break;
    }
  }
  return [...entries.values()];
}

interface Address {
  readonly siteUrl: string;
  /** The language of `x-default`. */
  readonly fallback: Locale;
}

function urlXml(
  { paths, changedAt }: Entry,
  locale: Locale,
  { siteUrl, fallback: language }: Address,
): readonly string[] {
  const path = paths[locale];
  if (path === undefined) return [];
  const address = (to: string, of: Locale): string => escapeHtml(originOf(of, siteUrl) + encodeURI(to));
  const alternates = locales.flatMap((other) => {
    const to = paths[other];
    const iso = isoOf(other);
    return to === undefined || iso === undefined ? [] : [alternateXml(iso, address(to, other))];
  });
  const fallback = paths[language] ?? paths[defaultLocale];
  if (fallback !== undefined) alternates.push(alternateXml("x-default", address(fallback, language)));
  const changed = changedAt === undefined ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return [`<url><loc>${address(path, locale)}</loc>${changed}${alternates.join("")}</url>`];
}

function alternateXml(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}
