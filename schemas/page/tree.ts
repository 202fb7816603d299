import type { BlockId, BlockNode, LayoutDocument } from "./layout.ts";

/** Where a block stands: in a slot of `into`, or at the root (`into` null, slot "root"). */
export interface Parent {
  readonly into: BlockId | null;
  readonly slot: string;
}

export const rootSlot = "root";

const indexes = new WeakMap<LayoutDocument, ReadonlyMap<BlockId, Parent>>();

/** The parent of every block. Computed once per document: documents never change. */
export function parentsOf(document: LayoutDocument): ReadonlyMap<BlockId, Parent> {
  const known = indexes.get(document);
  if (known !== undefined) return known;
  const parents = new Map<BlockId, Parent>();
  for (const id of document.root) parents.set(id, { into: null, slot: rootSlot });
  for (const node of Object.values(document.blocks)) {
    for (const [slot, ids] of Object.entries(node.slots)) {
      for (const id of ids) parents.set(id, { into: node.id, slot });
    }
  }
  indexes.set(document, parents);
  return parents;
}

/** The block with an id, or undefined; safe for ids from outside. */
export function blockOf(blocks: LayoutDocument["blocks"], id: BlockId): BlockNode | undefined {
  return Object.hasOwn(blocks, id) ? blocks[id] : undefined;
}

/** The ids in a slot, in order; none for a slot that holds nothing. */
export function childrenAt(document: LayoutDocument, { into, slot }: Parent): readonly BlockId[] {
  if (into === null) return document.root;
  const slots = blockOf(document.blocks, into)?.slots ?? {};
  return Object.hasOwn(slots, slot) ? (slots[slot] ?? []) : [];
}

/** The same document with other blocks in one slot. A slot left empty is not stored. */
export function withChildren(document: LayoutDocument, parent: Parent, ids: readonly BlockId[]): LayoutDocument {
  if (parent.into === null) return { ...document, root: ids };
  const node = blockOf(document.blocks, parent.into);
  if (node === undefined) return document;
  const { [parent.slot]: _old, ...others } = node.slots;
  const slots = ids.length === 0 ? others : { ...node.slots, [parent.slot]: ids };
  return { ...document, blocks: { ...document.blocks, [node.id]: { ...node, slots } } };
}

/** Blocks and everything inside them, parents first. */
export function subtree(blocks: LayoutDocument["blocks"], ids: readonly BlockId[]): BlockId[] {
  const found: BlockId[] = [];
  const waiting = ids.toReversed();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = blockOf(blocks, id);
    if (node === undefined) continue;
    found.push(id);
    waiting.push(...Object.values(node.slots).flat().toReversed());
  }
  return found;
}

/** How many levels a list of blocks is deep; 0 for an empty list. */
export function depthOf(blocks: LayoutDocument["blocks"], ids: readonly BlockId[]): number {
  let depth = 0;
  for (let level = ids; level.length > 0; depth += 1) {
    level = level.flatMap((id) => Object.values(blockOf(blocks, id)?.slots ?? {}).flat());
  }
  return depth;
}

/** On which level a parent's children stand: 1 at the root. */
export function levelIn(document: LayoutDocument, into: BlockId | null): number {
  const parents = parentsOf(document);
  let level = 1;
  for (let id = into; id !== null; id = parents.get(id)?.into ?? null) level += 1;
  return level;
}

/** Takes blocks out with everything inside them, wherever they stand. */
export function removeIds(document: LayoutDocument, ids: readonly BlockId[]): LayoutDocument {
  const parents = parentsOf(document);
  let result = document;
  for (const id of ids) {
    const parent = parents.get(id);
    if (parent === undefined) continue;
    const siblings = childrenAt(result, parent).filter((sibling) => sibling !== id);
    result = withChildren(result, parent, siblings);
  }
  return { ...result, blocks: withoutBlocks(result.blocks, subtree(document.blocks, ids)) };
}

/** The map of blocks without some of them. */
export function withoutBlocks(blocks: LayoutDocument["blocks"], ids: readonly BlockId[]): LayoutDocument["blocks"] {
  const rest = { ...blocks };
  for (const id of ids) delete rest[id];
  return rest;
}
