import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { childrenAt } from "../tree.ts";
import type { Change } from "./command.ts";
import type { Fragment } from "./fragment.ts";
import { fragmentOf } from "./fragment.ts";
import { resolveAnchor } from "./place.ts";
import { prepareStrictly } from "./prepare-fragment.ts";
import { splice } from "./splice.ts";

/** Replaces everything in a slot, or at the root (a template applied to a page). An empty fragment clears it. */
export interface SetSlot {
  readonly type: "set-slot";
  /** Null: the root, slot "root". */
  readonly into: BlockId | null;
  readonly slot: string;
  /** May use ids of what it replaces. */
  readonly fragment: Fragment;
  /** Set on inverses: puts back what stood here, even what couldn't be put in anew. */
  readonly restores?: boolean;
}

/** [PC20] Sets a slot's whole content. */
export function setSlot(
  document: LayoutDocument,
  { into, slot, fragment, restores = false }: SetSlot,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  const place = resolveAnchor(document, { into, slot, after: null });
  if (!place.ok) return place;
  const prepared = restores ? ok(fragment) : prepareStrictly(fragment, registry);
  if (!prepared.ok) return prepared;
  const gone = childrenAt(document, place.value);
  const changed = splice(document, { place: place.value, gone, fragment: prepared.value, restores }, registry);
  if (!changed.ok) return changed;
  const old = fragmentOf(document, gone);
  return ok({ document: changed.value, inverse: { type: "set-slot", into, slot, fragment: old, restores: true } });
}
