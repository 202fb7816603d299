import type { PageItem } from "#schemas/content/page-item.ts";
import type { Locale } from "#schemas/locale.ts";
import { isFreePage } from "#schemas/page/page-types/is-free-page.ts";
import { isShopPage } from "#schemas/page/page-types/is-shop-page.ts";
import type { Row } from "#server/db/tables.ts";

import { pagePath } from "./links.ts";

/** A page's row with its texts in one language. */
export interface PageRow extends Row<"page"> {
  readonly slug: string;
  readonly menu_title: string;
  readonly title: string;
  readonly meta_description: string;
  /** Of its layout; null: it has none, or none is public. */
  readonly published_revision_id: number | null;
}

/** True for a page that visitors don't get: it is what is written on it, and nothing of that is public. */
export function isHidden(row: Pick<PageRow, "type" | "layout_id" | "published_revision_id">): boolean {
  return row.layout_id !== null && row.published_revision_id === null && isFreePage(row.type);
}

/** The flags of a page, alike in the page list and in a page record. */
export type PageFlags = Pick<
  PageItem,
  | "isMenu"
  | "isFixedRight"
  | "isAbsoluteMenu"
  | "isReload"
  | "isCms"
  | "hasCustomHeader"
  | "hasCustomFooter"
  | "isECommerce"
>;

/** Turns a row into the page of the wire; `children` are the ids of the pages below it, in order. */
export function presentPage(row: PageRow, children: readonly number[], locale: Locale): PageItem {
  return {
    id: row.id,
    slug: row.slug,
    path: isHidden(row) ? null : pagePath(row.type, row.slug, locale),
    menuTitle: row.menu_title,
    title: row.title,
    metaDescription: row.meta_description,
    menuIcon: row.menu_icon,
    order: row.position,
    parent: row.parent_id,
    children,
    type: row.type,
    ...presentFlags(row),
    isECommerce: isShopPage(row.type, row.is_e_commerce === 1),
  };
}

export function presentFlags(row: Row<"page">): PageFlags {
  return {
    isMenu: row.is_menu === 1,
    isFixedRight: row.is_fixed_right === 1,
    isAbsoluteMenu: row.is_absolute_menu === 1,
    isReload: row.is_reload === 1,
    isCms: row.is_cms === 1,
    hasCustomHeader: row.has_custom_header === 1,
    hasCustomFooter: row.has_custom_footer === 1,
    isECommerce: row.is_e_commerce === 1,
  };
}
