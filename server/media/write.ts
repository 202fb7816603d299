import { randomBytes } from "node:crypto";

import { type FocalPoint, middle } from "#schemas/content/image.ts";
import type { Crop } from "#schemas/content/media.ts";
import { fold } from "#schemas/fold.ts";
import type { Localized } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { appContext } from "#server/context.ts";
import { database, dropTags, inTransaction } from "#server/db/context.ts";
import { readTexts } from "#server/db/json-text.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { unknownLocales } from "#server/text/texts-by-locale.ts";

import { inspectFile } from "./engine/inspect-file.ts";
import { previewPicture } from "./engine/preview-picture.ts";
import { sweep, type UnnamedFiles } from "./engine/sweep.ts";
import { tagsOf } from "./read.ts";
import { fileOf, isMediaPath, previewsFolder, searchOf } from "./rules.ts";

/** A file of the media library to write. With the id of an existing one, what is left out stays as it is. */
export interface MediaInput {
  readonly id?: number;
  /** Its name in the library: `wines/rouge-2022.jpg`. Unique. */
  readonly path?: string;
  /** SHA-256 of its content, for which its file is named. */
  readonly hash?: string;
  readonly width?: number;
  readonly height?: number;
  readonly bytes?: number;
  readonly mime?: string;
  readonly alt?: Localized<string>;
  /** It says nothing on purpose: what it said is forgotten. */
  readonly isDecorative?: boolean;
  readonly placeholder?: string;
  /** What a crop keeps in view. */
  readonly focal?: FocalPoint;
  /** Words that it is found by, in place of those that it had. */
  readonly tags?: readonly string[];
  /** What it was before it was cropped, and which part of that it is; null: it isn't cropped. */
  readonly cropped?: { readonly originalId: number; readonly crop: Crop } | null;
}

/** Adds or changes a row of the media library. Its file is there already (`placeFile`); `storeMedia` does both. */
export async function saveMedia(input: MediaInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.alt);
  if (unknown.length > 0) return refuseInput(unknown);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const path = input.path ?? before?.path ?? "";
    const isDecorative = input.isDecorative ?? before?.is_decorative === 1;
    const alt = isDecorative ? {} : { ...readTexts(before?.alt ?? "{}"), ...input.alt };
    const tags = input.tags ?? (input.id === undefined ? [] : await tagsOf(input.id));
    const cropped = input.cropped === null ? { original_id: null, crop: "" } : {};
    const row = {
      path,
      hash: input.hash ?? before?.hash ?? "",
      width: input.width ?? before?.width ?? 0,
      height: input.height ?? before?.height ?? 0,
      bytes: input.bytes ?? before?.bytes ?? 0,
      mime: input.mime ?? before?.mime ?? "",
      alt: JSON.stringify(alt),
      placeholder: input.placeholder ?? before?.placeholder ?? "",
      focal_x: input.focal?.x ?? before?.focal_x ?? middle.x,
      focal_y: input.focal?.y ?? before?.focal_y ?? middle.y,
      search: searchOf(path, alt, tags),
      is_decorative: isDecorative ? 1 : 0,
      ...cropped,
      ...(input.cropped && { original_id: input.cropped.originalId, crop: JSON.stringify(input.cropped.crop) }),
    };
    if (!isMediaPath(path)) {
      return refuseInput([{ key: "path", messageKey: "key.mediaPath" }]);
    }
    const id = await writeRow("media", { id: input.id, exists: before !== undefined }, row);
    if (path !== before?.path) await rename(id, before?.path, path);
    if (input.tags) await writeTags(id, input.tags);
    dropTags("media", `media:${id}`);
    return ok({ id });
  });
}

/** A name that a medium had leads to it still, until another one is called so. */
async function rename(id: number, before: string | undefined, path: string): Promise<void> {
  await database().deleteFrom("media_former_path").where("path", "=", path).execute();
  if (before === undefined) return;
  await database()
    .insertInto("media_former_path")
    .values({ path: before, media_id: id })
    .onConflict((conflict) => conflict.column("path").doUpdateSet({ media_id: id }))
    .execute();
}

