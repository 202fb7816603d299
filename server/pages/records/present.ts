import { isLocale, type Locale } from "#schemas/locale.ts";
import type { Row } from "#server/db/tables.ts";

import { presentFlags, type PageFlags } from "../present.ts";

/** A page's texts in one language. */
export interface PageTexts {
  readonly slug: string;
  readonly menuTitle: string;
  readonly title: string;
  readonly metaDescription: string;
}

/** A page in all its languages: what an address is resolved to. */
export interface PageRecord extends PageFlags {
  readonly id: number;
  /** The page type's slug. */
  readonly type: string;
  readonly parentId: number | null;
  readonly order: number;
  readonly menuIcon: string;
  /** The layout of kind `frame` around it; null: the page type's own. */
  readonly frameId: number | null;
  readonly layoutId: number | null;
  readonly texts: Readonly<Partial<Record<Locale, PageTexts>>>;
}

/** A row of a page's texts, as far as a record shows it. */
export type PageTextRow = Pick<
  Row<"page_text">,
  "page_id" | "locale" | "slug" | "menu_title" | "title" | "meta_description"
>;

/** Puts a page's row and the rows of its texts together. */
export function presentRecord(row: Row<"page">, texts: readonly PageTextRow[]): PageRecord {
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
    ...presentFlags(row),
    texts: Object.fromEntries(inLanguages),
  };
}
