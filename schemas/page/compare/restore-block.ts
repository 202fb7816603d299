import type { BlockRegistry } from "../block-registry.ts";
import type { Command } from "../commands/command.ts";
import type { Fragment } from "../commands/fragment.ts";
import type { Anchor } from "../commands/place.ts";
import type { PropChange } from "../commands/set-props.ts";
import { survivingAnchor } from "../editing/surviving-anchor.ts";
import type { BlockId, BlockNode, LayoutDocument } from "../layout.ts";
import { blockOf, childrenAt, parentsOf, rootSlot, subtree, withChildren } from "../tree.ts";
import { type BlockDifference, compareLayouts, onlyIn } from "./compare-layouts.ts";
import type { PropDifference } from "./compare-props.ts";

/** What makes one block what it was, and where it goes by that. */
export interface BlockRestoration {
  /** None: it is as it was. */
  readonly commands: readonly Command[];
  /** Where it comes to stand, when what it stood in is gone; null: where it stood, or it doesn't move. */
  readonly elsewhere: Anchor | null;
}

export interface RestoringFrom {
  /** The document as it was. */
  readonly past: LayoutDocument;
  /** The document as it is edited now. */
  readonly now: LayoutDocument;
}

/**
 * [PX6] to [PX9] Gives the commands that make one block of a document what it was: put back where it stood, taken away when
 * it wasn't there, moved back, set as it was. Whether the document takes them is said when they are applied.
 */
export function restoring(documents: RestoringFrom, registry: BlockRegistry): (id: BlockId) => BlockRestoration {
  const differences = compareLayouts(documents.past, documents.now);
  return (id) => {
    const difference = differences.find(({ ids }) => ids.includes(id));
    if (!difference) return { commands: [], elsewhere: null };
    if (difference.kind === "added") return { commands: takeAway(documents, id), elsewhere: null };
    const at = formerPlace(documents, differences, id);
    const commands =
      difference.kind === "removed" ? putBack(documents, id, at, registry) : setBack(documents, difference, at);
    return { commands, elsewhere: isElsewhere(documents, { ...difference, id }, at) ? at : null };
  };
}

/** [PX6] What is still there of what stood inside stays where it is. */
function putBack({ past, now }: RestoringFrom, id: BlockId, at: Anchor, registry: BlockRegistry): readonly Command[] {
  const fragment = fragmentWithout(past, id, now);
  const isKnown = Object.values(fragment.blocks).every(({ slug }) => registry.get(slug) !== undefined);
  if (isKnown) return [{ type: "insert", at, fragment }];
  // What nobody knows any more is kept as it stands, like what is pasted.
  const newIds = Object.fromEntries(Object.keys(fragment.blocks).map((inner) => [inner, inner]));
  return [{ type: "paste", at, fragment, newIds }];
}

/** [PX7] What stood elsewhere before goes back there, before the block goes that took it in. */
function takeAway({ past, now }: RestoringFrom, id: BlockId): readonly Command[] {
  const kept = new Set(
    subtree(now.blocks, [id]).filter((inner) => isAmong(past, inner) && !isHeld({ past, now }, inner)),
  );
  const moves: Command[] = [];
  let document = now;
  for (const inner of subtree(past.blocks, past.root).filter((each) => kept.has(each))) {
    const documents = { past, now: document };
    const at = formerPlace(documents, compareLayouts(past, document), inner);
    moves.push({ type: "move", ids: [inner], at });
    document = standingAt(document, inner, at);
  }
  return [...moves, { type: "remove", ids: [id] }];
}

/** Whether a block stands in one that was there before: it goes with that one. */
function isHeld({ past, now }: RestoringFrom, id: BlockId): boolean {
  const into = parentsOf(now).get(id)?.into ?? null;
  return into !== null && isAmong(past, into);
}

