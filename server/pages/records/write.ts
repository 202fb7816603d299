import { locales, type Localized } from "#schemas/locale.ts";
import { checkTexts } from "#schemas/page-settings/check-setting.ts";
import { checkSettings } from "#schemas/page-settings/check-settings.ts";
import { blankSettings, type PageSettings } from "#schemas/page-settings/page-settings.ts";
import { emptyLayout } from "#schemas/page/layout.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { isFreePage } from "#schemas/page/page-types/is-free-page.ts";
import { isRepeatable } from "#schemas/page/page-types/is-repeatable.ts";
import { isReservedSlug } from "#schemas/page/page-types/reserved-slug.ts";
import { type Problem, refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { isSlug, longestSlug } from "#schemas/slug.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags } from "#server/db/context.ts";
import { slugOf } from "#schemas/fold.ts";

import { createLayout, publishLayout } from "../layouts/write.ts";
import { removePreviews } from "../previews/write.ts";
import { settingsPlace } from "../settings/read.ts";
import { textsOf } from "../settings/rules.ts";
import { savePage } from "../write.ts";
import { listPageRecords } from "./read.ts";
import { type PageRecord, slugsOf } from "./rules.ts";

/** The page whose layout is opened: its row, or the page type that has none yet. */
export interface PageToOpen {
  readonly pageId: number | null;
  readonly type: string;
}

/**
 * Gives a page's layout to be edited. What is missing is made: a row for a page type that was served without one, at
 * the address that it has; a layout that is not published, so that visitors see what they saw.
 */
export async function openPageLayout({
  pageId,
  type,
}: PageToOpen): Promise<Result<{ readonly pageId: number; readonly layoutId: number }, Refusal>> {
  return await command(async () => {
    const found = pageId === null ? await pageOfType(type) : ok({ id: pageId });
    if (!found.ok) return found;
    const opened = await openPageLayoutOf(found.value.id);
    if (!opened.ok || !opened.value.isNew || !isFreePage(opened.value.type)) return opened;
    // A page with nothing on it that visitors get stays one.
    const shown = await publishLayout({ layoutId: opened.value.layoutId, document: emptyLayout("page"), label: "" });
    return shown.ok ? opened : shown;
  });
}

interface OpenedLayout {
  readonly pageId: number;
  readonly layoutId: number;
  /** The page type's slug. */
  readonly type: string;
  readonly isNew: boolean;
}

/** A page's layout, made where it has none. */
async function openPageLayoutOf(pageId: number): Promise<Result<OpenedLayout, Refusal>> {
  const query = database().selectFrom("page").select(["type", "layout_id"]).where("id", "=", pageId);
  const row = await query.executeTakeFirst();
  if (!row) return refuse("not-found", "row.missing");
  const { type, layout_id: layoutId } = row;
  if (layoutId !== null) return ok({ pageId, layoutId, type, isNew: false });
  const layout = await createLayout({ kind: "page", name: await freeName(`page-${pageId}`) });
  if (!layout.ok) return layout;
  await database().updateTable("page").set({ layout_id: layout.value.id }).where("id", "=", pageId).execute();
  dropTags("page", `page:${pageId}`);
  return ok({ pageId, layoutId: layout.value.id, type, isNew: true });
}

/** A page to make; its layout is new and not public, its slugs are made of its titles where nobody says them. */
export interface PageToCreate {
  readonly type: string;
  readonly title: Localized<string>;
  readonly slug: Localized<string>;
  readonly parent: number | null;
}

/** Makes a page, behind all others in the menu's order; visitors see of it what its type begins with, if anything. */
export async function createPage(
  input: PageToCreate,
): Promise<Result<{ readonly pageId: number; readonly layoutId: number }, Refusal>> {
  return await command(async () => {
    const pageType = findPageType(input.type);
    if (!pageType) return refuseKeys([{ key: "type", messageKey: "key.pageType", values: { slug: input.type } }]);
    const records = await listPageRecords();
    if (!isRepeatable(pageType) && records.some(({ type }) => type === input.type))
      return refuse("conflict", "page.once");
    const order = nextOrder(records);
    const settings = newSettings(input, records);
    const place = await settingsPlace(0, { type: input.type, settings: blankSettings });
    // The menu title is the title.
    const malformed = checkTexts({ ...settings, menuTitle: {} });
    const problems = malformed.length > 0 ? malformed : checkSettings(settings, place);
    if (problems.length > 0) return refuseKeys(problems);
    const texts = Object.fromEntries(textsOf(settings));
    const page = await savePage({ type: input.type, parentId: input.parent, order, texts });
    return page.ok ? await openPageLayoutOf(page.value.id) : page;
  });
}

/** What stays behind when a page goes: the documents that were edited for it alone. */
export interface LeftDocument {
  readonly kind: string;
  readonly id: number;
}

/** Removes a page with its layout, where that is no other page's, and its pictures. What was edited is left to others. */
export async function deletePage(id: number): Promise<Result<readonly LeftDocument[], Refusal>> {
  return await command(async () => {
    const records = await listPageRecords();
    const page = records.find((one) => one.id === id);
    if (!page) return refuse("not-found", "row.missing");
    const pageType = findPageType(page.type);
    if (pageType && !isRepeatable(pageType)) return refuse("unprocessable", "page.fixed");
    if (records.some(({ parentId }) => parentId === id)) return refuse("conflict", "page.children");
    await removePreviews(id);
    await database().deleteFrom("page").where("id", "=", id).execute();
    dropTags("page", `page:${id}`);
    const { layoutId } = page;
    if (layoutId === null || records.some((one) => one.id !== id && one.layoutId === layoutId))
      return ok([{ kind: "page", id }]);
    await database().deleteFrom("layout").where("id", "=", layoutId).execute();
    dropTags("layout", `layout:${layoutId}`);
    return ok([
      { kind: "page", id },
      { kind: "layout", id: layoutId },
    ]);
  });
}

/** The settings of a new page: a slug that nobody said is one that nobody has. */
function newSettings({ type, title, slug, parent }: PageToCreate, records: readonly PageRecord[]): PageSettings {
  const slugs = locales.flatMap((locale) => {
    const [own, name] = [slug[locale] ?? "", title[locale] ?? ""];
    if (own !== "") return [[locale, own] as const];
    if (name === "") return [];
    const taken = new Set(records.map(({ texts }) => texts[locale]?.slug));
    return [[locale, freeOf(slugOf(name) || type, (one) => taken.has(one) || isReservedSlug(one, type))] as const];
  });
  return { ...blankSettings, title, menuTitle: title, slug: Object.fromEntries(slugs), parent };
}

/** Behind all pages that there are. */
function nextOrder(records: readonly PageRecord[]): number {
  return Math.max(-1, ...records.map((page) => page.order)) + 1;
}

function refuseKeys(problems: readonly Problem[]) {
  return refuse("unprocessable", "input.invalid", { problems });
}

/** The first page of a type, made where there is none. */
async function pageOfType(type: string): Promise<Result<{ readonly id: number }, Refusal>> {
  const pages = await listPageRecords();
  const there = pages.find((page) => page.type === type);
  if (there) return ok({ id: there.id });
  const pageType = findPageType(type);
  if (!pageType) return refuse("not-found", "row.missing");
  const taken = new Set(pages.flatMap((page) => [...slugsOf(page)]));
  const slug = freeOf(slugOfType(pageType.pattern, type), (one) => taken.has(one));
  const texts = locales.map((locale) => {
    const title = pageType.label[locale] ?? type;
    return [locale, { slug, title, menuTitle: title }] as const;
  });
  return await savePage({ type, order: nextOrder(pages), texts: Object.fromEntries(texts) });
}

/** The slug that leaves a page type at the address it has: its literal path, else its own name. */
function slugOfType(pattern: string | null, type: string): string {
  const literal = pattern?.slice(1) ?? "";
  return literal !== "" && isSlug(literal) ? literal : type;
}

async function freeName(name: string): Promise<string> {
  const rows = await database().selectFrom("layout").select("name").where("kind", "=", "page").execute();
  const taken = new Set(rows.map((row) => row.name));
  return freeOf(name, (one) => taken.has(one));
}

/** The name itself where it is free, else with a number, and no longer than a slug may be. */
function freeOf(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) {
    const ending = `-${number}`;
    free = name.slice(0, longestSlug - ending.length).replace(/[-/]+$/u, "") + ending;
  }
  return free;
}
