import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow } from "#server/db/row.ts";
import type { NewRow } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { cleanHtml, plainText } from "#server/text/clean-html.ts";
import { fold } from "#schemas/fold.ts";
import { checkTexts, mergeTexts, slugged, unknownLocales, type TextsByLocale } from "#server/text/texts-by-locale.ts";

export interface AlbumTexts {
  /** Left out: made of the title. */
  readonly slug: string;
  readonly title: string;
  /** Rich text; cleaned. */
  readonly text: string;
}

/** An album to write. With the id of an existing one, what is left out stays as it is. */
export interface AlbumInput {
  readonly id?: number;
  readonly order?: number;
  /** The pictures, in order; replaces all that were there. */
  readonly mediaIds?: readonly number[];
  readonly texts?: TextsByLocale<AlbumTexts>;
}

/** Adds or changes an album. */
export async function saveAlbum(input: AlbumInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.texts);
  if (unknown.length > 0) return refuseInput(unknown);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const texts = slugged(mergeTexts<AlbumTexts>(before?.texts ?? [], input.texts ?? {}, blank), ({ title }) => title);
    const problems = checkTexts(texts, "title");
    if (problems.length > 0) return refuseInput(problems);
    const place = { id: input.id, exists: before !== null };
    const id = await writeRow("album", place, { position: input.order ?? before?.row.position ?? 0 });
    const rows = [...texts].map(([locale, row]) => textRow(id, locale, row));
    await replaceRows("album_text", "album_id", id, rows);
    if (input.mediaIds) await replaceRows("album_media", "album_id", id, mediaRows(id, input.mediaIds));
    dropTags("album", `album:${id}`);
    return ok({ id });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "album_media.media_id": "mediaIds" };

/** Removes an album; its pictures stay in the library. */
export async function removeAlbum(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("album", id, { missing: "missing.album", tags: ["album", `album:${id}`] });
}

const blank: AlbumTexts = { slug: "", title: "", text: "" };

async function stored(id: number | undefined) {
  if (id === undefined || !isRowId(id)) return null;
  const row = await database().selectFrom("album").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("album_text").selectAll().where("album_id", "=", id).execute();
  return { row, texts };
}

function textRow(id: number, locale: Locale, { slug, title, text }: AlbumTexts): NewRow<"album_text"> {
  const clean = cleanHtml(text);
  const search = fold(`${title} ${plainText(clean)}`);
  return { album_id: id, locale, slug, title, title_sort: fold(title), text: clean, search };
}

function mediaRows(id: number, mediaIds: readonly number[]): NewRow<"album_media">[] {
  return mediaIds.map((mediaId, position) => ({ album_id: id, position, media_id: mediaId }));
}
