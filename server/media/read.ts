import { type Image, middle } from "#schemas/content/image.ts";
import { type Locale, inLocale } from "#schemas/locale.ts";
import type { Problem } from "#schemas/refusal.ts";
import { database } from "#server/db/context.ts";
import { readTexts } from "#server/db/json-text.ts";
import { prepared } from "#server/db/prepared.ts";
import { rowIds } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

import { fileOf, nameOf, originalsFolder, previewsFolder, readFileName } from "./rules.ts";

/** A file of the media library, for the endpoints that serve it. */
export interface MediaFile {
  readonly id: number;
  /** Its name in the library, without a leading slash. */
  readonly path: string;
  /** SHA-256 of its content; empty for a file from before that was known. */
  readonly hash: string;
  /** Where it is: below the media directory, and in addresses. Named for its content, so what replaces it is another. */
  readonly file: string;
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
  const rows = await imagesOf({ ids: wanted });
  const images = rows.map((row) => presentImage(row, locale)).filter((image) => image !== null);
  return new Map(images.map((image) => [image.id, image]));
}

/** The media among those that somebody names that the library doesn't have, at what each of them is called. */
export async function missingMedia(
  named: Readonly<Record<string, number | null | undefined>>,
): Promise<readonly Problem[]> {
  const asked = Object.entries(named).flatMap(([key, id]) => (typeof id === "number" ? [{ key, id }] : []));
  const ids = rowIds(asked.map(({ id }) => id));
  if (asked.length === 0) return [];
  const rows =
    ids.length === 0 ? [] : await database().selectFrom("media").select("id").where("id", "in", ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return asked.filter(({ id }) => !known.has(id)).map(({ key }) => ({ key, messageKey: "key.reference" }));
}

/**
 * The medium of a name in the library, or of a file, also of one that was replaced since: its `file` is then another
 * than the one that was asked for. Null when the library doesn't have it. What `keep` keeps is kept under names that
 * the library has: of former files anybody can ask for as many as there are numbers.
 */
export async function mediaByPath(path: string, keep: KeepMedia = asksAnew): Promise<MediaFile | null> {
  const found = await keep(`media ${path}`, () => mediaCalled(path));
  const former = found ? undefined : readFileName(path)?.path;
  return former === undefined ? found : await keep(`media ${former}`, () => mediaCalled(former));
}

/** Gives what a read gives, or gave before. */
type KeepMedia = (key: string, read: () => Promise<MediaFile | null>) => Promise<MediaFile | null>;

const asksAnew: KeepMedia = (_key, read) => read();

/** The medium whose present file, or else whose name, is just so. */
async function mediaCalled(path: string): Promise<MediaFile | null> {
  const named = readFileName(path);
  const rows = await database()
    .selectFrom("media")
    .select(fileColumns)
    .where("path", "in", named ? [path, named.path] : [path])
    .execute();
  const files = rows.map((row): MediaFile => ({ ...row, file: fileOf(row) }));
  const found = files.find(({ file }) => file === path) ?? files.find((each) => each.path === path);
  const media = found ?? (await mediaOnceCalled(path));
  if (media) recordRead(`media:${media.id}`);
  return media;
}

/** The medium that was called so before it was called otherwise. */
async function mediaOnceCalled(path: string): Promise<MediaFile | null> {
  const row = await database()
    .selectFrom("media_former_path")
    .innerJoin("media", "media.id", "media_former_path.media_id")
    .select(fileColumns)
    .where("media_former_path.path", "=", path)
    .executeTakeFirst();
  return row ? { ...row, file: fileOf(row) } : null;
}

const fileColumns = [
  ...(["media.id", "media.path", "media.hash", "media.width", "media.height"] as const),
  ...(["media.bytes", "media.mime", "media.placeholder"] as const),
] as const;

/** Where a medium that isn't a picture is asked for. */
export function mediaAddress(row: Pick<MediaFile, "path" | "hash">): string {
  return `/media/${fileOf(row)}`;
}

/** The words that a medium is found by, in their order. */
export async function tagsOf(id: number): Promise<readonly string[]> {
  const rows = await database()
    .selectFrom("media_tag")
    .select("tag")
    .where("media_id", "=", id)
    .orderBy("folded")
    .execute();
  return rows.map(({ tag }) => tag);
}

/** The files that the library names. */
export async function mediaFiles(): Promise<readonly string[]> {
  const rows = await database().selectFrom("media").select(["path", "hash"]).execute();
  return rows.map(fileOf);
}

/** The pictures of the library whose sizes visitors ask for: no previews of pages, and not what pictures were cropped of. */
export async function resizablePictures(): Promise<readonly MediaFile[]> {
  const rows = await database()
    .selectFrom("media")
    .select(fileColumns)
    .where("mime", "like", "image/%")
    .where("mime", "!=", "image/svg+xml")
    .where("path", "not like", `${previewsFolder}/%`)
    .where("path", "not like", `${originalsFolder}/%`)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, file: fileOf(row) }));
}

/** The media columns that a query selects to show a picture with each row. */
export const imageColumns = [
  "media.id as media_id",
  "media.path as media_path",
  "media.hash as media_hash",
  "media.width as media_width",
  "media.height as media_height",
  "media.alt as media_alt",
  "media.focal_x as media_focal_x",
  "media.focal_y as media_focal_y",
] as const;

const imagesOf = prepared(({ ids }: { ids: readonly number[] }) =>
  database().selectFrom("media").select(imageColumns).where("id", "in", ids),
);

/** What `imageColumns` gives after a left join: nulls where there is no picture. */
export interface ImageRow {
  readonly media_id: number | null;
  readonly media_path: string | null;
  readonly media_hash: string | null;
  readonly media_width: number | null;
  readonly media_height: number | null;
  readonly media_alt: string | null;
  readonly media_focal_x: number | null;
  readonly media_focal_y: number | null;
}

/** Turns media columns into the picture of the wire, and notes that it was read. */
export function presentImage(row: ImageRow, locale: Locale): Image | null {
  const { media_id: id, media_path: path, media_width: width, media_height: height } = row;
  if (id === null || path === null || width === null || height === null) return null;
  recordRead(`media:${id}`);
  const file = fileOf({ path, hash: row.media_hash ?? "" });
  return {
    id,
    name: nameOf(path),
    alt: inLocale(readTexts(row.media_alt ?? "{}"), locale) ?? "",
    width,
    height,
    focal: { x: row.media_focal_x ?? middle.x, y: row.media_focal_y ?? middle.y },
    onlineImage: { id, externalId: String(id), externalType: "local", externalPath: file, url: `/media/${file}` },
  };
}
