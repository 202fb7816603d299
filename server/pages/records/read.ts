import { defaultLocale, locales, type Locale } from "#schemas/locale.ts";
import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import { recordRead } from "#server/db/tags.ts";
import { shownDocument } from "#server/shown-drafts.ts";

import { pagePath } from "../links.ts";
import { presentRecord } from "./present.ts";
import { pageIndex, type PageRecord } from "./rules.ts";

// What others know of pages they know from here (server/README.md).
export { pageIndex, slugsOf, type PageIndex, type PageRecord } from "./rules.ts";

/**
 * Every page in all its languages, in the order of their ids, in three queries: each address of the site asks for a
 * dozen of them, one after another. Meant for the tens of pages that an estate has, some hundred at most; news, wines
 * and articles are none.
 */
export async function listPageRecords(): Promise<readonly PageRecord[]> {
  recordRead("page");
  const [pages, texts, former] = await Promise.all([allPages({}), allTexts({}), allFormerSlugs({})]);
  const byPage = Map.groupBy(texts, ({ page_id: id }) => id);
  const formerOf = Map.groupBy(former, ({ page_id: id }) => id);
  return pages.map((page) => {
    const slugs = (formerOf.get(page.id) ?? []).map(({ slug }) => slug);
    return asShown(presentRecord(page, byPage.get(page.id) ?? [], slugs));
  });
}

/** A page as it is said while it is shown by its draft, at the address that it has. */
function asShown(record: PageRecord): PageRecord {
  const settings = shownDocument("page", record.id) as PageSettings | undefined;
  if (!settings) return record;
  const texts = locales.flatMap((locale) => {
    const own = record.texts[locale];
    if (!own) return [];
    const [title, menuTitle] = [settings.title[locale] ?? own.title, settings.menuTitle[locale] ?? own.menuTitle];
    const metaDescription = settings.metaDescription[locale] ?? own.metaDescription;
    return [[locale, { ...own, title, menuTitle, metaDescription }] as const];
  });
  return { ...record, texts: Object.fromEntries(texts) };
}

const allFormerSlugs = prepared(() => database().selectFrom("page_former_slug").selectAll().orderBy("slug"));

const allPages = prepared(() =>
  database()
    .selectFrom("page")
    .leftJoin("layout", "layout.id", "page.layout_id")
    .selectAll("page")
    .select("layout.published_revision_id")
    .orderBy("page.id"),
);

const allTexts = prepared(() =>
  database()
    .selectFrom("page_text")
    .select(["page_id", "locale", "slug", "menu_title", "title", "meta_description"])
    .orderBy("page_id")
    .orderBy("locale"),
);

/** The page that has this slug: in the language asked for when there is one, else in any. */
export async function findPageBySlug(slug: string, locale: Locale = defaultLocale): Promise<PageRecord | null> {
  return pageIndex(await listPageRecords()).bySlug(slug, locale);
}

/** The page of a page type: of several the one with this slug in any language, else the first. */
export async function findPageByType(type: string, slug?: string): Promise<PageRecord | null> {
  return pageIndex(await listPageRecords()).byType(type, slug);
}

/** A page's canonical path in each language it is written in, prefix included; empty for pages with parameters. */
export function pathsOf(page: PageRecord): Readonly<Partial<Record<Locale, string>>> {
  const paths = locales.flatMap((locale) => {
    const texts = page.texts[locale];
    const path = texts ? pagePath(page.type, texts.slug, locale) : null;
    return path === null ? [] : [[locale, path]];
  });
  return Object.fromEntries(paths);
}
