import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import type { NewRow, Row } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { fold } from "#schemas/fold.ts";
import { checkTexts, mergeTexts, slugged, unknownLocales, type TextsByLocale } from "#server/text/texts-by-locale.ts";

import { noteFormerSlugs } from "./former-slugs/write.ts";
import type { PageTexts } from "./records/rules.ts";
import { presentFlags, type PageFlags } from "./present.ts";

/** A page to write. With the id of an existing one, what is left out stays as it is. */
export interface PageInput extends Partial<PageFlags> {
  readonly id?: number;
  /** The page type's slug. */
  readonly type?: string;
  readonly parentId?: number | null;
  readonly order?: number;
  /** A layout of kind `frame`; null: the page type's own frame. */
  readonly frameId?: number | null;
  /** A layout of kind `page`; null: the page type's default layout. */
  readonly layoutId?: number | null;
  readonly menuIcon?: string;
  /** Slugs left out are made of the menu title. */
  readonly texts?: TextsByLocale<PageTexts>;
}

/** Adds or changes a page. Its slugs are unique within a language. */
export async function savePage(input: PageInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.texts);
  if (unknown.length > 0) return refuseInput(unknown);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const type = input.type ?? before?.row.type ?? "";
    if (!findPageType(type)) {
      return refuseInput([{ key: "type", messageKey: "key.pageType", values: { slug: type } }]);
    }
    const merged = mergeTexts<PageTexts>(before?.texts ?? [], input.texts ?? {}, blank);
    const texts = slugged(merged, ({ menuTitle, title }) => menuTitle || title);
    const problems = [...checkTexts(texts, "title"), ...(await checkPlaces(input))];
    if (problems.length > 0) return refuseInput(problems);
    const place = { id: input.id, exists: before !== null };
    const id = await writeRow("page", place, pageRow(input, type, before?.row));
    const rows = [...texts].map(([locale, row]) => textRow(id, locale, row));
    await noteFormerSlugs(id, rows);
    await replaceRows("page_text", "page_id", id, rows);
    dropTags("page", `page:${id}`);
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = {
  "page.parent_id": "parentId",
  "page.frame_id": "frameId",
  "page.layout_id": "layoutId",
  "page_text.slug": "slug",
};

const blank: PageTexts = { slug: "", menuTitle: "", title: "", metaDescription: "" };

async function stored(id: number | undefined) {
  if (id === undefined) return null;
  const row = await database().selectFrom("page").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("page_text").selectAll().where("page_id", "=", id).execute();
  return {
    row,
    texts: texts.map(({ locale, slug, title, ...text }) => {
      return { locale, slug, menuTitle: text.menu_title, title, metaDescription: text.meta_description };
    }),
  };
}

/** A frame in the place of a page's content, or a page below itself, would never render. */
async function checkPlaces({ id, parentId, frameId, layoutId }: PageInput) {
  const problems: Problem[] = [];
  if (frameId && (await kindOf(frameId)) !== "frame") problems.push({ key: "frameId", messageKey: "key.frame" });
  if (layoutId && (await kindOf(layoutId)) !== "page") problems.push({ key: "layoutId", messageKey: "key.layout" });
  if (id && parentId && (await isBelow(parentId, id))) problems.push({ key: "parentId", messageKey: "key.inside" });
  return problems;
}

async function kindOf(layoutId: number): Promise<string | undefined> {
  const row = await database().selectFrom("layout").select("kind").where("id", "=", layoutId).executeTakeFirst();
  return row?.kind;
}

async function isBelow(pageId: number, ancestor: number): Promise<boolean> {
  let current: number | null = pageId;
  while (current !== null) {
    if (current === ancestor) return true;
    const row: { parent_id: number | null } | undefined = await database()
      .selectFrom("page")
      .select("parent_id")
      .where("id", "=", current)
      .executeTakeFirst();
    current = row?.parent_id ?? null;
  }
  return false;
}

function pageRow(input: PageInput, type: string, before: Row<"page"> | undefined): Omit<NewRow<"page">, "id"> {
  const flags = { ...noFlags, ...(before && presentFlags(before)), ...input };
  return {
    type,
    parent_id: input.parentId === undefined ? (before?.parent_id ?? null) : input.parentId,
    position: input.order ?? before?.position ?? 0,
    frame_id: input.frameId === undefined ? (before?.frame_id ?? null) : input.frameId,
    layout_id: input.layoutId === undefined ? (before?.layout_id ?? null) : input.layoutId,
    menu_icon: input.menuIcon ?? before?.menu_icon ?? "",
    ...flagRow(flags),
  };
}

/** The flags of a page as its row has them. */
export function flagRow(flags: PageFlags) {
  return {
    is_menu: flags.isMenu ? 1 : 0,
    is_fixed_right: flags.isFixedRight ? 1 : 0,
    is_absolute_menu: flags.isAbsoluteMenu ? 1 : 0,
    is_reload: flags.isReload ? 1 : 0,
    is_cms: flags.isCms ? 1 : 0,
    has_custom_header: flags.hasCustomHeader ? 1 : 0,
    has_custom_footer: flags.hasCustomFooter ? 1 : 0,
    is_e_commerce: flags.isECommerce ? 1 : 0,
  };
}

const noFlags: PageFlags = {
  isMenu: false,
  isFixedRight: false,
  isAbsoluteMenu: false,
  isReload: false,
  isCms: true,
  hasCustomHeader: false,
  hasCustomFooter: false,
  isECommerce: false,
};

/** A page's texts in a language as their row has them. */
export function textRow(
  id: number,
  locale: string,
  { slug, menuTitle, title, metaDescription }: PageTexts,
): NewRow<"page_text"> {
  return {
    page_id: id,
    locale,
    slug,
    menu_title: menuTitle,
    menu_title_sort: fold(menuTitle),
    title,
    title_sort: fold(title),
    meta_description: metaDescription,
  };
}
