import { refuse } from "../refusal.ts";
import { ok, type Result } from "../result.ts";
import { bothVisible } from "./both-visible.ts";
import { type Fragment, withNewIds } from "./commands/fragment.ts";
import type { Replace } from "./commands/replace.ts";
import type { BlockId, BlockNode, LayoutDocument } from "./layout.ts";
import type { LayoutRefusal } from "./layout-refusal.ts";
import { type Visibility, visibilityOf, visibilityProp } from "./visibility.ts";

/**
 * [PD25] The command that puts an own copy of a reusable layout's content, under new ids, in the place of the block that places
 * it. What that block says of when and for whom it is shown holds for each of the outermost copies; refused where it can't hold
 * together with what a copy says itself, and for a layout that holds nothing.
 */
export function detachReusable(
  place: BlockNode,
  { root, blocks }: LayoutDocument,
  newId: () => BlockId,
): Result<Replace, LayoutRefusal> {
  const newIds = Object.fromEntries(Object.keys(blocks).map((id) => [id, newId()]));
  const copied = withNewIds({ root, blocks }, newIds);
  if (!copied.ok) return copied;
  const fragment = shownAs(visibilityOf(place), copied.value);
  if (fragment === null) return refuse("invalid-props", "reusable.neverShown", { block: place.id });
  return ok({ type: "replace", ids: [place.id], fragment });
}

/** A fragment whose outermost blocks are shown under one more condition; null where one of them never would be. */
function shownAs(around: Visibility | null, fragment: Fragment): Fragment | null {
  if (around === null) return fragment;
  const blocks: Record<BlockId, BlockNode> = { ...fragment.blocks };
  for (const id of fragment.root) {
    const node = blocks[id];
    if (node === undefined) continue;
    const both = bothVisible(around, visibilityOf(node) ?? {});
    if (both === null) return null;
    blocks[id] = { ...node, props: { ...node.props, [visibilityProp]: both } };
  }
  return { root: fragment.root, blocks };
}
