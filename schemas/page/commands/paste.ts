import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { BlockRegistry } from "../block-registry.ts";
import type { BlockId, LayoutDocument } from "../layout.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import type { Change } from "./command.ts";
import type { Fragment } from "./fragment.ts";
import { checkFragment, withNewIds } from "./fragment.ts";
import type { Anchor } from "./place.ts";
import { resolveAnchor } from "./place.ts";
import { prepareLeniently } from "./prepare-fragment.ts";
import { splice } from "./splice.ts";

/** Puts in what was copied elsewhere: another page, another tab, an older version of the site. */
export interface Paste {
  readonly type: "paste";
  readonly at: Anchor;
  readonly fragment: Fragment;
  /** A new id for every block of the fragment. */
  readonly newIds: Readonly<Record<BlockId, BlockId>>;
}

/** [PC22] Pastes a fragment: migrated, wrong props left out, unknown blocks kept verbatim. */
export function paste(
  document: LayoutDocument,
  { at, fragment, newIds }: Paste,
  registry: BlockRegistry,
): Result<Change, LayoutRefusal> {
  if (fragment.root.length === 0) return refuse("invalid-fragment", "change.empty");
  const place = resolveAnchor(document, at);
  if (!place.ok) return place;
  const checked = checkFragment(fragment);
  if (!checked.ok) return checked;
  const renamed = withNewIds(checked.value, newIds);
  if (!renamed.ok) return renamed;
  const prepared = prepareLeniently(renamed.value, registry);
  if (!prepared.ok) return prepared;
  const edit = { place: place.value, gone: [], fragment: prepared.value, restores: false };
  const changed = splice(document, edit, registry);
  return changed.ok ? ok({ document: changed.value, inverse: { type: "remove", ids: prepared.value.root } }) : changed;
}
