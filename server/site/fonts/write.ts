import { randomUUID } from "node:crypto";

import { fold, slugOf } from "#schemas/fold.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { isFamilyName, isItalicName } from "#schemas/site/font-family.ts";
import { siteFonts } from "#schemas/site/font-families.ts";
import { fontWeightOf } from "#schemas/site/font-weight.ts";
import { appContext } from "#server/context.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags } from "#server/db/context.ts";
import { PictureFailure } from "#server/images/maker/job.ts";
import type { MadeFont } from "#server/images/maker/make-font.ts";
import { type PlacedFile, placeFile, removeMedia, saveMedia } from "#server/media/write.ts";

import { getSiteInfo } from "../info/read.ts";
import { familiesOf } from "./read.ts";
import { familyNameOf, faultOf, mostFaces, mostFamilies } from "./rules.ts";

/** A file as somebody sent it, and what they called it. */
export interface SentFont {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface ReadyFont {
  readonly family: string;
  readonly name: string;
  readonly weight: number;
  readonly style: "normal" | "italic";
  readonly made: MadeFont;
  readonly placed: PlacedFile;
}

/**
 * Adds font files: each to the family of that name, else to the one that it says it belongs to; a face of the same
 * weight and slant is replaced. Weight and slant are read from the files' names (spec §9). All of them, or none.
 */
export async function addFonts(sent: readonly SentFont[], family?: string): Promise<Result<null, Refusal>> {
  if (family !== undefined && !isFree(family)) return refuseName(family);
  const ready: ReadyFont[] = [];
  for (const font of sent) {
    const one = await readyFont(font, family);
    if (!one.ok) return one;
    ready.push(one.value);
  }
  return await command(async () => {
    for (const font of ready) {
      const saved = await saveFace(font);
      if (!saved.ok) return saved;
    }
    dropTags("font");
    return ok(null);
  });
}

/** Calls a family otherwise; one that the site is set in, or its draft (`drafted`), keeps its name. */
export async function renameFamily(
  id: number,
  name: string,
  drafted: ReadonlySet<string>,
): Promise<Result<null, Refusal>> {
  if (!isFree(name)) return refuseName(name);
  return await command(async () => {
    const family = await changeable(id, drafted);
    if (!family.ok) return family;
    const other = await familyCalled(name);
    if (other && other.id !== id) return refuseName(name, "fonts.taken");
    const row = { name, name_folded: fold(name) };
    await database().updateTable("font_family").set(row).where("id", "=", id).execute();
    dropTags("font");
    return ok(null);
  });
}

/** Removes a family with its files, unless the site is set in it, or its draft (`drafted`: the families that it names). */
export async function removeFamily(id: number, drafted: ReadonlySet<string>): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const family = await changeable(id, drafted);
    if (!family.ok) return family;
    const faces = await database().selectFrom("font_face").select("media_id").where("family_id", "=", id).execute();
    await database().deleteFrom("font_face").where("family_id", "=", id).execute();
    await database().deleteFrom("font_family").where("id", "=", id).execute();
    await removeMedia(faces.map(({ media_id }) => media_id));
    dropTags("font");
    return ok(null);
  });
}

async function readyFont({ name, bytes }: SentFont, wanted: string | undefined): Promise<Result<ReadyFont, Refusal>> {
  const values = { name };
  const fault = faultOf(bytes);
  if (fault) return refuse(fault === "fonts.type" ? "unsupported-type" : "too-large", fault, { values });
  const weight = fontWeightOf(name);
  const isItalic = isItalicName(name);
  const made = await madeFont(bytes, weight, isItalic);
  if (!made) return refuse("unprocessable", "fonts.unsound", { values });
  if (made.letters < 52) return refuse("unprocessable", "fonts.letters", { values });
  const family = wanted ?? familyNameOf(made.family, name);
  if (!isFree(family)) return refuseName(family);
  const path = `fonts/${randomUUID().slice(0, 8)}/${slugOf(name.replace(/\.[^.]*$/, "")).slice(0, 80) || "font"}.woff2`;
  const placed = await placeFile({ path, bytes: made.bytes });
  if (!placed.ok) return placed;
  const style = isItalic ? "italic" : "normal";
  return ok({ family, name: name.replace(/\.[^.]*$/, "").slice(0, 100), weight, style, made, placed: placed.value });
}

async function madeFont(source: Uint8Array, weight: number, isItalic: boolean): Promise<MadeFont | null> {
  try {
    const outcome = await appContext().pictures.do({ kind: "font", source, weight, isItalic });
    if (outcome.kind !== "set") throw new Error(`A font was ${outcome.kind}`);
    return outcome;
  } catch (error) {
    // Also one that ended the process that read it: in vain, or for ever.
    if (error instanceof PictureFailure && (error.kind === "unsound" || error.kind === "died")) return null;
    throw error;
  }
}

async function saveFace({ family: name, made, placed, ...face }: ReadyFont): Promise<Result<null, Refusal>> {
  const family = await familyFor(name, made);
  if (!family.ok) return family;
  const { file: _file, ...row } = placed;
  const media = await saveMedia(row);
  if (!media.ok) return media;
  const faces = await database().selectFrom("font_face").selectAll().where("family_id", "=", family.value).execute();
  const before = faces.find(({ weight, style }) => weight === face.weight && style === face.style);
  if (!before && faces.length >= mostFaces)
    return refuse("conflict", "fonts.tooManyFaces", { values: { max: mostFaces } });
  if (before) {
    await database().deleteFrom("font_face").where("media_id", "=", before.media_id).execute();
    await removeMedia([before.media_id]);
  }
  const { ascent, descent, lineGap: line_gap, width } = made;
  await database()
    .insertInto("font_face")
    .values({ media_id: media.value.id, family_id: family.value, ...face, ascent, descent, line_gap, width })
    .execute();
  return ok(null);
}

async function familyFor(name: string, { generic }: MadeFont): Promise<Result<number, Refusal>> {
  const known = await familyCalled(name);
  if (known) return ok(known.id);
  const { count } = await database()
    .selectFrom("font_family")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostFamilies) return refuse("conflict", "fonts.tooMany", { values: { max: mostFamilies } });
  const row = { name, name_folded: fold(name), generic };
  const { id } = await database().insertInto("font_family").values(row).returning("id").executeTakeFirstOrThrow();
  return ok(id);
}

async function familyCalled(name: string) {
  const found = database().selectFrom("font_family").select("id").where("name_folded", "=", fold(name));
  return await found.executeTakeFirst();
}

async function changeable(id: number, drafted: ReadonlySet<string>): Promise<Result<null, Refusal>> {
  const family = await database().selectFrom("font_family").select("name").where("id", "=", id).executeTakeFirst();
  if (!family) return refuse("not-found", "row.missing");
  const used = familiesOf((await getSiteInfo()).fonts);
  const values = { name: family.name };
  if (used.has(family.name)) return refuse("conflict", "fonts.inUse", { values });
  return drafted.has(family.name) ? refuse("conflict", "fonts.inDraft", { values }) : ok(null);
}

/** Neither what can't stand in a style sheet, nor a name of the site's own typefaces. */
function isFree(name: string): boolean {
  return isFamilyName(name) && !siteFonts.some((own) => fold(own.name) === fold(name));
}

function refuseName(name: string, key?: "fonts.taken") {
  const problem = {
    key: "name",
    messageKey: key ?? (isFamilyName(name) ? "fonts.taken" : "fonts.name"),
    values: { name },
  } as const;
  return refuse("invalid", problem.messageKey, { values: problem.values, problems: [problem] });
}
