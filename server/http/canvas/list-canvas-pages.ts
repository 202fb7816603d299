import type { CanvasPage, CanvasPages } from "#schemas/content/canvas.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { type Locale, locales } from "#schemas/locale.ts";
import { type Keep, onceOf } from "#server/cache/kept-reads.ts";
import { listPlans } from "#server/drafts/plans/read.ts";
import { changedDrafts } from "#server/drafts/read.ts";
import { publishedRevisions } from "#server/pages/layouts/read.ts";
import { previewsOfPages } from "#server/pages/previews/read.ts";
import { listPageRecords } from "#server/pages/records/read.ts";

import type { ResolveNeed } from "../site/kept-answers.ts";
import { isCms, listedPages, titleOf } from "./listed-pages.ts";
import { sampleAddress } from "./sample-address.ts";
import { untranslatedPages } from "./untranslated-pages.ts";

/**
 * The pages that an administrator can open, so many at once: those with a row first, in the menu's order. As many queries
 * for a thousand pages as for one, and one for each type whose pages are about many things, which is kept while it holds.
 */
export async function listCanvasPages(
  locale: Locale,
  { nbItem, page: part }: Pick<ListQuery, "nbItem" | "page">,
  ports: { readonly resolveNeed: ResolveNeed; readonly keep: Keep },
): Promise<CanvasPages> {
  const keep = onceOf(ports.keep);
  const [records, published, changed, newSettings, previews, planned] = await Promise.all([
    keep("pages", listPageRecords),
    publishedRevisions(),
    changedDrafts("layout"),
    changedDrafts("page"),
    previewsOfPages(),
    plannedLayouts(locale),
  ]);
  const all = listedPages(records);
  const wanted = all.slice((part - 1) * nbItem, part * nbItem);
  const untranslated = await untranslatedPages(wanted, { published, changed });
  const pages: CanvasPage[] = [];
  for (const page of wanted) {
    const path = await sampleAddress(page, locale, { ...ports, keep });
    if (path === null) continue;
    const { record, pageType } = page;
    const layoutId = record?.layoutId ?? null;
    const preview = record ? previews.get(record.id) : undefined;
    pages.push({
      pageId: record?.id ?? null,
      layoutId,
      type: pageType.slug,
      title: titleOf(page, locale),
      path,
      parent: record?.parentId ?? null,
      untitled: record ? locales.filter((each) => (record.texts[each]?.title ?? "") === "") : [],
      untranslated: untranslated.get(page) ?? [],
      isMenu: record?.isMenu ?? false,
      isFixedRight: record?.isFixedRight ?? false,
      isHidden: record?.isHidden ?? false,
      isCms: isCms(page),
      isPublished: layoutId !== null && published.has(layoutId),
      hasChanges: layoutId !== null && changed.has(layoutId),
      hasNewSettings: record !== null && newSettings.has(record.id),
      plannedAt: layoutId === null ? null : (planned.get(layoutId) ?? null),
      preview: preview?.picture ?? null,
      isPreviewStale: !preview?.isCurrent,
    });
  }
  return { pages, total: all.length };
}

/** When layouts go public, or are taken away, the next time first; what failed waits no more. */
async function plannedLayouts(locale: Locale): Promise<ReadonlyMap<number, number>> {
  const waiting = (await listPlans(locale)).filter(({ failure }) => failure === null);
  const times = waiting.flatMap(({ at, documents }) =>
    documents.flatMap(({ kind, id }) => (kind === "layout" ? [[id, at] as const] : [])),
  );
  return new Map(times.toReversed());
}
