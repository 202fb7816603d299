import type { PageItem } from "#schemas/content/page-item.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

export interface MenuEntry {
  readonly id: number;
  readonly title: string;
  /** Null for a page without an address of its own: it only heads its children. */
  readonly path: string | null;
  /** The name of a drawing, or a picture's address; empty for none (spec §2, "menu icon"). */
  readonly icon: string;
  readonly isReload: boolean;
  readonly isFixedRight: boolean;
  /** The page itself, one of its ancestors, or neither. */
  readonly current: "page" | "true" | null;
  readonly children: readonly MenuEntry[];
}

/** The menu's tree: pages that are in the menu, in their order, below the parent that is in it too (spec §2). */
export function buildMenu(pages: readonly PageItem[], present: PageFacts): readonly MenuEntry[] {
  const shown = pages.filter((page) => page.isMenu).toSorted((a, b) => a.order - b.order || a.id - b.id);
  const ids = new Set(shown.map(({ id }) => id));
  const seen = new Set<number>();
  const above = ancestorsOf(pages, present.id);

  function below(parent: number | null): MenuEntry[] {
    return shown
      .filter((page) => (page.parent !== null && ids.has(page.parent) ? page.parent : null) === parent)
      .flatMap((page) => (seen.has(page.id) ? [] : [entry(page)]));
  }

  function entry(page: PageItem): MenuEntry {
    seen.add(page.id);
    const children = below(page.id);
    const isHere = page.id === present.id || (page.path !== null && page.path === present.path);
    const isAround = children.some((child) => child.current !== null) || above.has(page.id) || leadsTo(page, present);
    return {
      id: page.id,
      title: page.menuTitle || page.title,
      path: page.path,
      icon: page.menuIcon,
      isReload: page.isReload,
      isFixedRight: page.isFixedRight,
      current: isHere ? "page" : isAround ? "true" : null,
      children,
    };
  }

  return below(null).filter((item) => item.path !== null || item.children.length > 0);
}

/** The pages above one, menu or not: a wine's page marks the list of wines. */
function ancestorsOf(pages: readonly PageItem[], id: number | null): ReadonlySet<number> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const above = new Set<number>();
  let parent = id === null ? null : (byId.get(id)?.parent ?? null);
  while (parent !== null && !above.has(parent)) {
    above.add(parent);
    parent = byId.get(parent)?.parent ?? null;
  }
  return above;
}

/** Whether the present page lies below a page in the address: `/actualites` and `/actualites/archives`. */
function leadsTo(page: PageItem, present: PageFacts): boolean {
  return page.path !== null && page.type !== "home" && present.path.startsWith(`${page.path}/`);
}
