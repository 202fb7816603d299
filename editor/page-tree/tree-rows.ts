import type { TreePage } from "./tree-page.ts";

/** A page as a line of the tree. */
export interface TreeRow {
  readonly page: TreePage;
  /** 1: below none. */
  readonly level: number;
  /** The place among its siblings, from 1, of so many. */
  readonly position: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  /** False where it is shown for what stands below it alone: a search didn't ask for it. */
  readonly isWanted: boolean;
}

interface RowsOf {
  readonly pages: readonly TreePage[];
  readonly isOpen: (id: number) => boolean;
  /** Which pages are looked for; null: all are shown. */
  readonly isWanted: ((page: TreePage) => boolean) | null;
}

/** The lines that are seen, in their order. What is looked for is seen whatever is closed, with what it stands below. */
export function treeRows({ pages, isOpen, isWanted }: RowsOf): readonly TreeRow[] {
  const below = childrenOf(pages);
  const shown = isWanted && withAncestors(pages, isWanted);
  const rows: TreeRow[] = [];
  const seen = new Set<number>();
  const add = (parent: number | null, level: number): void => {
    const siblings = below.get(parent) ?? [];
    for (const [index, page] of siblings.entries()) {
      const { pageId } = page;
      if (seen.has(pageId) || shown?.has(pageId) === false) continue;
      seen.add(pageId);
      const children = below.get(pageId) ?? [];
      const hasChildren = shown ? children.some((child) => shown.has(child.pageId)) : children.length > 0;
      const isShownOpen = hasChildren && (shown !== null || isOpen(pageId));
      rows.push({
        page,
        level,
        position: index + 1,
        siblings: siblings.length,
        hasChildren,
        isOpen: isShownOpen,
        isWanted: isWanted === null || isWanted(page),
      });
      if (isShownOpen) add(pageId, level + 1);
    }
  };
  add(null, 1);
  return rows;
}

/** The pages below each page, in their order. Whose parent isn't there, or who stands in a ring, is below none. */
export function childrenOf(pages: readonly TreePage[]): ReadonlyMap<number | null, readonly TreePage[]> {
  const parents = new Map(pages.map(({ pageId, parent }) => [pageId, parent]));
  return Map.groupBy(pages, ({ pageId, parent }) =>
    parent !== null && parents.has(parent) && !isInRing(pageId, parents) ? parent : null,
  );
}

function isInRing(page: number, parents: ReadonlyMap<number, number | null>): boolean {
  const seen = new Set<number>();
  for (let at = parents.get(page) ?? null; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === page) return true;
    seen.add(at);
  }
  return false;
}

/** Pages, and all that they stand below. */
function withAncestors(pages: readonly TreePage[], isWanted: (page: TreePage) => boolean): ReadonlySet<number> {
  const parents = new Map(pages.map(({ pageId, parent }) => [pageId, parent]));
  const shown = new Set<number>();
  for (const page of pages) {
    if (!isWanted(page)) continue;
    for (let at: number | null = page.pageId; at !== null && !shown.has(at); at = parents.get(at) ?? null)
      shown.add(at);
  }
  return shown;
}
