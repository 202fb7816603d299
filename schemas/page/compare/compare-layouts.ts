import type { BlockId, LayoutDocument } from "../layout.ts";
import { blockOf, childrenAt, parentsOf, subtree } from "../tree.ts";
import { compareProps, type PropDifference } from "./compare-props.ts";
import { longestOrder } from "./longest-order.ts";

/** What became of a block between two states of a layout. */
export interface BlockDifference {
  readonly id: BlockId;
  readonly kind: "added" | "removed" | "changed";
  /** A block that came or went with those inside it that came or went too; of a changed one it alone. */
  readonly ids: readonly BlockId[];
  /** Whether it stands in another slot, or behind blocks that it stood before. */
  readonly isMoved: boolean;
  /** Whether another kind of block, or another version of it, has its id by now. */
  readonly isOther: boolean;
  readonly props: readonly PropDifference[];
}

interface Sides {
  readonly before: LayoutDocument;
  readonly after: LayoutDocument;
}

/**
 * [PX1] to [PX5] What two states of a layout don't have the same, block by block: in the order of the later page, what was
 * removed behind what stood before it.
 */
export function compareLayouts(before: LayoutDocument, after: LayoutDocument): readonly BlockDifference[] {
  const sides = { before, after };
  const moved = movedIds(sides);
  return inOrder(sides).flatMap((id) => {
    if (!isIn(after, id)) return wentOrCame("removed", id, before, after);
    if (!isIn(before, id)) return wentOrCame("added", id, after, before);
    return changed(sides, id, moved.has(id));
  });
}

/** A block that only one side has, told once for all that came or went inside it. */
function wentOrCame(
  kind: "added" | "removed",
  id: BlockId,
  own: LayoutDocument,
  other: LayoutDocument,
): readonly BlockDifference[] {
  const into = parentsOf(own).get(id)?.into ?? null;
  if (into !== null && !isIn(other, into)) return [];
  return [{ id, kind, ids: onlyIn(own, id, other), isMoved: false, isOther: false, props: [] }];
}

function changed({ before, after }: Sides, id: BlockId, isMoved: boolean): readonly BlockDifference[] {
  const [one, other] = [blockOf(before.blocks, id), blockOf(after.blocks, id)];
  if (!one || !other) return [];
  const isOther = one.slug !== other.slug || one.v !== other.v;
  const props = one === other ? [] : compareProps(one.props, other.props);
  return isMoved || isOther || props.length > 0 ? [{ id, kind: "changed", ids: [id], isMoved, isOther, props }] : [];
}

/** A block, and what stands in it as far as another document has none of it: where that one has a block, it ends. */
export function onlyIn(own: LayoutDocument, id: BlockId, other: LayoutDocument): readonly BlockId[] {
  const inner = Object.values(blockOf(own.blocks, id)?.slots ?? {}).flat();
  return [id, ...inner.filter((each) => !isIn(other, each)).flatMap((each) => onlyIn(own, each, other))];
}

/** [PX3] The blocks of both sides that stand elsewhere: as few as there can be. */
function movedIds({ before, after }: Sides): ReadonlySet<BlockId> {
  const [was, is] = [parentsOf(before), parentsOf(after)];
  const moved = new Set<BlockId>();
  const seen = new Set<string>();
  for (const [id, to] of is) {
    const from = was.get(id);
    if (!from) continue;
    if (from.into !== to.into || from.slot !== to.slot) {
      moved.add(id);
      continue;
    }
    const slot = `${to.into ?? ""}/${to.slot}`;
    if (seen.has(slot)) continue;
    seen.add(slot);
    const places = new Map(childrenAt(before, from).map((sibling, place) => [sibling, place]));
    const stayed = childrenAt(after, to).filter((sibling) => places.has(sibling));
    const inRow = new Set(longestOrder(stayed.map((sibling) => places.get(sibling) ?? 0)));
    stayed.forEach((sibling, place) => inRow.has(place) || moved.add(sibling));
  }
  return moved;
}

/** Every block of both sides: as they stand on the later page, what it has no more behind what stood before that. */
function inOrder({ before, after }: Sides): readonly BlockId[] {
  const followers = new Map<BlockId | null, BlockId[]>();
  let last: BlockId | null = null;
  for (const id of subtree(before.blocks, before.root)) {
    if (isIn(after, id)) last = id;
    else followers.set(last, [...(followers.get(last) ?? []), id]);
  }
  const first = followers.get(null) ?? [];
  return [...first, ...subtree(after.blocks, after.root).flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}

function isIn({ blocks }: LayoutDocument, id: BlockId): boolean {
  return blockOf(blocks, id) !== undefined;
}
