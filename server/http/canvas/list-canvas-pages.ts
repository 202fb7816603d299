import type { CanvasPage } from "#schemas/content/canvas.ts";
import { inLocale, type Locale } from "#schemas/locale.ts";
import { findPageType, pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { changedDrafts } from "#server/drafts/read.ts";
import { publishedRevisions } from "#server/pages/layouts/read.ts";
import { previewsOfPages } from "#server/pages/previews/read.ts";
import { type PageRecord, listPageRecords } from "#server/pages/records/read.ts";

import type { ResolveNeed } from "../site/kept-answers.ts";
import { sampleAddress, type SitePage } from "./sample-address.ts";

/** Every page that an administrator can open, those with a row first, in the menu's order. */
export async function listCanvasPages(
  locale: Locale,
  ports: { readonly resolveNeed: ResolveNeed },
): Promise<readonly CanvasPage[]> {
  const keep = readOnce();
  const [records, published, changed, previews] = await Promise.all([
    keep("pages", listPageRecords),
    publishedRevisions(),
    changedDrafts("layout"),
    previewsOfPages(),
  ]);
  const listed: CanvasPage[] = [];
  for (const page of pagesOf(records)) {
    const path = await sampleAddress(page, locale, { ...ports, keep });
    if (path === null) continue;
    const { record, pageType } = page;
    const layoutId = record?.layoutId ?? null;
    const preview = record ? previews.get(record.id) : undefined;
    listed.push({
      pageId: record?.id ?? null,
      layoutId,
      type: pageType.slug,
      title: titleOf(page, locale),
      path,
      isPublished: layoutId !== null && published.has(layoutId),
      hasChanges: layoutId !== null && changed.has(layoutId),
      preview: preview?.picture ?? null,
      isPreviewStale: !preview?.isCurrent,
    });
  }
  return listed;
}

/** The pages with a row, and the types that are served without one. What is no CMS page has nothing to edit. */
function pagesOf(records: readonly PageRecord[]): readonly SitePage[] {
  const ordered = records.toSorted((one, other) => one.order - other.order || one.id - other.id);
  const rows = ordered.flatMap((record): readonly SitePage[] => {
    const pageType = findPageType(record.type);
    return pageType && record.isCms ? [{ pageType, record }] : [];
  });
  const taken = new Set(records.map(({ type }) => type));
  return [...rows, ...pageTypes.filter(({ slug }) => !taken.has(slug)).map((pageType) => ({ pageType, record: null }))];
}

/** What a page is called; one about many things, of which there is one page of its type, by what its type is called. */
function titleOf({ record, pageType }: SitePage, locale: Locale): string {
  const isAboutMany = Object.keys(pageType.params).length > 0 && pageType.pageSlug === undefined;
  const texts = record && !isAboutMany ? inLocale(record.texts, locale) : undefined;
  return texts?.menuTitle || texts?.title || (inLocale(pageType.label, locale) ?? pageType.slug);
}
