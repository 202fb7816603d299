import { randomUUID } from "node:crypto";

import type { Image } from "#schemas/content/image.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { readTexts } from "#server/db/json-text.ts";

import { cleanPicture } from "../engine/clean-picture.ts";
import { mediaByIds } from "../read.ts";
import { checkWords, kindOf, uploadPath } from "../rules.ts";
import { type MediaInput, placeFile, saveMedia } from "../write.ts";
import { findPicture } from "./read.ts";

/** What an administrator says of a picture. */
export type Description = Pick<MediaInput, "alt" | "isDecorative" | "focal">;

/** A picture as somebody sent it, and what they called it. */
export interface SentPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Adds a picture to the library: cleaned of all that isn't shown, and saying something, unless it only adorns. */
export async function addPicture(
  { name, bytes }: SentPicture,
  said: Description,
  locale: Locale,
): Promise<Result<Image, Refusal>> {
  const problems = checkWords(said.alt ?? {}, said.isDecorative ?? false);
  if (problems.length > 0) return refuseInput(problems);
  const kind = kindOf(bytes);
  if (!kind?.mime.startsWith("image/")) return refuse("unsupported-type", "media.type");
  const picture = await cleanPicture(bytes, kind);
  if (!picture.ok) return picture;
  const placed = await placeFile({ path: uploadPath(name, kind, randomUUID().slice(0, 8)), ...picture.value });
  // Its kind and its name are right: it is a drawing that can't be cleaned.
  if (!placed.ok) return refuse("unprocessable", "media.unsound");
  const { file: _file, ...row } = placed.value;
  const saved = await saveMedia({ ...row, ...said });
  return saved.ok ? await imageOf(saved.value.id, locale) : saved;
}

/** Changes what is said of a picture; what is left out stays. */
export async function describePicture(id: number, said: Description, locale: Locale): Promise<Result<Image, Refusal>> {
  const saved = await command(async () => {
    const before = await findPicture(id);
    if (!before) return refuse("not-found", "row.missing");
    if (said.alt !== undefined || said.isDecorative !== undefined) {
      const alt = { ...readTexts(before.media_alt), ...said.alt };
      const problems = checkWords(alt, said.isDecorative ?? before.is_decorative === 1);
      if (problems.length > 0) return refuseInput(problems);
    }
    return await saveMedia({ id, ...said });
  });
  return saved.ok ? await imageOf(id, locale) : saved;
}

async function imageOf(id: number, locale: Locale): Promise<Result<Image, Refusal>> {
  const image = (await mediaByIds([id], locale)).get(id);
  return image ? ok(image) : refuse("not-found", "row.missing");
}
