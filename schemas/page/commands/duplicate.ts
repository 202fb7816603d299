import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import type { Change } from "./command.ts";
import { fragmentOf, withNewIds } from "./fragment.ts";
import { locate } from "./place.ts";
import { splice } from "./splice.ts";

/** Copies neighbours, with everything inside them, right behind themselves. */
export interface Duplicate {
  readonly type: "duplicate";
  readonly ids: readonly BlockId[];
  /** A new id for every block that is copied, inner ones too. */
  readonly newIds: Readonly<Record<BlockId, BlockId>>;
}

/** [PC15] Duplicates neighbours, props verbatim. */
export function duplicate(
  document: LayoutDocument,
  { ids, newIds }: Duplicate,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  const found = locate(document, ids);
  if (!found.ok) return found;
  const copy = withNewIds(fragmentOf(document, ids), newIds);
  if (!copy.ok) return copy;
  const place = { ...found.value, index: found.value.index + ids.length };
  const changed = splice(document, { place, gone: [], fragment: copy.value, restores: false }, registry);
  return changed.ok ? ok({ document: changed.value, inverse: { type: "remove", ids: copy.value.root } }) : changed;
}
