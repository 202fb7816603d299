import type { PagePlace } from "#schemas/content/canvas.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

import type { PageRecord } from "../records/rules.ts";

/** What of a page says where it stands. */
export type PlacedPage = Pick<PageRecord, "id" | "parentId" | "order">;

/** A number that a page of the menu's order gets. */
export type NewOrder = readonly [id: number, order: number];

/** How far apart numbers are put that are given anew, so that the next page that comes between two needs no third. */
const apart = 10;
const highest = 1_000_000;

/** The pages below another one, or below none, in the menu's order. */
export function pagesBelow<Page extends PlacedPage>(pages: readonly Page[], parent: number | null): readonly Page[] {
  return pages
    .filter(({ parentId }) => parentId === parent)
    .toSorted((one, other) => one.order - other.order || one.id - other.id);
}

/** Where a page stands. */
export function placeOf(pages: readonly PlacedPage[], { id, parentId }: PlacedPage): PagePlace {
  const siblings = pagesBelow(pages, parentId).map((page) => page.id);
  return { parent: parentId, after: siblings[siblings.indexOf(id) - 1] ?? null };
}

/**
 * [PS13] The numbers that put a page into a place, its own first: the others keep theirs where there is room between two.
 * Refused where the place is none, or within the page itself.
 */
export function ordersForMove(
  pages: readonly PlacedPage[],
  id: number,
  { parent, after }: PagePlace,
): Result<readonly [NewOrder, ...NewOrder[]], Refusal> {
  if (parent !== null && !pages.some((page) => page.id === parent)) return refuseKey("parent", "key.reference");
  if (parent !== null && isWithin(pages, parent, id)) return refuseKey("parent", "key.inside");
  const siblings = pagesBelow(pages, parent).filter((page) => page.id !== id);
  const before = siblings.findIndex((page) => page.id === after);
  if (after !== null && before === -1) return refuseKey("after", "key.reference");
  const [low, high] = [siblings[before]?.order ?? -1, siblings[before + 1]?.order];
  if (high === undefined && low < highest) return ok([[id, low + 1]]);
  if (high !== undefined && high - low > 1) return ok([[id, Math.floor((low + high) / 2)]]);
  const inOrder = siblings.map((page) => page.id).toSpliced(before + 1, 0, id);
  const anew = inOrder.map((page, index): NewOrder => [page, index * apart]);
  const former = new Map(siblings.map(({ id: page, order }) => [page, order]));
  const others = anew.filter(([page, order]) => page !== id && former.get(page) !== order);
  return ok([[id, (before + 1) * apart], ...others]);
}

/** Whether a page is another one, or stands somewhere below it. */
function isWithin(pages: readonly PlacedPage[], page: number, ancestor: number): boolean {
  const parents = new Map(pages.map(({ id, parentId }) => [id, parentId]));
  const seen = new Set<number>();
  for (let at: number | null = page; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === ancestor) return true;
    seen.add(at);
  }
  return false;
}

function refuseKey(key: "parent" | "after", messageKey: "key.reference" | "key.inside") {
  return refuse("unprocessable", "input.invalid", { problems: [{ key, messageKey }] });
}
