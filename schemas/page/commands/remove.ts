import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import type { Change } from "./command.ts";
import { fragmentOf } from "./fragment.ts";
import { anchorOf, locate } from "./place.ts";
import { emptyFragment, splice } from "./splice.ts";

/** Takes neighbours out, with everything inside them. */
export interface Remove {
  readonly type: "remove";
  /** Blocks that follow each other in one slot, in order. */
  readonly ids: readonly BlockId[];
}

/** [PC13] Removes neighbours. Refused for the last required, locked or outlet block, however deep inside. */
export function remove(
  document: LayoutDocument,
  { ids }: Remove,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  const place = locate(document, ids);
  if (!place.ok) return place;
  const edit = { place: place.value, gone: ids, fragment: emptyFragment, restores: false };
  const changed = splice(document, edit, registry);
  if (!changed.ok) return changed;
  const at = anchorOf(document, place.value);
  const fragment = fragmentOf(document, ids);
  return ok({ document: changed.value, inverse: { type: "insert", at, fragment, restores: true } });
}
