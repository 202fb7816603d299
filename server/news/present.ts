import type { News } from "#schemas/content/news.ts";
import { localizePath, type Locale } from "#schemas/locale.ts";
import { presentImage, type ImageRow } from "#server/media/read.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

export interface NewsRow extends ImageRow {
  readonly id: number;
  readonly day: string;
  readonly promoted: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}

/** Turns a row into the news item of the wire. */
export function presentNews(row: NewsRow, locale: Locale): News {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    text: cleanHtml(row.text),
    date: row.day,
    promoted: row.promoted === 1,
    image: presentImage(row, locale),
    url: localizePath(`/news/${row.slug}/${row.id}`, locale),
  };
}
