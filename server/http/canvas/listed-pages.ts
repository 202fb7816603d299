import { inLocale, type Locale } from "#schemas/locale.ts";
import { findPageType, pageTypes } from "#schemas/page/page-types/catalogue.ts";
import type { PageRecord } from "#server/pages/records/read.ts";

import type { SitePage } from "./sample-address.ts";

/** The pages with a row, in the menu's order, and the types that are served without one. */
export function listedPages(records: readonly PageRecord[]): readonly SitePage[] {
  const ordered = records.toSorted((one, other) => one.order - other.order || one.id - other.id);
  const rows = ordered.flatMap((record): readonly SitePage[] => {
    const pageType = findPageType(record.type);
    return pageType ? [{ pageType, record }] : [];
  });
  const taken = new Set(records.map(({ type }) => type));
  return [...rows, ...pageTypes.filter(({ slug }) => !taken.has(slug)).map((pageType) => ({ pageType, record: null }))];
}

/** Whether a page is made of what stands in its layout; else its content is the program's (spec §2). */
export function isCms({ record }: Pick<SitePage, "record">): boolean {
  return record === null || record.isCms;
}

/** What a page is called; one about many things, of which there is one page of its type, by what its type is called. */
export function titleOf({ record, pageType }: SitePage, locale: Locale): string {
  const isAboutMany = Object.keys(pageType.params).length > 0 && pageType.pageSlug === undefined;
  const texts = record && !isAboutMany ? inLocale(record.texts, locale) : undefined;
  return texts?.menuTitle || texts?.title || (inLocale(pageType.label, locale) ?? pageType.slug);
}