/** A tag is written as it was first, whoever writes it: case and accents make no second one of it. */
async function writeTags(id: number, tags: readonly string[]): Promise<void> {
  const folded = tags.map(fold);
  const known =
    folded.length === 0
      ? []
      : await database()
          .selectFrom("media_tag")
          .select(["folded", "tag"])
          .where("folded", "in", folded)
          .where("media_id", "!=", id)
          .execute();
  const spelled = new Map(known.map((row) => [row.folded, row.tag]));
  const rows = tags.map((tag) => ({ media_id: id, folded: fold(tag), tag: spelled.get(fold(tag)) ?? tag }));
  await replaceRows("media_tag", "media_id", id, rows);
}

/** A file on its way into the library. */
export interface FileInput {
  /** Its name in the library; it ends as files of its kind do. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** In pixels, where it is known: it isn't measured then. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** What a row says of a file, and what the storage knows it by. */
export interface PlacedFile extends Required<
  Pick<MediaInput, "path" | "hash" | "width" | "height" | "bytes" | "mime">
> {
  readonly file: string;
}

/**
 * Puts a file into the storage under the name of its content, where it replaces none of another: whole, and kept,
 * before a row names it. Outside of any transaction. Refuses what the library doesn't take; throws the storage's
 * `StorageFailure`, and leaves nothing then. A file that no row comes to name is removed later (`sweepMedia`).
 */
export async function placeFile({ path, bytes: raw, size }: FileInput): Promise<Result<PlacedFile, Refusal>> {
  if (!isMediaPath(path)) return refuseInput([{ key: "path", messageKey: "key.mediaPath" }]);
  const inspected = await inspectFile(path, raw, size);
  if (!inspected) return refuseInput([{ key: "file", messageKey: "key.mediaFile" }]);
  const { bytes, ...facts } = inspected;
  const file = fileOf({ path, hash: facts.hash });
  await appContext().storage.write(file, bytes);
  return ok({ path, file, ...facts, bytes: bytes.byteLength });
}

/** Adds a file to the library, or puts it in the place of a medium's present one: its address is then a new one. */
export async function storeMedia(
  input: FileInput & Pick<MediaInput, "id" | "alt" | "placeholder" | "focal">,
): Promise<Result<{ readonly id: number }, Refusal>> {
  const { bytes: _bytes, size: _size, ...row } = input;
  const placed = await placeFile(input);
  return placed.ok ? await saveMedia({ ...row, ...placed.value }) : placed;
}

/** Puts the preview of a page into the storage, small, under a name that nobody can guess. */
export async function placePreview(source: Uint8Array): Promise<Result<PlacedFile, Refusal>> {
  const picture = await previewPicture(source);
  if (!picture.ok) return picture;
  const { bytes, ...size } = picture.value;
  return await placeFile({ path: `${previewsFolder}/${randomBytes(16).toString("hex")}.webp`, bytes, size });
}

/**
 * Takes media out of the library, with what they were before they were cropped; their files are removed later
 * (`sweepMedia`). Nothing may point at them any more.
 */
export async function removeMedia(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(async () => {
    const rows = await database().selectFrom("media").select("original_id as id").where("id", "in", ids).execute();
    const all = [...ids, ...rows.flatMap(({ id }) => id ?? [])];
    await database().deleteFrom("media").where("id", "in", all).execute();
    dropTags("media", ...all.map((id) => `media:${id}`));
  });
}

/** Removes a file from the storage, of which somebody knows that nothing names it. */
export async function removeFile(file: string): Promise<void> {
  await appContext().storage.remove(file);
}

/**
 * Removes files that no row has named for an hour, and halves of files (`now` in milliseconds since 1970; `unnamed` is
 * what the last look found). Null, and nothing is removed, when a file of the library isn't there.
 */
export async function sweepMedia(now: number, unnamed: UnnamedFiles): Promise<readonly string[] | null> {
  return await sweep(appContext().storage, { now, unnamed });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = {
  "media.path": "path",
  "media.width": "width",
  "media.height": "height",
  "media.bytes": "bytes",
  "media.focal_x": "focal.x",
  "media.focal_y": "focal.y",
};

async function stored(id: number | undefined) {
  if (id === undefined) return undefined;
  return await database().selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
}
