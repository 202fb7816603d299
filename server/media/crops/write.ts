import { randomBytes } from "node:crypto";

import { type Image, middle } from "#schemas/content/image.ts";
import { type Crop, smallestCrop } from "#schemas/content/media.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database } from "#server/db/context.ts";

import { type CleanPicture, cropPicture } from "../engine/clean-picture.ts";
import { mediaBytes } from "../engine/media-bytes.ts";
import { imageOf } from "../files/write.ts";
import { findMedium, type MediumRow } from "../library/read.ts";
import { isCropOf, mediumKindOf, movedFocal, readCrop, wholeOf } from "../library/rules.ts";
import { nameOf, originalsFolder } from "../rules.ts";
import { type MediaInput, type PlacedFile, placeFile, removeMedia, saveMedia } from "../write.ts";

/**
 * Shows a part of a picture in its place, everywhere; null: all of it again. The part is one of what the picture was
 * before it was ever cropped, which is kept for that (ADR 097). What pages keep in view of it stays at its point.
 */
export async function cropMedium(id: number, crop: Crop | null, locale: Locale): Promise<Result<Image, Refusal>> {
  const before = await findMedium(id);
  if (!before) return refuse("not-found", "row.missing");
  if (mediumKindOf(before.mime) !== "image" || before.mime === "image/svg+xml") {
    return refuse("unprocessable", "media.notCropped");
  }
  const source = await sourceOf(before);
  const whole = wholeOf(source);
  const part = crop ?? whole;
  if (!isCropOf(part, source)) {
    return refuseInput([{ key: "crop", messageKey: "media.cropBounds", values: { min: smallestCrop } }]);
  }
  const isWhole = part.width === source.width && part.height === source.height;
  if (isWhole && before.original_id === null) return await imageOf(id, locale);
  const content = await mediaBytes(source);
  const made = isWhole ? ok({ bytes: content, size: sizeOf(source) }) : await cropPicture(content, part);
  if (!made.ok) return made;
  // Files are there before a row names them, and outside of any transaction.
  const placed = await place(before.media_path, made.value);
  if (!placed.ok) return placed;
  const isFirst = !isWhole && before.original_id === null;
  const original = isFirst
    ? await place(originalPath(before.media_path), { bytes: content, size: sizeOf(source) })
    : null;
  if (original?.ok === false) return original;
  const saved = await command(async () => {
    const now = await findMedium(id);
    if (!now || now.media_hash !== before.media_hash || now.original_id !== before.original_id) {
      return refuse("conflict", "media.changed");
    }
    const focal = movedFocal(focalOf(now), readCrop(now.crop) ?? whole, part);
    const row = { id, ...rowOf(placed.value), focal };
    if (isWhole) return await saveWhole(row, now.original_id);
    const kept = original
      ? await saveMedia({ ...rowOf(original.value), isDecorative: true })
      : ok({ id: now.original_id ?? 0 });
    return kept.ok ? await saveMedia({ ...row, cropped: { originalId: kept.value.id, crop: part } }) : kept;
  });
  return saved.ok ? await imageOf(id, locale) : saved;
}

interface Source {
  readonly path: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** What a picture is cropped of: what it was before, else what it is. */
async function sourceOf(row: MediumRow): Promise<Source> {
  const { media_path: path, media_hash: hash, media_width: width, media_height: height, original_id: original } = row;
  if (original === null) return { path, hash, width, height };
  return await database()
    .selectFrom("media")
    .select(["path", "hash", "width", "height"])
    .where("id", "=", original)
    .executeTakeFirstOrThrow();
}

/** All of the picture again: what was kept for that isn't needed any more. */
async function saveWhole(row: MediaInput, original: number | null): Promise<Result<{ readonly id: number }, Refusal>> {
  const saved = await saveMedia({ ...row, cropped: null });
  if (saved.ok && original !== null) await removeMedia([original]);
  return saved;
}

async function place(path: string, { bytes, size }: CleanPicture): Promise<Result<PlacedFile, Refusal>> {
  const placed = await placeFile({ path, bytes, ...(size && { size }) });
  return placed.ok ? placed : refuse("unprocessable", "media.unsound");
}

/** Below a folder that nobody can guess: what was cut off may be nobody's business. */
function originalPath(path: string): string {
  return `${originalsFolder}/${randomBytes(16).toString("hex")}/${nameOf(path)}`;
}

function rowOf({ file: _file, ...row }: PlacedFile): Omit<PlacedFile, "file"> {
  return row;
}

function sizeOf({ width, height }: Source) {
  return { width, height };
}

function focalOf({ media_focal_x: x, media_focal_y: y }: MediumRow) {
  return { x: x ?? middle.x, y: y ?? middle.y };
}
