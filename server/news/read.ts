import { sql } from "kysely";

import type { News, NewsList } from "#schemas/content/news.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { database, now } from "#server/db/context.ts";
import { readList } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";
import { newestFirst, recordNextPublication } from "#server/db/publication.ts";
import { isRowId } from "#server/db/row-id.ts";
import { prepared } from "#server/db/prepared.ts";
import { recordRead, recordValidUntil } from "#server/db/tags.ts";
import { imageColumns } from "#server/media/read.ts";

import { newsColumns } from "./columns.ts";
import { presentNews } from "./present.ts";

/** News that are out, newest first unless the query says otherwise; a scheduled item shows from its instant on. */
export async function listNews(
  locale: Locale,
  query: ListQuery,
  { promoted }: { readonly promoted?: boolean } = {},
): Promise<NewsList> {
  recordRead("news");
  await recordNextPublication("news", "published_at");
  const wanted = promoted === undefined ? query : withPromoted(query, promoted);
  const select = selectNews(locale).where("news.published_at", "<=", now());
  const { rows, total } = await readList(select, newestFirst(wanted), newsColumns, sql.ref("news.id"));
  return { news: rows.map((row) => presentNews(row, locale)), total };
}

/** One news item; null when there is none, or not yet. */
export async function getNews(id: number, locale: Locale): Promise<News | null> {
  if (!isRowId(id)) return null;
  recordRead(`news:${id}`);
  const [row] = await newsById({ id, locale });
  if (!row) return null;
  if (row.published_at <= now()) return presentNews(row, locale);
  recordValidUntil(row.published_at);
  return null;
}

const newsById = prepared(({ id, locale }: { id: number; locale: Locale }) =>
  selectNews(locale).where("news.id", "=", id),
);

function selectNews(locale: Locale) {
  return database()
    .selectFrom("news")
    .innerJoin("news_text as fallback", (join) =>
      join.onRef("fallback.news_id", "=", "news.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("news_text as here", (join) => join.onRef("here.news_id", "=", "news.id").on("here.locale", "=", locale))
    .leftJoin("media", "media.id", "news.media_id")
    .select(["news.id", "news.day", "news.published_at", "news.promoted"])
    .select([
      localized("slug").as("slug"),
      localized("title").as("title"),
      localized("summary").as("summary"),
      localized("text").as("text"),
    ])
    .select(imageColumns);
}

function withPromoted(query: ListQuery, promoted: boolean): ListQuery {
  return { ...query, filters: [...query.filters, { column: "promoted", operator: "equal", value: promoted }] };
}
