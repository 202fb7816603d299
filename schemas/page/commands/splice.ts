import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { BlockId, BlockNode, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { blockOf, childrenAt, subtree, withChildren, withoutBlocks } from "../tree.ts";
import { checkBalance, checkDepth, checkInnerSlots, checkSlot, slugsOf } from "./admission.ts";
import type { Fragment } from "./fragment.ts";
import { checkFragment } from "./fragment.ts";
import type { Place } from "./place.ts";

export interface Splice {
  /** Where the neighbours in `gone` begin, and the fragment comes to stand. */
  readonly place: Place;
  readonly gone: readonly BlockId[];
  readonly fragment: Fragment;
  /** True when the fragment stood here before: what slots take isn't asked again. */
  readonly restores: boolean;
}

export const emptyFragment: Fragment = { root: [], blocks: {} };

/** Takes neighbours out of a slot and puts a fragment in their place: what most commands come down to. */
export function splice(
  document: LayoutDocument,
  { place, gone, fragment, restores }: Splice,
  registry: BlockRegistry,
): Result<LayoutDocument, LayoutRefusal> {
  const checked = checkFragment(fragment);
  if (!checked.ok) return checked;
  const { root, blocks } = checked.value;
  const goneIds = subtree(document.blocks, gone);
  const rest = goneIds.length === 0 ? document.blocks : withoutBlocks(document.blocks, goneIds);
  const taken = Object.keys(blocks).find((id) => Object.hasOwn(rest, id));
  if (taken !== undefined) return refuse("duplicate-id", "block.idTaken", { block: taken });

  const siblings = childrenAt(document, place).toSpliced(place.index, gone.length, ...root);
  const balance = { gone: nodesOf(document, goneIds), added: Object.values(blocks) };
  const refusal =
    checkBalance(document, balance, registry) ??
    checkDepth(document, place, checked.value) ??
    (restores || root.length === 0
      ? undefined
      : (checkSlot(
          ownerOf(document, place),
          place.slot,
          { slugs: slugsOf(blocks, root), count: siblings.length },
          registry,
        ) ?? checkInnerSlots(blocks, registry)));
  if (refusal !== undefined) return refusal;
  return ok(withChildren({ ...document, blocks: { ...rest, ...blocks } }, place, siblings));
}

/** The block whose slot a place is in; undefined at the root. */
export function ownerOf(document: LayoutDocument, { into }: Place): BlockNode | undefined {
  return into === null ? undefined : blockOf(document.blocks, into);
}

function nodesOf({ blocks }: LayoutDocument, ids: readonly BlockId[]): readonly BlockNode[] {
  return ids.flatMap((id) => blockOf(blocks, id) ?? []);
}
