import { sql } from "kysely";

import type { Album, AlbumList } from "#schemas/content/album.ts";
import type { Image } from "#schemas/content/image.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, localizePath, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readList, type ListColumns } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";
import { isRowId, rowIds } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";
import { imageColumns, presentImage } from "#server/media/read.ts";
import { cleanHtml } from "#server/text/clean-html.ts";

/** Albums with their pictures, in their own order unless the query says otherwise. */
export async function listAlbums(locale: Locale, query: ListQuery): Promise<AlbumList> {
  recordRead("album");
  const ordered: ListQuery =
    query.orderBy.length > 0 ? query : { ...query, orderBy: [{ column: "order", direction: "asc" }] };
  const { rows, total } = await readList(selectAlbums(locale), ordered, albumColumns, sql.ref("album.id"));
  return { albums: await withImages(rows, locale), total };
}

/** One album with its pictures; null when there is none. */
export async function getAlbum(id: number, locale: Locale): Promise<Album | null> {
  if (!isRowId(id)) return null;
  recordRead(`album:${id}`);
  const rows = await selectAlbums(locale).where("album.id", "=", id).execute();
  return (await withImages(rows, locale))[0] ?? null;
}

const albumColumns: ListColumns = {
  id: { kind: "number", expression: sql.ref("album.id") },
  slug: { kind: "text", expression: localized("slug") },
  title: { kind: "text", expression: localized("title_sort"), folded: true },
  order: { kind: "number", expression: sql.ref("album.position") },
  search: { kind: "search", expression: localized("search") },
};

interface AlbumRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

function selectAlbums(locale: Locale) {
  return database()
    .selectFrom("album")
    .innerJoin("album_text as fallback", (join) =>
      join.onRef("fallback.album_id", "=", "album.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("album_text as here", (join) =>
      join.onRef("here.album_id", "=", "album.id").on("here.locale", "=", locale),
    )
    .select("album.id")
    .select([localized("slug").as("slug"), localized("title").as("title"), localized("text").as("text")]);
}

async function withImages(rows: readonly AlbumRow[], locale: Locale): Promise<Album[]> {
  const images = await imagesByAlbum(
    rows.map(({ id }) => id),
    locale,
  );
  return rows.map(({ id, slug, title, text }) => ({
    id,
    slug,
    title,
    text: cleanHtml(text),
    url: localizePath(`/albums/${slug}/${id}`, locale),
    images: images.get(id) ?? [],
  }));
}

async function imagesByAlbum(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, readonly Image[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .selectFrom("album_media")
    .innerJoin("media", "media.id", "album_media.media_id")
    .select("album_media.album_id")
    .select(imageColumns)
    .where("album_media.album_id", "in", rowIds(ids))
    .orderBy("album_media.album_id")
    .orderBy("album_media.position")
    .execute();
  const byAlbum = Map.groupBy(rows, ({ album_id: album }) => album);
  return new Map(
    [...byAlbum].map(([album, group]) => [
      album,
      group.map((row) => presentImage(row, locale)).filter((image) => image !== null),
    ]),
  );
}
