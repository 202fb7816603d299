import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import { isBlockId } from "../block-id.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { BlockNode, LayoutDocument } from "../layout.ts";
import type { Err } from "../../result.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { childrenAt, withChildren } from "../tree.ts";
import { checkBalance, checkDepth, checkSlot, slugsOf } from "./admission.ts";
import type { Change } from "./command.ts";
import type { Place } from "./place.ts";
import { locate } from "./place.ts";
import { prepareNode } from "./prepare-fragment.ts";
import { contentOf } from "./slot-order.ts";
import { ownerOf } from "./splice.ts";

/** Puts a new block around neighbours. */
export interface Wrap {
  readonly type: "wrap";
  /** The new block; its slots name the neighbours it takes in, in the order they stand in. */
  readonly block: BlockNode;
  /** Set on inverses: puts the block back as it was. */
  readonly restores?: boolean;
}

/** [PC17] Wraps neighbours in a new block that stands in their place. */
export function wrap(
  document: LayoutDocument,
  { block, restores = false }: Wrap,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  const ids = contentOf(block, registry);
  const found = locate(document, ids);
  if (!found.ok) return found;
  const place = found.value;
  if (!isBlockId(block.id)) return refuse("invalid-id", "block.id", { block: block.id });
  if (Object.hasOwn(document.blocks, block.id)) {
    return refuse("duplicate-id", "block.idTaken", { block: block.id });
  }
  const prepared = restores ? ok(block) : prepareNode(block, registry);
  if (!prepared.ok) return prepared;
  const wrapper = prepared.value;
  const blocks = { ...document.blocks, [wrapper.id]: wrapper };
  const siblings = childrenAt(document, place).toSpliced(place.index, ids.length, wrapper.id);
  const refusal =
    checkBalance(document, { gone: [], added: [wrapper] }, registry) ??
    checkDepth(document, place, { blocks, root: [wrapper.id] }) ??
    (restores ? undefined : checkSlots(document, { place, wrapper, count: siblings.length }, registry));
  if (refusal !== undefined) return refusal;
  return ok({
    document: withChildren({ ...document, blocks }, place, siblings),
    inverse: { type: "unwrap", id: wrapper.id, restores: true },
  });
}

function checkSlots(
  document: LayoutDocument,
  { place, wrapper, count }: { place: Place; wrapper: BlockNode; count: number },
  registry: BlockRegistry,
): Err<LayoutRefusal> | undefined {
  const outer = checkSlot(ownerOf(document, place), place.slot, { slugs: [wrapper.slug], count }, registry);
  if (outer !== undefined) return outer;
  for (const [name, ids] of Object.entries(wrapper.slots)) {
    const content = { slugs: slugsOf(document.blocks, ids), count: ids.length };
    const inner = checkSlot(wrapper, name, content, registry);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
