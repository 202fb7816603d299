import type { CanvasPage } from "#schemas/content/canvas.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { isRepeatable } from "#schemas/page/page-types/is-repeatable.ts";

/** A page with a row of its own: it stands somewhere, and may be moved. */
export interface TreePage extends CanvasPage {
  readonly pageId: number;
}

/** All that is listed, apart: the pages that stand below each other, and the screens that the site brings. */
export interface SortedPages {
  readonly tree: readonly TreePage[];
  readonly screens: readonly CanvasPage[];
}

/**
 * Sorts what can be edited. A screen is what shows many things (a wine, an article), what stands in for others (not found),
 * and what the site serves without a row; one that pages stand below is a page like them.
 */
export function sortPages(pages: readonly CanvasPage[]): SortedPages {
  const parents = new Set(pages.map(({ parent }) => parent));
  const isOfTree = (page: CanvasPage): page is TreePage =>
    page.pageId !== null && (standsAlone(page) || parents.has(page.pageId));
  const screens = pages.filter((page) => !isOfTree(page));
  return { tree: pages.filter(isOfTree), screens };
}

/** Whether a page has an address of its own, or may be there several times. */
function standsAlone({ type }: CanvasPage): boolean {
  const pageType = findPageType(type);
  if (!pageType || pageType.status !== undefined) return pageType === undefined;
  return Object.keys(pageType.params).length === 0 || isRepeatable(pageType);
}

/** Whether a page may be made again and deleted: the site's own screens stay. */
export function isOwnPage({ type }: Pick<CanvasPage, "type">): boolean {
  const pageType = findPageType(type);
  return pageType !== undefined && isRepeatable(pageType);
}
