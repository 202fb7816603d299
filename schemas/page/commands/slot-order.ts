import type { BlockRegistry } from "../block-registry.ts";
import { findBlock } from "../block-registry.ts";
import type { BlockId, BlockNode } from "../layout.ts";

/**
 * What is inside a block, slot after slot: in the order of its definition, then slots it doesn't know by
 * name. The order of stored keys says nothing: it changes when a slot is emptied and filled again.
 */
export function contentOf(node: BlockNode, registry: BlockRegistry): readonly BlockId[] {
  const defined = Object.keys(findBlock(registry, node.slug)?.slots ?? {});
  const rank = (name: string): number => (defined.includes(name) ? defined.indexOf(name) : defined.length);
  return Object.entries(node.slots)
    .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .flatMap(([, ids]) => ids);
}
