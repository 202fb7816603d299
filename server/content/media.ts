import type { Image } from "#schemas/content/image.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { rowIds } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

import { imageColumns, presentImage } from "./present-image.ts";

/** A file of the media library, for the endpoints that serve it. */
export interface MediaFile {
  readonly id: number;
  /** Below the media directory, without a leading slash. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly mime: string;
  /** A tiny `data:` picture or a colour to show while it loads; empty when there is none. */
  readonly placeholder: string;
}

/** The pictures of some ids, in one query; ids without a picture are missing from the map. */
export async function mediaByIds(ids: Iterable<number>, locale: Locale): Promise<ReadonlyMap<number, Image>> {
  const wanted = rowIds(ids);
  // Recorded even when absent: a picture that comes later has to show.
  recordRead(...wanted.map((id) => `media:${id}`));
  if (wanted.length === 0) return new Map();
  const rows = await database().selectFrom("media").select(imageColumns).where("id", "in", wanted).execute();
  const images = rows.map((row) => presentImage(row, locale)).filter((image) => image !== null);
  return new Map(images.map((image) => [image.id, image]));
}

/** The file at a path below the media directory; null when the library doesn't have it. */
export async function mediaByPath(path: string): Promise<MediaFile | null> {
  const row = await database()
    .selectFrom("media")
    .select(["id", "path", "width", "height", "bytes", "mime", "placeholder"])
    .where("path", "=", path)
    .executeTakeFirst();
  return row ? { ...row } : null;
}
