import { sharedPrefix } from "#schemas/content/share.ts";
import { siteSettingsId } from "#schemas/site-settings/site-settings.ts";
import { draftDocument } from "#server/drafts/read.ts";
import { sharedDraft } from "#server/drafts/shares/read.ts";
import type { ShownDraft } from "#server/shown-drafts.ts";

/** Who somebody is to a page: anybody, or a customer who is logged in. */
export type ShownAs = "visitor" | "customer";

/**
 * The draft that a page is asked for by (`?draft=site`, `?draft=form:7`), or by the link to a page's unpublished changes (`?draft=shared:…`); null: by none that there is. Only an administrator
 * gets a page so, or an answer to what it asks.
 */
export async function askedDraft(search: URLSearchParams): Promise<ShownDraft | null> {
  const shared = sharedToken(search);
  if (shared !== null) return await sharedDraft(shared);
  const [, kind, number] = /^([a-z]{1,20})(?::(\d{1,10}))?$/.exec(search.get("draft") ?? "") ?? [];
  if (kind === undefined) return null;
  // A site has one document of its settings: they go without a number.
  const id = number === undefined ? siteSettingsId : Number(number);
  const document = await draftDocument({ kind, id });
  return document && { kind, id, document };
}

/** Whom a page is asked for as, beside a draft (`?draft=layout:7&as=customer`); null: nobody is named. */
export function askedAs(search: URLSearchParams): ShownAs | null {
  const as = search.get("as");
  return as === "visitor" || as === "customer" ? as : null;
}

/** What the link to a page's unpublished changes ends with, by which a page is asked for; null: by none. */
export function sharedToken(search: URLSearchParams): string | null {
  const draft = search.get("draft") ?? "";
  return draft.startsWith(sharedPrefix) ? draft.slice(sharedPrefix.length) : null;
}
