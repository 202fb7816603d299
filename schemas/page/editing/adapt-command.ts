import type { Command } from "../commands/command.ts";
import type { Duplicate } from "../commands/duplicate.ts";
import { fragmentOf } from "../commands/fragment.ts";
import type { Move } from "../commands/move.ts";
import type { Anchor } from "../commands/place.ts";
import type { Remove } from "../commands/remove.ts";
import type { Wrap } from "../commands/wrap.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import { blockOf, childrenAt, parentsOf, subtree } from "../tree.ts";
import { survivingAnchor } from "./surviving-anchor.ts";

export interface Diverging {
  /** The document that the command was made for. */
  readonly past: LayoutDocument;
  /** The document as others have changed it. */
  readonly now: LayoutDocument;
}

/** [EM10] to [EM15] The commands that do in `now` what a command meant in `past` (`EditingKind.adapt`). */
export function adaptCommand(command: Command, documents: Diverging): readonly Command[] {
  switch (command.type) {
    case "insert":
    case "paste":
      return [{ ...command, at: survivingAnchor(command.at, documents) }];
    case "move":
      return adaptMove(command, documents);
    case "remove":
      return adaptRemove(command, documents);
    case "duplicate":
      return adaptDuplicate(command, documents);
    case "wrap":
      return adaptWrap(command, documents);
    case "unwrap":
      return isIn(documents.now, command.id) ? [command] : [];
    case "set-props":
    case "set-slot":
    case "replace":
      return [command];
  }
}

/** [EM11] Those that are still there move, one group of neighbours behind the other. */
function adaptMove(command: Move, documents: Diverging): readonly Command[] {
  const groups = groupsOfNeighbours(documents.now, command.ids);
  if (groups.length === 0) return [command];
  const at = survivingAnchor(command.at, documents, command.ids);
  return groups.map((ids, index) => ({ ...command, ids, at: { ...at, after: groups[index - 1]?.at(-1) ?? at.after } }));
}

/**
 * [EM12] Those that are still there go. What others have put inside since stays: it stands where the block stood that
 * it was put into.
 */
function adaptRemove(command: Remove, { past, now }: Diverging): readonly Command[] {
  const meant = new Set(subtree(past.blocks, command.ids));
  return groupsOfNeighbours(now, command.ids).flatMap((ids) => {
    const [last] = ids.slice(-1);
    const inside = subtree(now.blocks, ids);
    const brought = inside.filter((id) => !meant.has(id) && meant.has(parentsOf(now).get(id)?.into ?? ""));
    const rescue = brought.map((id, index): Move => ({
      type: "move",
      ids: [id],
      at: { ...placeOf(now, last ?? id), after: brought[index - 1] ?? last ?? null },
    }));
    return [...rescue, { ...command, ids }];
  });
}

/** [EM13] What was copied is put in, as it was when it was copied. */
function adaptDuplicate(command: Duplicate, documents: Diverging): readonly Command[] {
  const { past, now } = documents;
  const fragment = fragmentOf(past, command.ids);
  const isAsItWas = Object.entries(fragment.blocks).every(([id, node]) => now.blocks[id] === node);
  if (isAsItWas && groupsOfNeighbours(now, command.ids).length === 1) return [command];
  const last = command.ids.at(-1) ?? "";
  const at = survivingAnchor({ ...placeOf(past, last), after: last }, documents);
  return [{ type: "paste", at, fragment, newIds: command.newIds }];
}

/** [EM14] Those that still stand where they stood are taken in; who has been moved away meanwhile stays there. */
function adaptWrap(command: Wrap, { past, now }: Diverging): readonly Command[] {
  const { block } = command;
  const slots = Object.entries(block.slots);
  const stay = new Set(slots.flatMap(([, ids]) => ids).filter((id) => isWhereItWas(id, { past, now })));
  const [first] = groupsOfNeighbours(now, inOrder(past, [...stay]));
  if (first === undefined) return [command];
  const taken = slots.map(([slot, ids]) => [slot, ids.filter((id) => first.includes(id))] as const);
  const wrapped: Wrap = {
    ...command,
    block: { ...block, slots: Object.fromEntries(taken.filter(([, ids]) => ids.length > 0)) },
  };
  const later = slots.flatMap(([slot, ids]) => {
    const kept = ids.filter((id) => stay.has(id));
    return kept.flatMap((id, index): Command[] =>
      first.includes(id)
        ? []
        : [{ type: "move", ids: [id], at: { into: block.id, slot, after: kept[index - 1] ?? null } }],
    );
  });
  return [wrapped, ...later];
}

/** The blocks of a list that are in a document, in groups that follow each other there. */
function groupsOfNeighbours(document: LayoutDocument, ids: readonly BlockId[]): readonly (readonly BlockId[])[] {
  const groups: BlockId[][] = [];
  for (const id of ids) {
    if (!isIn(document, id)) continue;
    const group = groups.at(-1);
    if (group !== undefined && follows(document, group.at(-1) ?? "", id)) group.push(id);
    else groups.push([id]);
  }
  return groups;
}

function follows(document: LayoutDocument, one: BlockId, next: BlockId): boolean {
  const siblings = childrenAt(document, placeOf(document, one));
  return siblings[siblings.indexOf(one) + 1] === next;
}

function inOrder(document: LayoutDocument, ids: readonly BlockId[]): readonly BlockId[] {
  const [first] = ids;
  if (first === undefined) return [];
  return childrenAt(document, placeOf(document, first)).filter((id) => ids.includes(id));
}

function isWhereItWas(id: BlockId, { past, now }: Diverging): boolean {
  const [was, is] = [parentsOf(past).get(id), parentsOf(now).get(id)];
  return was !== undefined && is !== undefined && was.into === is.into && was.slot === is.slot;
}

function placeOf(document: LayoutDocument, id: BlockId): Omit<Anchor, "after"> {
  const { into, slot } = parentsOf(document).get(id) ?? { into: null, slot: "root" };
  return { into, slot };
}

function isIn(document: LayoutDocument, id: BlockId): boolean {
  return blockOf(document.blocks, id) !== undefined;
}
