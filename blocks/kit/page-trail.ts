import type { PageItem } from "#schemas/content/page-item.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

/** How a link stands to the page that is shown: it leads to that page, to one that it lies below, or neither. */
export type Current = "page" | "true" | null;

/** Tells of a page of the site how it stands to the present one: a wine's page marks the list of wines. */
export function pageTrail(pages: readonly PageItem[], present: PageFacts): (page: PageItem) => Current {
  const above = ancestorsOf(pages, present.id);
  return (page) => {
    if (page.id === present.id || (page.path !== null && page.path === present.path)) return "page";
    // The search is about the whole site, wherever it stands in its tree.
    if (present.type === "product-search") return null;
    return above.has(page.id) || leadsTo(page, present) ? "true" : null;
  };
}

/** The pages above one, in the menu or not. */
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
