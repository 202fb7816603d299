import { randomUUID } from "node:crypto";
import { open, readFile } from "node:fs/promises";

import type { Image } from "#schemas/content/image.ts";
import { largestMedia, type MediumKind } from "#schemas/content/media.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { isMixed } from "#server/text/mixed-file.ts";

import { cleanPicture } from "../engine/clean-picture.ts";
import { checkTags, mediumKindOf, tidyTags } from "../library/rules.ts";
import { findMedium } from "../library/read.ts";
import { mediaByIds } from "../read.ts";
import { checkWords, kindCalled, kindOf, type MediaKind, nameOf, uploadPath } from "../rules.ts";
import { type MediaInput, type PlacedFile, placeFile, removeMedia, saveMedia } from "../write.ts";

/** What an administrator says of a medium. */
export type Description = Pick<MediaInput, "alt" | "isDecorative" | "focal" | "tags">;

/** A file as somebody sent it: what they called it, and where it is until the request is answered. */
export interface SentFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

/**
 * Adds a file to the library (spec §5): a picture cleaned of all that isn't shown and saying something, unless it only
 * adorns; a film or a PDF as it is, where nothing else is in it.
 */
export async function addMedium(sent: SentFile, said: Description, locale: Locale): Promise<Result<Image, Refusal>> {
  const tags = said.tags && tidyTags(said.tags);
  const file = await judge(sent);
  if (!file.ok) return file;
  const problems = [
    ...(file.value.is === "image" ? checkWords(said.alt ?? {}, said.isDecorative ?? false) : []),
    ...checkTags(tags ?? []),
  ];
  if (problems.length > 0) return refuseInput(problems);
  const placed = await place(sent, file.value, uploadPath(sent.name, file.value.kind, newFolder()));
  if (!placed.ok) return placed;
  const { file: _file, ...row } = placed.value;
  const saved = await saveMedia({ ...row, ...said, ...(tags && { tags }) });
  return saved.ok ? await imageOf(saved.value.id, locale) : saved;
}

/**
 * Puts a file in the place of a medium's: everything that shows the medium shows that, under a new address. What is said
 * of it stays; what it was before it was cropped goes.
 */
export async function replaceMedium(id: number, sent: SentFile, locale: Locale): Promise<Result<Image, Refusal>> {
  const before = await findMedium(id);
  if (!before) return refuse("not-found", "row.missing");
  const file = await judge(sent);
  if (!file.ok) return file;
  if (file.value.is !== mediumKindOf(before.mime)) return refuse("unsupported-type", "media.otherKind");
  const placed = await place(sent, file.value, nameFor(before.media_path, file.value.kind));
  if (!placed.ok) return placed;
  const { file: _file, ...row } = placed.value;
  const saved = await command(async () => {
    const now = await findMedium(id);
    if (!now) return refuse("not-found", "row.missing");
    const done = await saveMedia({ id, ...row, cropped: null });
    if (done.ok && now.original_id !== null) await removeMedia([now.original_id]);
    return done;
  });
  return saved.ok ? await imageOf(id, locale) : saved;
}

/** What a file is, as far as it may come in. */
interface Judged {
  readonly kind: MediaKind;
  readonly is: MediumKind;
}

/** Looks at a file before it is read whole: its first bytes, its size, and whether something else is in it. */
async function judge({ name, path, bytes }: SentFile): Promise<Result<Judged, Refusal>> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(512), position: 0 });
  const kind = kindOf(buffer.subarray(0, bytesRead));
  const is = kind && mediumKindOf(kind.mime);
  if (!kind || !is) return refuse("unsupported-type", isCalledMedium(name) ? "media.notItsName" : "media.type");
  const max = largestMedia[is];
  if (bytes > max) return refuse("too-large", "media.tooLarge", { values: { max: max / (1024 * 1024) } });
  // Pictures are made anew, of their pixels alone or of what draws.
  if (is !== "image" && (await isMixed(file, bytes))) return refuse("unprocessable", "media.mixed");
  return ok({ kind, is });
}

/** Whether a file is called as one that the library takes. */
function isCalledMedium(name: string): boolean {
  const kind = kindCalled(name);
  return kind !== null && mediumKindOf(kind.mime) !== null;
}

async function place(sent: SentFile, { kind, is }: Judged, path: string): Promise<Result<PlacedFile, Refusal>> {
  const raw = await readFile(sent.path);
  const clean = is === "image" ? await cleanPicture(raw, kind) : ok({ bytes: raw });
  if (!clean.ok) return clean;
  const placed = await placeFile({ path, ...clean.value });
  // Its kind and its name are right: it is a drawing that can't be cleaned.
  return placed.ok ? placed : refuse("unprocessable", "media.unsound");
}

/** A file of the same kind takes the medium's name; of another one it has a name of its own, to which the old one leads. */
function nameFor(path: string, kind: MediaKind): string {
  const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return kind.extensions.includes(ending) ? path : uploadPath(nameOf(path), kind, newFolder());
}

function newFolder(): string {
  return randomUUID().slice(0, 8);
}

/** A picture as it is now. */
export async function imageOf(id: number, locale: Locale): Promise<Result<Image, Refusal>> {
  const image = (await mediaByIds([id], locale)).get(id);
  return image ? ok(image) : refuse("not-found", "row.missing");
}
