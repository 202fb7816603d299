import { randomUUID } from "node:crypto";

import type { CreatedPage } from "#schemas/content/canvas.ts";
import type { Locale, Localized } from "#schemas/locale.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { rootSlot } from "#schemas/page/tree.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { command } from "#server/db/command.ts";
import { copyDraft, editDraft, forgetDocument } from "#server/drafts/write.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { findPiece } from "#server/pages/pieces/read.ts";
import { pageIndex, listPageRecords } from "#server/pages/records/read.ts";
import { createPage, deletePage, openPageLayout } from "#server/pages/records/write.ts";
import { renamePage } from "#server/pages/settings/write.ts";

import type { Caller } from "../api/handler.ts";
import type { ApiRefusal } from "../errors.ts";
import type { ResolveNeed } from "../site/kept-answers.ts";
import { followChanges } from "./place-answers.ts";
import { sampleAddress } from "./sample-address.ts";

export interface NewPage {
  readonly type: string;
  readonly title: Localized<string>;
  readonly slug?: Localized<string> | undefined;
  readonly parent: number | null;
  /** The page whose layout its own begins with; null: it begins as its type does. */
  readonly copyOf: number | null;
  /** The template whose blocks stand above what it begins with otherwise. */
  readonly template?: number | undefined;
}

export interface Asking {
  readonly caller: Caller;
  readonly locale: Locale;
}

/** Makes a page, and says where it opens. */
export async function answerNewPage(
  { slug = {}, copyOf, template, ...page }: NewPage,
  { caller, locale }: Asking,
  ports: { readonly resolveNeed: ResolveNeed },
): Promise<Result<CreatedPage, ApiRefusal>> {
  const session = await caller.session();
  if (!session) return refuse("unauthorized", "session.missing");
  const created = await command(async () => {
    const made = await createPage({ ...page, title: trimmed(page.title), slug: trimmed(slug) });
    if (!made.ok) return made;
    const begun = await beginPage(made.value.layoutId, { type: page.type, copyOf, template, authorId: session.userId });
    return begun.ok ? made : begun;
  });
  if (!created.ok) return created;
  const { pageId, layoutId } = created.value;
  const keep = readOnce();
  const record = pageIndex(await keep("pages", listPageRecords)).byId(pageId);
  const pageType = findPageType(page.type);
  const path = record && pageType ? await sampleAddress({ pageType, record }, locale, { ...ports, keep }) : null;
  return ok({ pageId, layoutId, path });
}

interface Beginning extends Pick<NewPage, "type" | "copyOf" | "template"> {
  readonly authorId: number;
}

/** Makes a new page's draft what it is to begin with; nothing of it is public. */
async function beginPage(
  layoutId: number,
  { type, copyOf, template, authorId }: Beginning,
): Promise<Result<unknown, Refusal>> {
  if (copyOf !== null) {
    const source = await openPageLayout({ pageId: copyOf, type });
    if (!source.ok) return missing("copyOf");
    const copied = await copyDraft(layout(source.value.layoutId), layout(layoutId), authorId);
    if (!copied.ok) return copied;
  }
  if (template === undefined) return ok(null);
  const kept = (await findPiece(template))?.kind === "template" ? await publishedLayout(template) : null;
  if (!kept) return missing("template");
  const { root, blocks } = kept.document;
  const newIds = Object.fromEntries(Object.keys(blocks).map((old) => [old, randomUUID()]));
  const at = { into: null, slot: rootSlot, after: null };
  const commands = [{ type: "paste", at, fragment: { root, blocks }, newIds }];
  return await editDraft(layout(layoutId), { commands, authorId });
}

const layout = (id: number) => ({ kind: "layout", id });

function missing(key: "copyOf" | "template") {
  return refuse("unprocessable", "input.invalid", { problems: [{ key, messageKey: "key.reference" }] });
}

/** Calls a page something else. */
export async function answerRename(
  pageId: number,
  { title = {}, slug = {} }: Partial<Pick<NewPage, "title" | "slug">>,
  caller: Caller,
): Promise<Result<null, ApiRefusal>> {
  const session = await caller.session();
  if (!session) return refuse("unauthorized", "session.missing");
  const names = { pageId, title: trimmed(title), slug: trimmed(slug), authorId: session.userId };
  return await command(async () => {
    const renamed = await renamePage(names);
    return renamed.ok ? await followChanges([{ pageId, commands: renamed.value }], session.userId) : renamed;
  });
}

/** Texts without the white space around them; a language that isn't named stays so. */
function trimmed(texts: Localized<string>): Localized<string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([locale, text]) => (text === undefined ? [] : [[locale, text.trim()]])),
  );
}

/** Removes a page, with all that was edited for it. */
export async function answerDeletion(pageId: number): Promise<Result<null, ApiRefusal>> {
  return await command(async () => {
    const deleted = await deletePage(pageId);
    if (!deleted.ok) return deleted;
    for (const place of deleted.value) await forgetDocument(place);
    return ok(null);
  });
}
