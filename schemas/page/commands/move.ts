import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { childrenAt, subtree, withChildren } from "../tree.ts";
import { checkDepth, checkSlot, slugsOf } from "./admission.ts";
import type { Change } from "./command.ts";
import type { Anchor, Place } from "./place.ts";
import { anchorOf, locate, resolveAnchor } from "./place.ts";
import { ownerOf } from "./splice.ts";

/** Moves neighbours, with everything inside them, to another place. */
export interface Move {
  readonly type: "move";
  readonly ids: readonly BlockId[];
  readonly at: Anchor;
  /** Set on inverses: what the slot takes isn't asked again. */
  readonly restores?: boolean;
}

/** [PC11] Moves neighbours to an anchor. Refused into or behind themselves. */
export function move(
  document: LayoutDocument,
  { ids, at, restores = false }: Move,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  const from = locate(document, ids);
  if (!from.ok) return from;
  const inside = new Set(subtree(document.blocks, ids));
  if ((at.into !== null && inside.has(at.into)) || (at.after !== null && ids.includes(at.after))) {
    return refuse("cycle", "change.cycle", { block: at.into ?? at.after ?? undefined });
  }
  const siblings = childrenAt(document, from.value).filter((id) => !ids.includes(id));
  const without = withChildren(document, from.value, siblings);
  const to = resolveAnchor(without, at);
  if (!to.ok) return to;
  const target = childrenAt(without, to.value).toSpliced(to.value.index, 0, ...ids);
  const isNewSlot = !isSameSlot(from.value, to.value);
  const refusal =
    checkDepth(document, to.value, { blocks: document.blocks, root: ids }) ??
    (isNewSlot && !restores
      ? checkSlot(
          ownerOf(document, to.value),
          at.slot,
          { slugs: slugsOf(document.blocks, ids), count: target.length },
          registry,
        )
      : undefined);
  if (refusal !== undefined) return refusal;
  return ok({
    document: withChildren(without, to.value, target),
    inverse: { type: "move", ids, at: anchorOf(document, from.value), restores: true },
  });
}

function isSameSlot(a: Place, b: Place): boolean {
  return a.into === b.into && (a.into === null || a.slot === b.slot);
}
