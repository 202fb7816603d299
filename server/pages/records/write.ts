import { locales } from "#schemas/locale.ts";
import { emptyLayout } from "#schemas/page/layout.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { isFreePage } from "#schemas/page/page-types/is-free-page.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { isSlug } from "#schemas/slug.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags } from "#server/db/context.ts";

import { createLayout, publishLayout } from "../layouts/write.ts";
import { savePage } from "../write.ts";
import { slugsOf } from "./rules.ts";
import { listPageRecords } from "./read.ts";

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
    const { id } = found.value;
    const row = await database()
      .selectFrom("page")
      .select(["type", "layout_id"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return refuse("not-found", "row.missing");
    if (row.layout_id !== null) return ok({ pageId: id, layoutId: row.layout_id });
    const layout = await createLayout({ kind: "page", name: await freeName(`page-${id}`) });
    if (!layout.ok) return layout;
    await database().updateTable("page").set({ layout_id: layout.value.id }).where("id", "=", id).execute();
    dropTags("page", `page:${id}`);
    // A page with nothing on it that visitors get stays one.
    const document = emptyLayout("page");
    const shown = isFreePage(row.type)
      ? await publishLayout({ layoutId: layout.value.id, document, label: "" })
      : ok(null);
    return shown.ok ? ok({ pageId: id, layoutId: layout.value.id }) : shown;
  });
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
  return await savePage({ type, texts: Object.fromEntries(texts) });
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

function freeOf(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}
