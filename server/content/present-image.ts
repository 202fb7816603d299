import type { Image } from "#schemas/content/image.ts";
import { inLocale, type Locale } from "#schemas/locale.ts";
import { recordRead } from "#server/db/tags.ts";

import { readTexts } from "./json-text.ts";

/** The media columns that a query selects to show a picture with each row. */
export const imageColumns = [
  "media.id as media_id",
  "media.path as media_path",
  "media.width as media_width",
  "media.height as media_height",
  "media.alt as media_alt",
] as const;

/** What `imageColumns` gives after a left join: nulls where there is no picture. */
export interface ImageRow {
  readonly media_id: number | null;
  readonly media_path: string | null;
  readonly media_width: number | null;
  readonly media_height: number | null;
  readonly media_alt: string | null;
}

/** Turns media columns into the picture of the wire, and notes that it was read. */
export function presentImage(row: ImageRow, locale: Locale): Image | null {
  const { media_id: id, media_path: path, media_width: width, media_height: height } = row;
  if (id === null || path === null || width === null || height === null) return null;
  recordRead(`media:${id}`);
  return {
    id,
    name: path.slice(path.lastIndexOf("/") + 1),
    alt: inLocale(readTexts(row.media_alt ?? "{}"), locale) ?? "",
    width,
    height,
    onlineImage: { id, externalId: String(id), externalType: "local", externalPath: path, url: `/media/${path}` },
  };
}
