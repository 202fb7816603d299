import type { Blog } from "#schemas/content/blog.ts";
import { localizePath, type Locale } from "#schemas/locale.ts";
import { presentImage, type ImageRow } from "#server/media/read.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

import { entryOf, type FolderTree } from "./folders/read.ts";

export interface BlogRow extends ImageRow {
  readonly id: number;
  readonly folder_id: number | null;
  readonly day: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}

/** Turns a row into the article of the wire. */
export function presentBlog(row: BlogRow, tree: FolderTree, locale: Locale): Blog {
  const folder = row.folder_id === null ? undefined : tree.get(row.folder_id);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    text: cleanHtml(row.text),
    date: row.day,
    image: presentImage(row, locale),
    folder: folder ? entryOf(folder) : null,
    url: localizePath(`/blog/${row.slug}/${row.id}`, locale),
  };
}
