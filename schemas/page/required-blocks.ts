import { refuse } from "../refusal.ts";
import type { Result } from "../result.ts";
import { ok } from "../result.ts";
import { hiddenSlugs } from "./always-seen.ts";
import type { LayoutIssue } from "./layout-issue.ts";
import type { LayoutDocument } from "./layout.ts";
import type { LayoutRefusal } from "./layout-refusal.ts";

/** The part of a page type that decides which layouts can serve it. */
export interface Requiring {
  readonly requires: readonly string[];
  readonly defaultLayout: LayoutDocument;
}

/** The required slugs that a document lacks. */
export function missingRequired(document: LayoutDocument, requires: readonly string[]): readonly string[] {
  const slugs = new Set(Object.values(document.blocks).map((node) => node.slug));
  return requires.filter((slug) => !slugs.has(slug));
}

/**
 * The layout that a page is served with: its own, or its page type's default one when it has none or
 * lacks a required block, or shows one at times or to some only. A page can't be made to work without the block that does the work (design §5).
 */
export function servedLayout(
  stored: LayoutDocument | null,
  { requires, defaultLayout }: Requiring,
): { readonly document: LayoutDocument; readonly issues: readonly LayoutIssue[] } {
  if (stored === null) return { document: defaultLayout, issues: [] };
  const missing = missingRequired(stored, requires);
  const hidden = hiddenSlugs(stored, requires);
  if (missing.length === 0 && hidden.length === 0) return { document: stored, issues: [] };
  const issue = (messageKey: "layout.needs" | "layout.hides") => (slug: string) =>
    ({ code: "required", messageKey, values: { slug } }) as const;
  const issues = [...missing.map(issue("layout.needs")), ...hidden.map(issue("layout.hides"))];
  return { document: defaultLayout, issues };
}

/** Refuses to publish a layout that lacks or hides a required block of its page type. */
export function checkRequired(
  document: LayoutDocument,
  requires: readonly string[],
): Result<LayoutDocument, LayoutRefusal> {
  const [missing] = missingRequired(document, requires);
  if (missing !== undefined) return refuse("required", "layout.needs", { values: { slug: missing } });
  const [hidden] = hiddenSlugs(document, requires);
  return hidden === undefined ? ok(document) : refuse("required", "layout.hides", { values: { slug: hidden } });
}
