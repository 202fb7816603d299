import { siteSettingsId } from "#schemas/site-settings/site-settings.ts";
import { draftDocument } from "#server/drafts/read.ts";
import type { ShownDraft } from "#server/shown-drafts.ts";

/**
 * The draft that a page is asked for by (`?draft=site`, `?draft=form:7`); null: by none that there is. Only an administrator
 * gets a page so, or an answer to what it asks.
 */
export async function askedDraft(search: URLSearchParams): Promise<ShownDraft | null> {
  const [, kind, number] = /^([a-z]{1,20})(?::(\d{1,10}))?$/.exec(search.get("draft") ?? "") ?? [];
  if (kind === undefined) return null;
  // A site has one document of its settings: they go without a number.
  const id = number === undefined ? siteSettingsId : Number(number);
  const document = await draftDocument({ kind, id });
  return document && { kind, id, document };
}
