import { configDrafts } from "./config-drafts.ts";
import type { DraftKind } from "./draft-kind.ts";
import { formDrafts } from "./form-drafts.ts";
import { layoutDrafts } from "./layout-drafts.ts";
import { pageDrafts } from "./page-drafts.ts";
import { popupDrafts } from "./popup-drafts.ts";
import { recordDrafts } from "./record-drafts.ts";
import { siteDrafts } from "./site-drafts.ts";

/** Every kind of document that has drafts, by its name in the API. */
const kinds: ReadonlyMap<string, DraftKind<object, object>> = new Map([
  ["layout", layoutDrafts as DraftKind<object, object>],
  ["page", pageDrafts as DraftKind<object, object>],
  ["config", configDrafts as DraftKind<object, object>],
  ["popup", popupDrafts as DraftKind<object, object>],
  ["site", siteDrafts as DraftKind<object, object>],
  ["form", formDrafts as DraftKind<object, object>],
  ["record", recordDrafts as DraftKind<object, object>],
]);

/** The kind of a name; undefined when nothing of that name has drafts. */
export function draftKind(name: string): DraftKind<object, object> | undefined {
  return kinds.get(name);
}
