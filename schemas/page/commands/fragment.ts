import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import { isBlockId } from "../block-id.ts";
import type { BlockId, BlockNode, LayoutDocument } from "../layout.ts";
import { layoutLimits } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { blockOf, subtree } from "../tree.ts";

/** A piece of a layout: some neighbours with everything inside them. What is inserted, pasted, put back. */
export interface Fragment {
  readonly root: readonly BlockId[];
  readonly blocks: Readonly<Record<BlockId, BlockNode>>;
}

/** Copies blocks with everything inside them out of a document; the blocks keep their identity. */
export function fragmentOf({ blocks }: LayoutDocument, ids: readonly BlockId[]): Fragment {
  const entries = subtree(blocks, ids).flatMap((id) => {
    const node = blockOf(blocks, id);
    return node === undefined ? [] : [[id, node] as const];
  });
  return { root: ids, blocks: Object.fromEntries(entries) };
}

/** Gives every block of a fragment the id that the map names. Refused when an id has none, or two share one. */
export function withNewIds(
  fragment: Fragment,
  newIds: Readonly<Record<BlockId, BlockId>>,
): Result<Fragment, LayoutRefusal> {
  const old = Object.keys(fragment.blocks);
  const missing = old.find((id) => !Object.hasOwn(newIds, id));
  if (missing !== undefined) return refuse("invalid-id", "block.noNewId", { block: missing });
  const renamed = (id: BlockId): BlockId => newIds[id] ?? id;
  if (new Set(old.map(renamed)).size !== old.length) return refuse("duplicate-id", "block.idTaken");
  const blocks = Object.values(fragment.blocks).map((node): [BlockId, BlockNode] => {
    const slots = Object.entries(node.slots).map(([name, ids]) => [name, ids.map(renamed)]);
    return [renamed(node.id), { ...node, id: renamed(node.id), slots: Object.fromEntries(slots) }];
  });
  return ok({ root: fragment.root.map(renamed), blocks: Object.fromEntries(blocks) });
}

/** Checks that a fragment is one: well-formed ids, every block met once from its root. Empty slots are left out. */
export function checkFragment({ root, blocks }: Fragment): Result<Fragment, LayoutRefusal> {
  const met = new Set<BlockId>();
  let level = root;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > layoutLimits.depth) return refuse("limit", "layout.tooDeep", { values: { limit: layoutLimits.depth } });
    const next: BlockId[] = [];
    for (const id of level) {
      const node = blockOf(blocks, id);
      if (node === undefined) return refuse("invalid-fragment", "layout.dangling", { values: { id }, block: id });
      if (!isBlockId(id) || node.id !== id) return refuse("invalid-id", "block.id", { block: id });
      if (met.has(id)) return refuse("duplicate-id", "block.twice", { block: id });
      met.add(id);
      next.push(...Object.values(node.slots).flat());
    }
    level = next;
  }
  const ids = Object.keys(blocks);
  const unmet = ids.find((id) => !met.has(id));
  if (unmet !== undefined) return refuse("invalid-fragment", "block.nowhere", { block: unmet });
  return ok({
    root,
    blocks: Object.fromEntries(Object.entries(blocks).map(([id, node]) => [id, withoutEmptySlots(node)])),
  });
}

function withoutEmptySlots(node: BlockNode): BlockNode {
  const filled = Object.entries(node.slots).filter(([, ids]) => ids.length > 0);
  return filled.length === Object.keys(node.slots).length ? node : { ...node, slots: Object.fromEntries(filled) };
}
