import { keepRevision } from "#server/db/revisions.ts";
import { definitionsBySlug } from "#blocks/definitions.ts";
import { reusableIds } from "#schemas/page/expand-layout.ts";
import { hiddenSlugs } from "#schemas/page/always-seen.ts";
import { checkLayout } from "#schemas/page/invariants.ts";
import type { LayoutIssue } from "#schemas/page/layout-issue.ts";
import { checkLayoutProps } from "#schemas/page/layout-props.ts";
import type { LayoutDocument, LayoutKind } from "#schemas/page/layout.ts";
import { parseLayout } from "#schemas/page/parse-layout.ts";
import { missingRequired } from "#schemas/page/required-blocks.ts";
import { reusablesWithin } from "#schemas/page/reusables-within.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { command, commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { writeRow } from "#server/db/write-row.ts";

import { findLayout, layoutsWithin, pageTypesOf, slugsRequiredBy } from "./read.ts";

/** Makes a layout without content. Names are unique within a kind. */
export async function createLayout(input: {
  readonly id?: number;
  readonly kind: LayoutKind;
  readonly name: string;
}): Promise<Result<{ readonly id: number }, Refusal>> {
  return await commandOn(keys, async () => {
    const row = { kind: input.kind, name: input.name, published_revision_id: null };
    const id = await writeRow("layout", { id: input.id, exists: false }, row);
    dropTags("layout", `layout:${id}`);
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "layout.name": "name" };

/**
 * Saves a document as a new immutable revision and shows it to visitors from the next request on.
 * Refused when anything in it would have to be repaired, when it isn't of the layout's own kind, or when
 * it lacks a block that the type of a page it belongs to requires (design §5), and when it would stand in itself. Blocks with
 * an unknown slug are kept as they are: visitors never see them.
 */
export async function publishLayout(input: {
  readonly layoutId: number;
  readonly document: unknown;
  readonly label: string;
  /** The id of the user who publishes; left out: nobody's, as from the command line. */
  readonly authorId?: number | null;
}): Promise<Result<{ readonly revision: number }, Refusal>> {
  const read = parseLayout(input.document, definitionsBySlug);
  if (!read.ok) return refuseIssues(read.error);
  const { document } = read.value;
  const issues = [
    ...read.value.issues,
    ...checkLayout(document, definitionsBySlug),
    // No visitor sees a template: what is put in from it is checked there.
    ...(document.kind === "template" ? [] : checkLayoutProps(document, definitionsBySlug)),
  ].filter(({ code }) => code !== "unknown-slug");
  if (issues.length > 0) return refuseIssues(issues);
  return await command(async () => {
    const place = await checkPlace(input.layoutId, document);
    if (!place.ok) return place;
    const { published } = place.value;
    const { layoutId: documentId, label, authorId = null } = input;
    const revision = await keepRevision({ kind: "layout", documentId, document, label, authorId, base: published });
    await database()
      .updateTable("layout")
      .set({ published_revision_id: revision })
      .where("id", "=", input.layoutId)
      .execute();
    dropTags("layout", `layout:${input.layoutId}`);
    if (published === null) await dropPagesOf(input.layoutId);
    return ok({ revision });
  });
}

/**
 * Takes a page's layout away from visitors, who get what the page's type begins with; a page that is only what is written
 * on it is no longer there. Refused when another revision than `published` is public.
 */
export async function unpublishLayout(layoutId: number, published: number | null): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const layout = await findLayout(layoutId);
    if (!layout) return refuse("not-found", "missing.layout");
    if (layout.published === null) return refuse("unprocessable", "draft.notPublic");
    // What stands around and inside of others can't be missing there.
    if (layout.kind !== "page") return refuse("unprocessable", "draft.staysPublic");
    if (layout.published !== published) return refuse("conflict", "draft.publishedMeanwhile");
    await database().updateTable("layout").set({ published_revision_id: null }).where("id", "=", layoutId).execute();
    dropTags("layout", `layout:${layoutId}`);
    await dropPagesOf(layoutId);
    return ok(null);
  });
}

/** Whether a page is there for visitors may depend on whether its layout is public. */
async function dropPagesOf(layoutId: number): Promise<void> {
  const pages = await database().selectFrom("page").select("id").where("layout_id", "=", layoutId).execute();
  if (pages.length > 0) dropTags("page", ...pages.map(({ id }) => `page:${id}`));
}

/** Whether a document can be this layout's; gives the revision that it follows. */
async function checkPlace(
  layoutId: number,
  document: LayoutDocument,
): Promise<Result<{ readonly published: number | null }, Refusal>> {
  if (!isRowId(layoutId)) return refuse("not-found", "missing.layout");
  const layout = await database()
    .selectFrom("layout")
    .select(["kind", "published_revision_id as published"])
    .where("id", "=", layoutId)
    .executeTakeFirst();
  if (!layout) return refuse("not-found", "missing.layout");
  if (layout.kind !== document.kind) {
    return refuse("invalid", "layout.kind", { values: { document: document.kind, layout: layout.kind } });
  }
  const required = slugsRequiredBy(await pageTypesOf(layoutId));
  const missing = missingRequired(document, required);
  if (missing.length > 0)
    return refuse("invalid", "layout.required", { values: { slugs: [...new Set(missing)].join(", ") } });
  const [hidden] = hiddenSlugs(document, required);
  if (hidden !== undefined) return refuse("invalid", "layout.hides", { values: { slug: hidden } });
  if (await placesItself(layoutId, document)) return refuse("invalid", "reusable.inItself");
  return ok({ published: layout.published });
}

/** [PD24] Whether a layout would stand in itself, by what is published of those that it places. */
async function placesItself(layoutId: number, document: LayoutDocument): Promise<boolean> {
  const within = await layoutsWithin(reusableIds(document));
  return reusablesWithin([document], within).has(layoutId);
}

function refuseIssues(issues: readonly LayoutIssue[]) {
  return refuseInput(
    issues.map(({ block, key, messageKey, values }) => ({
      key: [block, key].filter(Boolean).join("."),
      messageKey,
      values,
    })),
  );
}
