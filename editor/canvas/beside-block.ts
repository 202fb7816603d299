import type { Anchor } from "#schemas/page/commands/place.ts";
import type { BlockId, LayoutDocument } from "#schemas/page/layout.ts";
import { childrenAt, parentsOf } from "#schemas/page/tree.ts";

/** The place right before or behind a block; null for one that is gone. */
export function besideBlock(document: LayoutDocument, id: BlockId, side: "before" | "behind"): Anchor | null {
  const place = parentsOf(document).get(id);
  if (!place) return null;
  const siblings = childrenAt(document, place);
  return { ...place, after: side === "behind" ? id : (siblings[siblings.indexOf(id) - 1] ?? null) };
}
