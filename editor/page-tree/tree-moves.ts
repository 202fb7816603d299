import type { PagePlace } from "#schemas/content/canvas.ts";

import type { TreePage } from "./tree-page.ts";
import { childrenOf } from "./tree-rows.ts";

/** Where a page goes by a key: past a neighbour, to an end, below the one before it, or out of the one that it stands below. */
export const moveSteps = ["up", "down", "first", "last", "in", "out"] as const;
export type MoveStep = (typeof moveSteps)[number];

/** Where something lies on a row: over its upper edge, its lower edge, or itself. */
export type DropSide = "before" | "after" | "into";

/** Where a page stands. */
export function placeIn(pages: readonly TreePage[], id: number): PagePlace {
  const below = childrenOf(pages);
  for (const [parent, siblings] of below) {
    const at = siblings.findIndex(({ pageId }) => pageId === id);
    if (at !== -1) return { parent, after: siblings[at - 1]?.pageId ?? null };
  }
  return { parent: null, after: null };
}

/** Where a step leads; null: nowhere. */
export function stepPlace(pages: readonly TreePage[], id: number, step: MoveStep): PagePlace | null {
  const below = childrenOf(pages);
  const { parent } = placeIn(pages, id);
  const siblings = (below.get(parent) ?? []).map(({ pageId }) => pageId);
  const at = siblings.indexOf(id);
  const previous = siblings[at - 1];
  if (step === "first") return previous === undefined ? null : { parent, after: null };
  if (step === "last") return at === siblings.length - 1 ? null : { parent, after: siblings.at(-1) ?? null };
  if (step === "up") return previous === undefined ? null : { parent, after: siblings[at - 2] ?? null };
  if (step === "down") return at === siblings.length - 1 ? null : { parent, after: siblings[at + 1] ?? null };
  if (step === "out") return parent === null ? null : { parent: placeIn(pages, parent).parent, after: parent };
  return previous === undefined ? null : { parent: previous, after: lastOf(below.get(previous)) };
}

/** Where a page comes that is let go over another one: `isOpen`, what stands below that one is seen. Null: at the end of all. */
export function dropPlace(
  pages: readonly TreePage[],
  id: number,
  over: { readonly id: number; readonly side: DropSide; readonly isOpen: boolean } | null,
): PagePlace {
  const below = childrenOf(pages);
  if (over === null) return { parent: null, after: lastOf(below.get(null)?.filter(({ pageId }) => pageId !== id)) };
  if (over.id === id) return placeIn(pages, id);
  const { parent, after } = placeIn(pages, over.id);
  if (over.side === "before") return { parent, after: after === id ? placeIn(pages, id).after : after };
  if (over.side === "after" && !over.isOpen) return { parent, after: over.id };
  if (over.side === "after") return { parent: over.id, after: null };
  return { parent: over.id, after: lastOf(below.get(over.id)?.filter(({ pageId }) => pageId !== id)) };
}

/** Why a page can't come to a place, by the message that says it; null: it can. */
export function moveProblem(pages: readonly TreePage[], id: number, { parent }: PagePlace): string | null {
  const parents = new Map(pages.map((page) => [page.pageId, page.parent]));
  const seen = new Set<number>();
  for (let at = parent; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return "editor.tree.inItself";
    seen.add(at);
  }
  return null;
}

export function isSamePlace(one: PagePlace, other: PagePlace): boolean {
  return one.parent === other.parent && one.after === other.after;
}

/** The pages as they stand once one of them was moved, until the server tells how they do. */
export function withMoved<Page extends { readonly pageId: number | null; readonly parent: number | null }>(
  pages: readonly Page[],
  id: number,
  { parent, after }: PagePlace,
): readonly Page[] {
  const moved = pages.find(({ pageId }) => pageId === id);
  if (!moved) return pages;
  const others = pages.filter((page) => page !== moved);
  const first = others.findIndex((page) => page.parent === parent);
  const at = after === null ? first : others.findIndex(({ pageId }) => pageId === after) + 1;
  return others.toSpliced(at === -1 ? others.length : at, 0, { ...moved, parent });
}

function lastOf(pages: readonly TreePage[] | undefined): number | null {
  return pages?.at(-1)?.pageId ?? null;
}
