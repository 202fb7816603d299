import { locales, localizePath } from "#schemas/locale.ts";
import { type LayoutDocument, layoutVersion } from "#schemas/page/layout.ts";
import { content } from "#schemas/page/page-types/content.ts";
import { shownDraft } from "#server/shown-drafts.ts";

import type { Route } from "./find-route.ts";

/**
 * What is found at any address while a form is shown by its draft: a page with that form and nothing else in the site's
 * frame, so that it is seen before it stands anywhere. Null: no form is.
 */
export function shownFormRoute(sitePath: string): Route | null {
  if (!shownFormLayout()) return null;
  const alternates = Object.fromEntries(locales.map((locale) => [locale, localizePath(sitePath, locale)]));
  return { pageType: content, record: null, params: {}, alternates, isLiteral: true };
}

/** The content of that page. */
export function shownFormLayout(): LayoutDocument | null {
  const draft = shownDraft();
  if (draft?.kind !== "form") return null;
  const block = { id: "form", slug: "form", v: 1, props: { form: draft.id }, slots: {} };
  return { version: layoutVersion, kind: "page", root: [block.id], blocks: { [block.id]: block } };
}