/** [PX8] Its place and its settings; what stands in it is its own. */
function setBack({ past, now }: RestoringFrom, difference: BlockDifference, at: Anchor): readonly Command[] {
  const { id, isMoved, isOther, props } = difference;
  const [was, is] = [blockOf(past.blocks, id), blockOf(now.blocks, id)];
  if (!was || !is) return [];
  const moves: readonly Command[] = isMoved && !isAt(now, id, at) ? [{ type: "move", ids: [id], at }] : [];
  return [...moves, ...(isOther ? [exchange(now, is, was)] : setProps(id, props))];
}

function setProps(id: BlockId, props: readonly PropDifference[]): readonly Command[] {
  const changes = props.map(({ prop, locale, before }): PropChange => ({
    prop,
    ...(locale !== undefined && { locale }),
    ...(before !== undefined && { value: before }),
  }));
  return changes.length > 0 ? [{ type: "set-props", id, changes }] : [];
}

/** Another block under its id: what stands in it now comes to stand in that one. */
function exchange(now: LayoutDocument, is: BlockNode, was: BlockNode): Command {
  const inside = subtree(now.blocks, [is.id]).flatMap((id) => blockOf(now.blocks, id) ?? []);
  const blocks = Object.fromEntries(inside.map((node) => [node.id, node]));
  const fragment = { root: [is.id], blocks: { ...blocks, [is.id]: { ...was, slots: is.slots } } };
  return { type: "replace", ids: [is.id], fragment };
}

/** A block as it was, without what is still there. */
function fragmentWithout(past: LayoutDocument, id: BlockId, now: LayoutDocument): Fragment {
  const ids = new Set(onlyIn(past, id, now));
  const blocks = [...ids].flatMap((inner): readonly (readonly [BlockId, BlockNode])[] => {
    const node = blockOf(past.blocks, inner);
    if (!node) return [];
    const slots = Object.entries(node.slots).map(
      ([name, held]) => [name, held.filter((each) => ids.has(each))] as const,
    );
    return [[inner, { ...node, slots: Object.fromEntries(slots.filter(([, held]) => held.length > 0)) }]];
  });
  return { root: [id], blocks: Object.fromEntries(blocks) };
}

/** Behind the neighbour before it that still stands there; where its container stood, when that is gone. */
function formerPlace({ past, now }: RestoringFrom, differences: readonly BlockDifference[], id: BlockId): Anchor {
  const parent = parentsOf(past).get(id) ?? { into: null, slot: rootSlot };
  const siblings = childrenAt(past, parent);
  const after = siblings[siblings.indexOf(id) - 1] ?? null;
  const moved = differences.filter(({ isMoved }) => isMoved).map((difference) => difference.id);
  return survivingAnchor({ ...parent, after }, { past, now }, [id, ...moved]);
}

/** A document with one block at another place, whether it is taken there or not: what stands around it is known by that. */
function standingAt(document: LayoutDocument, id: BlockId, at: Anchor): LayoutDocument {
  const from = parentsOf(document).get(id);
  if (!from) return document;
  const others = childrenAt(document, from).filter((sibling) => sibling !== id);
  const without = withChildren(document, from, others);
  const { into, slot, after } = at;
  const siblings = childrenAt(without, { into, slot });
  const index = after === null ? 0 : siblings.indexOf(after) + 1;
  return withChildren(without, { into, slot }, siblings.toSpliced(index, 0, id));
}

function isAt(document: LayoutDocument, id: BlockId, { into, slot, after }: Anchor): boolean {
  const siblings = childrenAt(document, { into, slot });
  const index = siblings.indexOf(id);
  return index !== -1 && (siblings[index - 1] ?? null) === after;
}

/** [PX9] Whether a block comes to stand where it didn't stand before. */
function isElsewhere({ past }: RestoringFrom, { id, kind, isMoved }: BlockDifference, at: Anchor): boolean {
  const parent = parentsOf(past).get(id);
  return (kind === "removed" || isMoved) && (parent?.into !== at.into || parent.slot !== at.slot);
}

function isAmong({ blocks }: LayoutDocument, id: BlockId): boolean {
  return blockOf(blocks, id) !== undefined;
}
