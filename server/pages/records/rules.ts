import type { Locale } from "#schemas/locale.ts";

import type { PageFlags } from "../present.ts";

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
  /** Visitors don't get it: nothing of it is public. */
  readonly isHidden: boolean;
  readonly texts: Readonly<Partial<Record<Locale, PageTexts>>>;
  /** What it was called before, in any language: its old addresses lead to the present ones. */
  readonly formerSlugs: readonly string[];
}

/** Finds pages among all of them, without asking the database again. */
export interface PageIndex {
  readonly pages: readonly PageRecord[];
  /** Null when there is none. */
  byId(id: number): PageRecord | null;
  /**
   * The page that has this slug: in the language asked for when there is one, else in any; where none has it, the one
   * that had it before.
   */
  bySlug(slug: string, locale: Locale): PageRecord | null;
  /**
   * The page of a page type, for types that mostly have one (home, news detail): of several the one with this slug
   * in any language, else the first.
   */
  byType(type: string, slug?: string): PageRecord | null;
}

const indexes = new WeakMap<readonly PageRecord[], PageIndex>();

/** The index of all pages, in the order of their ids; made once for the same list. */
export function pageIndex(pages: readonly PageRecord[]): PageIndex {
  const known = indexes.get(pages);
  if (known) return known;
  const index = makeIndex(pages);
  indexes.set(pages, index);
  return index;
}

function makeIndex(pages: readonly PageRecord[]): PageIndex {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const byType = Map.groupBy(pages, ({ type }) => type);
  const bySlug = new Map<string, PageRecord[]>();
  const byFormer = new Map(pages.flatMap((page) => page.formerSlugs.map((slug) => [slug, page] as const)));
  for (const page of pages) {
    for (const slug of slugsOf(page)) bySlug.set(slug, [...(bySlug.get(slug) ?? []), page]);
  }
  return {
    pages,
    byId: (id) => byId.get(id) ?? null,
    bySlug: (slug, locale) => {
      const found = bySlug.get(slug) ?? [];
      return found.find(({ texts }) => texts[locale]?.slug === slug) ?? found[0] ?? byFormer.get(slug) ?? null;
    },
    byType: (type, slug) => {
      const found = byType.get(type) ?? [];
      const named = slug === undefined ? undefined : found.find((page) => slugsOf(page).has(slug));
      return named ?? found[0] ?? null;
    },
  };
}

/** The slugs of a page in all its languages. */
export function slugsOf({ texts }: PageRecord): ReadonlySet<string> {
  return new Set(Object.values(texts).map(({ slug }) => slug));
}
