import { defaultLocale, isLocale, locales, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

import { pagePath } from "../links.ts";
import { presentFlags, type PageFlags } from "../present.ts";

/** A page's texts in one language. */
export interface PageTexts {
  readonly slug: string;
  readonly menuTitle: string;
  readonly title: string;
  readonly metaDescription: string;
}

/** A page in all its languages: what an address is resolved to. */
export interface PageRecord extends PageFlags {
  readonly id: number;
  /** The page type's slug. */
  readonly type: string;
  readonly parentId: number | null;
  readonly order: number;
  readonly menuIcon: string;
  /** The layout of kind `frame` around it; null: the page type's own. */
  readonly frameId: number | null;
  readonly layoutId: number | null;
  readonly texts: Readonly<Partial<Record<Locale, PageTexts>>>;
}

/** The page that has this slug: in the language asked for when there is one, else in any. */
export async function findPageBySlug(slug: string, locale: Locale = defaultLocale): Promise<PageRecord | null> {
  recordRead("page");
  const [row] = await idsBySlug({ slug, locale });
  return row ? await findPage(row.page_id) : null;
}

const idsBySlug = prepared(["slug", "locale"], ({ slug, locale }: { slug: string; locale: Locale }) =>
  database()
    .selectFrom("page_text")
    .select("page_id")
    .where("slug", "=", slug)
    .orderBy((column) => column.case().when("locale", "=", locale).then(0).else(1).end())
    .orderBy("page_id")
    .limit(1),
);

/**
 * The page of a page type, for types that mostly have one (home, news detail): of several the one with
 * this slug in any language, else the first.
 */
export async function findPageByType(type: string, slug?: string): Promise<PageRecord | null> {
  recordRead("page");
  const [named] = slug === undefined ? [] : await idsByTypeAndSlug({ type, slug });
  const [row] = named ? [named] : await idsByType({ type });
  return row ? await findPage(row.id) : null;
}

const idsByType = prepared(["type"], ({ type }: { type: string }) => pagesOfType(type).limit(1));

const idsByTypeAndSlug = prepared(["type", "slug"], ({ type, slug }: { type: string; slug: string }) =>
  pagesOfType(type).innerJoin("page_text", "page_text.page_id", "page.id").where("page_text.slug", "=", slug).limit(1),
);

function pagesOfType(type: string) {
  return database().selectFrom("page").select("page.id").where("page.type", "=", type).orderBy("page.id");
}

/** The slugs, in every language, of the pages of some page types. */
export async function pageSlugs(types: readonly string[]): Promise<readonly string[]> {
  if (types.length === 0) return [];
  recordRead("page");
  const rows = await database()
    .selectFrom("page")
    .innerJoin("page_text", "page_text.page_id", "page.id")
    .select("slug")
    .where("page.type", "in", types)
    .orderBy("page.id")
    .orderBy("locale")
    .execute();
  return rows.map(({ slug }) => slug);
}

/** A page by its id; null when there is none. */
export async function findPage(id: number): Promise<PageRecord | null> {
  if (!isRowId(id)) return null;
  recordRead(`page:${id}`);
  const rows = await rowsById({ id });
  const [row] = rows;
  if (!row) return null;
  const texts = rows.flatMap((text) =>
    isLocale(text.locale)
      ? [
          [
            text.locale,
            { slug: text.slug, menuTitle: text.menu_title, title: text.title, metaDescription: text.meta_description },
          ],
        ]
      : [],
  );
  return {
    id: row.id,
    type: row.type,
    parentId: row.parent_id,
    order: row.position,
    menuIcon: row.menu_icon,
    frameId: row.frame_id,
    layoutId: row.layout_id,
    ...presentFlags(row),
    texts: Object.fromEntries(texts),
  };
}

const rowsById = prepared(["id"], ({ id }: { id: number }) =>
  database()
    .selectFrom("page")
    .innerJoin("page_text", "page_text.page_id", "page.id")
    .selectAll("page")
    .select(["locale", "slug", "menu_title", "title", "meta_description"])
    .where("page.id", "=", id),
);

/** A page's canonical path in each language it is written in, prefix included; empty for pages with parameters. */
export async function pagePaths(id: number): Promise<Readonly<Partial<Record<Locale, string>>>> {
  const page = await findPage(id);
  return page ? pathsOf(page) : {};
}

/** The same for a page that is already at hand. */
export function pathsOf(page: PageRecord): Readonly<Partial<Record<Locale, string>>> {
  const paths = locales.flatMap((locale) => {
    const texts = page.texts[locale];
    const path = texts ? pagePath(page.type, texts.slug, locale) : null;
    return path === null ? [] : [[locale, path]];
  });
  return Object.fromEntries(paths);
}
