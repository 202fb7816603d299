import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import type { Parent } from "../tree.ts";
import { blockOf, childrenAt, parentsOf } from "../tree.ts";

/**
 * Where blocks go, said by ids so that it still holds when others changed the page meanwhile: into a
 * slot of a block (null: the root, slot "root"), after a block that stands there (null: first).
 */
export interface Anchor extends Parent {
  readonly after: BlockId | null;
}

/** A position in one slot of a document. */
export interface Place extends Parent {
  readonly index: number;
}

/** Finds an anchor in a document. */
export function resolveAnchor(document: LayoutDocument, at: Anchor): Result<Place, LayoutRefusal> {
  if (at.into !== null && blockOf(document.blocks, at.into) === undefined) return unknownBlock(at.into);
  if (at.slot in Object.prototype) return refuse("unknown-slot", "body.reservedKey", { values: { name: at.slot } });
  const parent = { into: at.into, slot: at.slot };
  if (at.after === null) return ok({ ...parent, index: 0 });
  const before = childrenAt(document, parent).indexOf(at.after);
  if (before === -1) return refuse("unknown-block", "block.moved", { block: at.after });
  return ok({ ...parent, index: before + 1 });
}

/** Finds where neighbours stand. Refused unless they follow each other, in this order, in one slot. */
export function locate(document: LayoutDocument, ids: readonly BlockId[]): Result<Place, LayoutRefusal> {
  const [first] = ids;
  if (first === undefined) return refuse("unknown-block", "change.noBlock");
  const missing = ids.find((id) => blockOf(document.blocks, id) === undefined);
  if (missing !== undefined) return unknownBlock(missing);
  const parent = parentsOf(document).get(first);
  if (parent === undefined) return unknownBlock(first);
  const siblings = childrenAt(document, parent);
  const index = siblings.indexOf(first);
  const areNeighbours = ids.every((id, offset) => siblings[index + offset] === id);
  return areNeighbours ? ok({ ...parent, index }) : refuse("not-neighbours", "change.notNeighbours", { block: first });
}

/** Says a place by ids. */
export function anchorOf(document: LayoutDocument, { into, slot, index }: Place): Anchor {
  return { into, slot, after: childrenAt(document, { into, slot })[index - 1] ?? null };
}

function unknownBlock(id: BlockId): Result<never, LayoutRefusal> {
  return refuse("unknown-block", "block.gone", { block: id });
}
