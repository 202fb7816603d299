import { sql, type SqlBool } from "kysely";

import type { Service, ServiceList } from "#schemas/content/service.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, localizePath, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readList, type ListColumns } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";
import { imageColumns, presentImage, type ImageRow } from "#server/media/read.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

/** The services, in their own order unless the query says otherwise. */
export async function listServices(locale: Locale, query: ListQuery): Promise<ServiceList> {
  recordRead("service");
  const ordered: ListQuery =
    query.orderBy.length > 0 ? query : { ...query, orderBy: [{ column: "order", direction: "asc" }] };
  const { rows, total } = await readList(selectServices(locale), ordered, serviceColumns, sql.ref("service.id"));
  const tags = await tagsOf(rows.map(({ id }) => id));
  return { services: rows.map((row) => present(row, tags.get(row.id) ?? [], locale)), total };
}

/** One service; null when there is none. */
export async function getService(id: number, locale: Locale): Promise<Service | null> {
  if (!isRowId(id)) return null;
  recordRead(`service:${id}`);
  const row = await selectServices(locale).where("service.id", "=", id).executeTakeFirst();
  if (!row) return null;
  const tags = await tagsOf([id]);
  return present(row, tags.get(id) ?? [], locale);
}

const serviceColumns: ListColumns = {
  id: { kind: "number", expression: sql.ref("service.id") },
  slug: { kind: "text", expression: localized("slug") },
  title: { kind: "text", expression: localized("title_sort"), folded: true },
  order: { kind: "number", expression: sql.ref("service.position") },
  search: { kind: "search", expression: localized("search") },
  tag: { kind: "own", condition: (value) => hasOneOf(String(value).split(",")) },
};

/** Tags joined by commas mean any of them (spec §7). */
function hasOneOf(tags: readonly string[]) {
  const wanted = sql.join(tags.slice(0, mostTags).map((tag) => tag.trim()));
  return sql<SqlBool>`exists (
    select 1 from service_tag where service_tag.service_id = ${sql.ref("service.id")} and service_tag.tag in (${wanted}))`;
}

/** Tags of one filter; more would only cost. */
const mostTags = 50;

function selectServices(locale: Locale) {
  return database()
    .selectFrom("service")
    .innerJoin("service_text as fallback", (join) =>
      join.onRef("fallback.service_id", "=", "service.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("service_text as here", (join) =>
      join.onRef("here.service_id", "=", "service.id").on("here.locale", "=", locale),
    )
    .leftJoin("media", "media.id", "service.media_id")
    .select(["service.id"])
    .select([
      localized("slug").as("slug"),
      localized("title").as("title"),
      localized("summary").as("summary"),
      localized("text").as("text"),
    ])
    .select(imageColumns);
}

/** The tags of some services, in one query, in alphabetical order. */
async function tagsOf(ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .selectFrom("service_tag")
    .selectAll()
    .where("service_id", "in", ids)
    .orderBy("tag")
    .execute();
  const groups = Map.groupBy(rows, ({ service_id }) => service_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ tag }) => tag)]));
}

interface ServiceRow extends ImageRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}

function present(row: ServiceRow, tags: readonly string[], locale: Locale): Service {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    text: cleanHtml(row.text),
    image: presentImage(row, locale),
    tags,
    url: localizePath(`/services/${row.slug}/${row.id}`, locale),
  };
}
