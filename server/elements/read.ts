import { sql } from "kysely";

import type { ElementCollection, ElementField } from "#schemas/content/element-field.ts";
import type { ElementItem, ElementList, ElementPageList, ElementRegistration } from "#schemas/content/element.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { elementDetail, elementPageSlug } from "#schemas/page/page-types/element-detail.ts";
import { database } from "#server/db/context.ts";
import { readList, type ListColumns } from "#server/db/list-sql.ts";
import { readTexts } from "#server/db/json-text.ts";
import { localized } from "#server/db/localized-text.ts";
import { prepared } from "#server/db/prepared.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";
import { imageColumns } from "#server/media/read.ts";

import { readFields } from "./rules.ts";
import { elementUrl, presentElement, presentRegistration } from "./present.ts";

/** One page of an element list, in its own order unless the query says otherwise; null when there is no such list. */
export async function listElements(route: string, locale: Locale, query: ListQuery): Promise<ElementList | null> {
  const facts = await factsOf(route);
  if (!facts) return null;
  const ordered: ListQuery =
    query.orderBy.length > 0 ? query : { ...query, orderBy: [{ column: "order", direction: "asc" }] };
  const select = selectElements(locale).where("element.route", "=", route);
  const { rows, total } = await readList(select, ordered, elementColumns, sql.ref("element.id"));
  const { page, nbItem } = query;
  return { elements: rows.map((row) => presentElement(row, facts, locale)), total, pagination: { page, nbItem } };
}

/** One element of a list; null when the list or the element isn't there. */
export async function getElement(route: string, id: number, locale: Locale): Promise<ElementItem | null> {
  const facts = await factsOf(route);
  if (!facts || !isRowId(id)) return null;
  recordRead(`element:${route}:${id}`);
  const row = await selectElements(locale)
    .where("element.route", "=", route)
    .where("element.id", "=", id)
    .executeTakeFirst();
  return row ? presentElement(row, facts, locale) : null;
}

/** What one registers for, as it is now: its title in one language and its places; null where one can't. */
export async function getRegistration(
  route: string,
  id: number,
  locale: Locale,
): Promise<(ElementRegistration & { readonly title: string }) | null> {
  if (!isRowId(id)) return null;
  recordRead(`element:${route}`, `element:${route}:${id}`);
  const row = await selectElements(locale)
    .where("element.route", "=", route)
    .where("element.id", "=", id)
    .executeTakeFirst();
  const registration = row && presentRegistration(row);
  return registration ? { ...registration, title: row.title } : null;
}

/** The items of every list that has pages of its own, with the address of each: what a sitemap wants. */
export async function listElementPages(locale: Locale, query: ListQuery): Promise<ElementPageList> {
  const routes = await routesWithPages();
  recordRead(...routes.map((route) => `element:${route}`));
  if (routes.length === 0) return { elements: [], total: 0 };
  const select = selectElements(locale).where("element.route", "in", routes);
  const columns: ListColumns = {
    id: { kind: "number", expression: sql.ref("element.id") },
    route: { kind: "text", expression: sql.ref("element.route") },
  };
  const { rows, total } = await readList(select, query, columns, sql.ref("element.id"));
  const elements = rows.map((row) => ({
    id: row.id,
    route: row.route,
    title: row.title,
    url: elementUrl(row, locale),
  }));
  return { elements, total };
}

/** Every element list with its own columns: for those who fill them. */
export async function elementLists(): Promise<readonly ElementCollection[]> {
  const rows = await database().selectFrom("element_list").selectAll().orderBy("route").execute();
  const paged = new Set(await routesWithPages());
  return rows.map(({ route, label, one, fields }) => {
    return {
      route,
      label: readTexts(label),
      one: readTexts(one),
      hasPages: paged.has(route),
      fields: readFields(fields),
    };
  });
}

/** A list's own columns, as they are stored with it. */
export function columnsIn(stored: string): readonly ElementField[] {
  return readFields(stored);
}

/** One element list; null when there is none. */
export async function elementList(route: string): Promise<ElementCollection | null> {
  const facts = await factsOf(route);
  return facts && { route, ...facts };
}

const elementColumns: ListColumns = {
  id: { kind: "number", expression: sql.ref("element.id") },
  slug: { kind: "text", expression: localized("slug") },
  title: { kind: "text", expression: localized("title_sort"), folded: true },
  order: { kind: "number", expression: sql.ref("element.position") },
  search: { kind: "search", expression: localized("search") },
};

/** What a list is called, its own columns, and whether it has pages of its own; null when there is no such list. */
async function factsOf(route: string): Promise<Omit<ElementCollection, "route"> | null> {
  recordRead(`element:${route}`);
  const [row] = await fieldsOf({ route });
  if (!row) return null;
  const hasPages = (await routesWithPages()).includes(route);
  return { label: readTexts(row.label), one: readTexts(row.one), fields: readFields(row.fields), hasPages };
}

const fieldsOf = prepared(({ route }: { route: string }) =>
  database().selectFrom("element_list").select(["label", "one", "fields"]).where("route", "=", route),
);

/** The lists that a page of type `element-detail` names by its slug. */
async function routesWithPages(): Promise<readonly string[]> {
  recordRead("page");
  const rows = await slugsOfType({ type: elementDetail.slug });
  const prefix = elementPageSlug("");
  return rows.flatMap(({ slug }) => (slug.startsWith(prefix) ? [slug.slice(prefix.length)] : []));
}

const slugsOfType = prepared(({ type }: { type: string }) =>
  database()
    .selectFrom("page")
    .innerJoin("page_text", "page_text.page_id", "page.id")
    .select("page_text.slug")
    .distinct()
    .where("page.type", "=", type),
);

function selectElements(locale: Locale) {
  return database()
    .selectFrom("element")
    .innerJoin("element_text as fallback", (join) =>
      join.onRef("fallback.element_id", "=", "element.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("element_text as here", (join) =>
      join.onRef("here.element_id", "=", "element.id").on("here.locale", "=", locale),
    )
    .leftJoin("media", "media.id", "element.media_id")
    .select(["element.id", "element.route", "element.link", "element.shared_values"])
    .select(["element.form_id", "element.places", "element.places_taken"])
    .select(["here.field_values as here_values", "fallback.field_values as fallback_values"])
    .select([localized("slug").as("slug"), localized("title").as("title"), localized("text").as("text")])
    .select(imageColumns);
}
