import { locales, localizePath, type Locale } from "#schemas/locale.ts";
import { pageTypes, findPageType } from "#schemas/page/page-types/catalogue.ts";
import { matchPath } from "#schemas/page/page-types/match-path.ts";
import type { PageType } from "#schemas/page/page-types/page-type.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { pathsOf, type PageIndex, type PageRecord } from "#server/pages/records/read.ts";

import { sitePages } from "./page-records.ts";

/** A page found by its address. */
export interface Route {
  readonly pageType: PageType;
  /** The page's row; a page type without one is served from its default layout. */
  readonly record: PageRecord | null;
  readonly params: Readonly<Record<string, string>>;
  /** The page's own path in each language it has, before a subject changes it. */
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
  /** Asked for by a route of spec §2, which answers in both languages; a slug answers in its own alone. */
  readonly isLiteral: boolean;
}

/** Routes of spec §2 that no page type stands for: content pages, found by their slug. */
const namedPages: ReadonlySet<string> = new Set(["/le-vignoble"]);

/**
 * Finds the page behind a site path (no locale prefix), asked for in a language. The literals of spec §2 always
 * answer, and so does a page's slug in any language; the path in `alternates` is the canonical one.
 */
export async function findRoute(sitePath: string, locale: Locale, keep: Keep): Promise<Route | null> {
  const pages = await sitePages(keep);
  const match = matchPath(sitePath, pageTypes);
  if (match) {
    const record = pages.byType(match.pageType.slug, match.pageType.pageSlug?.(match.params));
    // A page of another type that an estate made at this address before, is what it wants to show there.
    const own = record || hasParams(match.pageType) ? null : routeOfSlug(sitePath, locale, pages);
    if (own) return own;
    const alternates = alternatesOf(match.pageType, record, sitePath);
    return { pageType: match.pageType, record, params: match.params, alternates, isLiteral: true };
  }
  return routeOfSlug(sitePath, locale, pages);
}

function routeOfSlug(sitePath: string, locale: Locale, pages: PageIndex): Route | null {
  const record = pages.bySlug(sitePath.slice(1), locale);
  const pageType = record ? findPageType(record.type) : undefined;
  // The slug of a page with parameters names no address: what it would be about is missing.
  if (!record || !pageType || hasParams(pageType)) return null;
  const isLiteral = namedPages.has(sitePath);
  return { pageType, record, params: {}, alternates: alternatesOf(pageType, record, sitePath), isLiteral };
}

/** The page that stands for a page type found by status: not found, error. */
export async function routeOfType(slug: string, keep: Keep): Promise<Route | null> {
  const pageType = findPageType(slug);
  if (!pageType) return null;
  return { pageType, record: (await sitePages(keep)).byType(slug), params: {}, alternates: {}, isLiteral: false };
}

function alternatesOf(pageType: PageType, record: PageRecord | null, sitePath: string): Route["alternates"] {
  if (record && !hasParams(pageType)) return pathsOf(record);
  return Object.fromEntries(locales.map((locale) => [locale, localizePath(sitePath, locale)]));
}

function hasParams({ params }: PageType): boolean {
  return Object.keys(params).length > 0;
}
