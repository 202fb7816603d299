import { album } from "#schemas/collections/every/album.ts";
import { type AlbumInput, removeAlbum, saveAlbum } from "#server/albums/write.ts";

import { mediaIdOf, pictureOf, rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import { textsOfValues, valuesOfTexts } from "./texts-of-values.ts";
import type { Whole } from "./whole.ts";

const names = ["title", "text", "slug"] as const;

export const albumSource: CollectionSource = {
  collection: album,
  listing: {
    table: "album",
    texts: { table: "album_text", row: "album_id", search: "search", title: "title_sort" },
    order: [{ column: "position", direction: "asc" }],
  },
  async read(ids) {
    const [rows, texts] = [await rowsBy("album", "id", ids), await rowsBy("album_text", "album_id", ids)];
    const textsOf = Map.groupBy(texts, ({ album_id: id }) => id);
    const mediaOf = Map.groupBy(await rowsBy("album_media", "album_id", ids), ({ album_id: id }) => id);
    const read = rows.map((row) => {
      const media = (mediaOf.get(row.id) ?? []).toSorted((one, other) => one.position - other.position);
      const pictures = media.map(({ media_id: id }) => ({ picture: pictureOf(id) }));
      return [row.id, { ...valuesOfTexts(textsOf.get(row.id) ?? [], names), pictures, order: row.position }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const input = {
      order: Number(values["order"]),
      mediaIds: mediaIdsOf(values["pictures"]),
      texts: textsOfValues(values, names),
    } satisfies Whole<AlbumInput>;
    return await saveAlbum({ ...withId(id), ...input });
  },
  remove: removeAlbum,
};

/** A place that was left without a picture is none. */
function mediaIdsOf(pictures: unknown): readonly number[] {
  const items = pictures as readonly { readonly picture?: unknown }[];
  return items.map(({ picture }) => mediaIdOf(picture)).filter((id) => id !== null);
}
