import { sql } from "kysely";

import type { MediaList } from "#schemas/content/media.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readTexts } from "#server/db/json-text.ts";
import { type ListColumns, readList } from "#server/db/list-sql.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

import { imageColumns, presentImage } from "../read.ts";
import { previewsFolder } from "../rules.ts";

/** The pictures that an administrator may choose: no previews of pages, films or documents. */
export async function listPictures(locale: Locale, query: ListQuery): Promise<MediaList> {
  recordRead("media");
  const { rows, total } = await readList(selectPictures(), query, columns, sql.ref("media.id"));
  const media = rows.flatMap((row) => {
    const image = presentImage(row, locale);
    const { media_id: id, is_decorative: flag, media_alt: alt } = row;
    return image ? [{ id, image, alt: readTexts(alt), isDecorative: flag === 1 }] : [];
  });
  return { media, total };
}

/** What a picture of the library says now; null when the library has no such picture. */
export async function findPicture(id: number) {
  if (!isRowId(id)) return null;
  return (await selectPictures().where("media.id", "=", id).executeTakeFirst()) ?? null;
}

/** Those of some pictures that say nothing on purpose. */
export async function decorativePictures(ids: readonly number[]): Promise<ReadonlySet<number>> {
  const wanted = ids.filter(isRowId);
  if (wanted.length === 0) return new Set();
  const rows = await database()
    .selectFrom("media")
    .select("id")
    .where("id", "in", wanted)
    .where("is_decorative", "=", 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const columns: ListColumns = {
  id: { kind: "number", expression: sql.ref("media.id") },
  search: { kind: "search", expression: sql.ref("media.search") },
};

function selectPictures() {
  return database()
    .selectFrom("media")
    .select(imageColumns)
    .select("media.is_decorative")
    .where("mime", "like", "image/%")
    .where("path", "not like", `${previewsFolder}/%`);
}
