import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import type { Change } from "./command.ts";
import type { Fragment } from "./fragment.ts";
import { fragmentOf } from "./fragment.ts";
import { locate } from "./place.ts";
import { prepareStrictly } from "./prepare-fragment.ts";
import { splice } from "./splice.ts";

/** Puts other blocks in the place of neighbours. The fragment may use ids of what it replaces. */
export interface Replace {
  readonly type: "replace";
  readonly ids: readonly BlockId[];
  readonly fragment: Fragment;
  /** Set on inverses: puts back what stood here, even what couldn't be put in anew. */
  readonly restores?: boolean;
}

/** [PC24] Replaces neighbours by a fragment. */
export function replace(
  document: LayoutDocument,
  { ids, fragment, restores = false }: Replace,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  if (fragment.root.length === 0) return refuse("invalid-fragment", "change.empty");
  const place = locate(document, ids);
  if (!place.ok) return place;
  const prepared = restores ? ok(fragment) : prepareStrictly(fragment, registry);
  if (!prepared.ok) return prepared;
  const edit = { place: place.value, gone: ids, fragment: prepared.value, restores };
  const changed = splice(document, edit, registry);
  if (!changed.ok) return changed;
  const old = fragmentOf(document, ids);
  return ok({
    document: changed.value,
    inverse: { type: "replace", ids: fragment.root, fragment: old, restores: true },
  });
}
