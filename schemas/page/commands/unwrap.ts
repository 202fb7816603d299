import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { blockOf, childrenAt, withChildren, withoutBlocks } from "../tree.ts";
import { checkBalance, checkSlot, slugsOf } from "./admission.ts";
import type { Change } from "./command.ts";
import { locate } from "./place.ts";
import { contentOf } from "./slot-order.ts";
import { ownerOf } from "./splice.ts";

/** Takes a block away and leaves what is inside it in its place. */
export interface Unwrap {
  readonly type: "unwrap";
  readonly id: BlockId;
  /** Set on inverses: what the slot takes isn't asked again. */
  readonly restores?: boolean;
}

/** [PC18] Unwraps a block: its content, slot after slot, comes to stand where it stood. */
export function unwrap(
  document: LayoutDocument,
  { id, restores = false }: Unwrap,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  const place = locate(document, [id]);
  if (!place.ok) return place;
  const node = blockOf(document.blocks, id);
  const inside = node === undefined ? [] : contentOf(node, registry);
  if (node === undefined || inside.length === 0) return refuse("nothing-inside", "block.nothingInside", { block: id });
  const siblings = childrenAt(document, place.value).toSpliced(place.value.index, 1, ...inside);
  const content = { slugs: slugsOf(document.blocks, inside), count: siblings.length };
  const refusal =
    checkBalance(document, { gone: [node], added: [] }, registry) ??
    (restores ? undefined : checkSlot(ownerOf(document, place.value), place.value.slot, content, registry));
  if (refusal !== undefined) return refusal;
  const blocks = withoutBlocks(document.blocks, [id]);
  return ok({
    document: withChildren({ ...document, blocks }, place.value, siblings),
    inverse: { type: "wrap", block: node, restores: true },
  });
}
