import { randomBytes } from "node:crypto";

import { type FocalPoint, middle } from "#schemas/content/image.ts";
import type { Localized } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { appContext } from "#server/context.ts";
import { database, dropTags, inTransaction } from "#server/db/context.ts";
import { readTexts } from "#server/db/json-text.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { writeRow } from "#server/db/write-row.ts";
import { unknownLocales } from "#server/text/texts-by-locale.ts";

import { inspectFile } from "./engine/inspect-file.ts";
import { previewPicture } from "./engine/preview-picture.ts";
import { sweep, type UnnamedFiles } from "./engine/sweep.ts";
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
      search: searchOf(path, alt),
      is_decorative: isDecorative ? 1 : 0,
    };
    if (!isMediaPath(path)) {
      return refuseInput([{ key: "path", messageKey: "key.mediaPath" }]);
    }
    const id = await writeRow("media", { id: input.id, exists: before !== undefined }, row);
    dropTags("media", `media:${id}`);
    return ok({ id });
  });
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

/** Takes media out of the library; their files are removed later (`sweepMedia`). Nothing may point at them any more. */
export async function removeMedia(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(async () => {
    await database().deleteFrom("media").where("id", "in", ids).execute();
    dropTags("media", ...ids.map((id) => `media:${id}`));
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
