import type { CanvasPage } from "#schemas/content/canvas.ts";
import type { Locale } from "#schemas/locale.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { changedDrafts } from "#server/drafts/read.ts";
import { publishedRevisions } from "#server/pages/layouts/read.ts";
import { previewsOfPages } from "#server/pages/previews/read.ts";
import { listPageRecords } from "#server/pages/records/read.ts";

import type { ResolveNeed } from "../site/kept-answers.ts";
import { isCms, listedPages, titleOf } from "./listed-pages.ts";
import { sampleAddress } from "./sample-address.ts";

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
  for (const page of listedPages(records)) {
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
      isCms: isCms(page),
      isPublished: layoutId !== null && published.has(layoutId),
      hasChanges: layoutId !== null && changed.has(layoutId),
      preview: preview?.picture ?? null,
      isPreviewStale: !preview?.isCurrent,
    });
  }
  return listed;
}
