import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import type { Change } from "./command.ts";
import type { Fragment } from "./fragment.ts";
import type { Anchor } from "./place.ts";
import { resolveAnchor } from "./place.ts";
import { prepareStrictly } from "./prepare-fragment.ts";
import { splice } from "./splice.ts";

/** Puts new blocks in; their ids are given, so that a replay gives the same document. */
export interface Insert {
  readonly type: "insert";
  readonly at: Anchor;
  readonly fragment: Fragment;
  /** Set on inverses: puts back what stood here, even what couldn't be put in anew. */
  readonly restores?: boolean;
}

/** [PC10] Inserts a fragment at an anchor. */
export function insert(
  document: LayoutDocument,
  { at, fragment, restores = false }: Insert,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  if (fragment.root.length === 0) return refuse("invalid-fragment", "change.empty");
  const place = resolveAnchor(document, at);
  if (!place.ok) return place;
  const prepared = restores ? ok(fragment) : prepareStrictly(fragment, registry);
  if (!prepared.ok) return prepared;
  const changed = splice(document, { place: place.value, gone: [], fragment: prepared.value, restores }, registry);
  return changed.ok ? ok({ document: changed.value, inverse: { type: "remove", ids: fragment.root } }) : changed;
}
