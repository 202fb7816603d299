import { defaultLocale, isLocale, type Locale } from "#schemas/locale.ts";
import { changesOf, hiddenBy, type Viewer } from "#schemas/page/hidden-by.ts";
import type { BlockId, BlockNode, LayoutDocument } from "#schemas/page/layout.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { blockOf } from "#schemas/page/tree.ts";
import { visibilityOf } from "#schemas/page/visibility.ts";
import { database, now } from "#server/db/context.ts";
import { recordValidUntil } from "#server/db/tags.ts";
import { publishedLayouts } from "#server/pages/layouts/read.ts";
import { listPages } from "#server/pages/read.ts";
import { getSiteInfo } from "#server/site/info/read.ts";

import { inOneLine, lineOf } from "#server/text/line-of.ts";
import type { SearchDocument } from "../search-document.ts";

/** Every public page with an address of its own, with the words of its blocks. */
export async function pageDocuments(locale: Locale): Promise<readonly SearchDocument[]> {
  const site = await getSiteInfo();
  const { pages } = await listPages(locale, { nbItem: 1000, page: 1, orderBy: [], filters: [] });
  const texts = await textsByPage(locale);
  return pages.flatMap(({ id, path, type, title, menuTitle, metaDescription, isECommerce }): SearchDocument[] => {
    const isPrivate = findPageType(type)?.zone === "private";
    if (path === null || isPrivate || (isECommerce && !site.isECommerce)) return [];
    const text = inOneLine([metaDescription, texts.get(id) ?? ""]);
    const common = { imageId: null, date: null, sale: null, text, tags: menuTitle, summary: metaDescription };
    return [{ type: "page", id, title: title || menuTitle, url: path, ...common }];
  });
}

async function textsByPage(locale: Locale): Promise<ReadonlyMap<number, string>> {
  const rows = await database().selectFrom("page").select(["id", "layout_id"]).execute();
  const layouts = await publishedLayouts(rows.flatMap(({ layout_id: layout }) => layout ?? []));
  return new Map(
    rows.map(({ id, layout_id: layout }) => {
      const document = layout === null ? undefined : layouts.get(layout)?.document;
      const blocks = document ? shownBlocks(document, document.root, { now: now(), locale, isCustomer: false }) : [];
      return [id, inOneLine(blocks.flatMap(({ props }) => textsIn(props, locale)))];
    }),
  );
}

/** The blocks that a visitor sees now, and for how long that is so. */
function shownBlocks(
  { blocks }: Pick<LayoutDocument, "blocks">,
  ids: readonly BlockId[],
  viewer: Viewer,
): readonly BlockNode[] {
  return ids.flatMap((id): readonly BlockNode[] => {
    const node = blockOf(blocks, id);
    if (!node) return [];
    const visibility = visibilityOf(node) ?? {};
    for (const change of changesOf(visibility)) if (change > viewer.now) recordValidUntil(change);
    if (hiddenBy(visibility, viewer) !== null) return [];
    return [node, ...shownBlocks({ blocks }, Object.values(node.slots).flat(), viewer)];
  });
}

/** The localized texts anywhere in a block's props, in one language: every object whose keys are all languages. */
function textsIn(value: unknown, locale: Locale): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length === 0 || !entries.every(([key]) => isLocale(key))) {
    return entries.flatMap(([, inner]) => textsIn(inner, locale));
  }
  const texts = new Map(entries);
  const text = texts.get(locale) ?? texts.get(defaultLocale);
  return typeof text === "string" ? [lineOf(text)] : textsIn(text, locale);
}
