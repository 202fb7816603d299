import { isLocale } from "#schemas/locale.ts";
import type { Row } from "#server/db/tables.ts";

import { isHidden, presentFlags } from "../present.ts";
import type { PageRecord } from "./rules.ts";

/** A row of a page's texts, as far as a record shows it. */
export type PageTextRow = Pick<
  Row<"page_text">,
  "page_id" | "locale" | "slug" | "menu_title" | "title" | "meta_description"
>;

/** A page's row, with what is public of its layout. */
export type RecordRow = Row<"page"> & { readonly published_revision_id: number | null };

/** Puts a page's row and the rows of its texts together. */
export function presentRecord(
  row: RecordRow,
  texts: readonly PageTextRow[],
  formerSlugs: readonly string[],
): PageRecord {
  const inLanguages = texts.flatMap(({ locale, slug, menu_title: menuTitle, title, meta_description: meta }) =>
    isLocale(locale) ? [[locale, { slug, menuTitle, title, metaDescription: meta }] as const] : [],
  );
  return {
    id: row.id,
    type: row.type,
    parentId: row.parent_id,
    order: row.position,
    menuIcon: row.menu_icon,
    frameId: row.frame_id,
    layoutId: row.layout_id,
    isHidden: isHidden(row),
    ...presentFlags(row),
    texts: Object.fromEntries(inLanguages),
    formerSlugs,
  };
}
