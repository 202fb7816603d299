import type { Anchor } from "../commands/place.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import { blockOf, childrenAt, parentsOf } from "../tree.ts";

/**
 * [EM10] The nearest place to an anchor that there still is: behind the neighbour before it that still stands there, else
 * first; where its container is gone, where the container stood. Blocks that are on their way themselves are no neighbours.
 */
export function survivingAnchor(
  at: Anchor,
  { past, now }: { readonly past: LayoutDocument; readonly now: LayoutDocument },
  moving: readonly BlockId[] = [],
): Anchor {
  const { into, slot, after } = at;
  if (into !== null && blockOf(now.blocks, into) === undefined) {
    const container = parentsOf(past).get(into);
    return container === undefined ? at : survivingAnchor({ ...container, after: into }, { past, now }, moving);
  }
  const siblings = childrenAt(past, { into, slot });
  const standing = new Set(childrenAt(now, { into, slot }));
  const before = siblings.slice(0, siblings.indexOf(after ?? "") + 1);
  const neighbour = before.findLast((id) => standing.has(id) && !moving.includes(id));
  return { into, slot, after: neighbour ?? null };
}
