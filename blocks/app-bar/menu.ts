import { type Current, pageTrail } from "#blocks/kit/page-trail.ts";
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
  readonly current: Current;
  readonly children: readonly MenuEntry[];
}

/** The menu's tree: pages that are in the menu, in their order, below the parent that is in it too (spec §2). */
export function buildMenu(pages: readonly PageItem[], present: PageFacts): readonly MenuEntry[] {
  const shown = pages.filter((page) => page.isMenu).toSorted((a, b) => a.order - b.order || a.id - b.id);
  const ids = new Set(shown.map(({ id }) => id));
  const seen = new Set<number>();
  const currentOf = pageTrail(pages, present);

  function below(parent: number | null): MenuEntry[] {
    return shown
      .filter((page) => (page.parent !== null && ids.has(page.parent) ? page.parent : null) === parent)
      .flatMap((page) => (seen.has(page.id) ? [] : [entry(page)]));
  }

  function entry(page: PageItem): MenuEntry {
    seen.add(page.id);
    const children = below(page.id);
    const isAround = children.some((child) => child.current !== null);
    return {
      id: page.id,
      title: page.menuTitle || page.title,
      path: page.path,
      icon: page.menuIcon,
      isReload: page.isReload,
      isFixedRight: page.isFixedRight,
      current: currentOf(page) ?? (isAround ? "true" : null),
      children,
    };
  }

  return below(null).filter((item) => item.path !== null || item.children.length > 0);
}
