import { sql } from "kysely";

import type { PageItem, PageList } from "#schemas/content/page-item.ts";
import type { Answers } from "#schemas/contract/call-types.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { isFreePage } from "#schemas/page/page-types/is-free-page.ts";
import { database } from "#server/db/context.ts";
import { readList, type ListColumns } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";
import { prepared } from "#server/db/prepared.ts";
import { rowIds } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

import { publishedLayout } from "./layouts/read.ts";
import { isHidden, presentPage, type PageRow } from "./present.ts";

/** Whether pages that visitors don't get are among what is asked for. */
export interface Hidden {
  readonly withHidden?: boolean;
}

/** The page list (spec §2), in menu order unless the query says otherwise. */
export async function listPages(
  locale: Locale,
  query: ListQuery,
  { withHidden = false }: Hidden = {},
): Promise<PageList> {
  recordRead("page");
  const ordered: ListQuery =
    query.orderBy.length > 0 ? query : { ...query, orderBy: [{ column: "order", direction: "asc" }] };
  const pages = withHidden ? selectPages(locale) : selectShown(locale);
  const { rows, total } = await readList(pages, ordered, pageColumns, sql.ref("page.id"));
  return { pages: await withChildren(rows, locale), total };
}

/** One page with its published layout; null when there is none. */
export async function getPage(
  id: number,
  locale: Locale,
  { withHidden = false }: Hidden = {},
): Promise<Answers["getPage"] | null> {
  const page = (await pagesByIds([id], locale)).get(id);
  if (!page) return null;
  const row = await selectPages(locale).where("page.id", "=", id).executeTakeFirst();
  if (!withHidden && row && isHidden(row)) return null;
  const layout = row?.layout_id ? await publishedLayout(row.layout_id) : null;
  return { ...page, layout: layout && { id: layout.id, document: layout.document } };
}

/** The pages of some ids; ids without a page are missing from the map. */
export async function pagesByIds(ids: Iterable<number>, locale: Locale): Promise<ReadonlyMap<number, PageItem>> {
  const wanted = rowIds(ids);
  recordRead(...wanted.map((id) => `page:${id}`));
  if (wanted.length === 0) return new Map();
  const rows = await pagesOf({ ids: wanted, locale });
  const pages = await withChildren(rows, locale);
  return new Map(pages.map((page) => [page.id, page]));
}

const pagesOf = prepared(({ ids, locale }: { ids: readonly number[]; locale: Locale }) =>
  selectPages(locale).where("page.id", "in", ids),
);

const pageColumns: ListColumns = {
  id: { kind: "number", expression: sql.ref("page.id") },
  slug: { kind: "text", expression: localized("slug") },
  title: { kind: "text", expression: localized("title_sort"), folded: true },
  menuTitle: { kind: "text", expression: localized("menu_title_sort"), folded: true },
  type: { kind: "text", expression: sql.ref("page.type") },
  order: { kind: "number", expression: sql.ref("page.position") },
  parent: { kind: "number", expression: sql.ref("page.parent_id") },
  isMenu: { kind: "boolean", expression: sql.ref("page.is_menu") },
};

/** Types whose pages are nothing but what is written on them. */
const freeTypes = pageTypes.map(({ slug }) => slug).filter(isFreePage);

/** The pages that visitors get. */
function selectShown(locale: Locale) {
  return selectPages(locale).where((is) =>
    is.or([
      is("page.layout_id", "is", null),
      is("layout.published_revision_id", "is not", null),
      is("page.type", "not in", freeTypes),
    ]),
  );
}

function selectPages(locale: Locale) {
  return database()
    .selectFrom("page")
    .innerJoin("page_text as fallback", (join) =>
      join.onRef("fallback.page_id", "=", "page.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("page_text as here", (join) => join.onRef("here.page_id", "=", "page.id").on("here.locale", "=", locale))
    .leftJoin("layout", "layout.id", "page.layout_id")
    .selectAll("page")
    .select([
      "layout.published_revision_id",
      localized("slug").as("slug"),
      localized("menu_title").as("menu_title"),
      localized("title").as("title"),
      localized("meta_description").as("meta_description"),
    ]);
}

const childrenOf = prepared(({ ids }: { ids: readonly number[] }) =>
  database()
    .selectFrom("page")
    .select(["id", "parent_id"])
    .where("parent_id", "in", ids)
    .orderBy("position")
    .orderBy("id"),
);

async function withChildren(rows: readonly PageRow[], locale: Locale): Promise<PageItem[]> {
  if (rows.length === 0) return [];
  const children = await childrenOf({ ids: rowIds(rows.map(({ id }) => id)) });
  const byParent = Map.groupBy(children, ({ parent_id: parent }) => parent);
  return rows.map((row) =>
    presentPage(
      row,
      (byParent.get(row.id) ?? []).map(({ id }) => id),
      locale,
    ),
  );
}
