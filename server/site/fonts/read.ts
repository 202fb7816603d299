import type { FontFamily, FontGeneric, ServedFamily, UploadedFamily } from "#schemas/site/font-family.ts";
import { siteFonts } from "#schemas/site/font-families.ts";
import { defaultFonts, fontTypes, type SiteFont } from "#schemas/site/site-info.ts";
import { database } from "#server/db/context.ts";
import { keptFact } from "#server/db/kept-fact.ts";
import { mediaAddress } from "#server/media/read.ts";

import { getSiteInfo } from "../info/read.ts";

/** The typefaces that the site can set (GET /font): its own, and those that the estate has uploaded. */
export async function listFonts(): Promise<readonly FontFamily[]> {
  const uploaded = await keptFamilies();
  return [
    ...siteFonts,
    ...uploaded.map(({ name, faces }) => ({
      name,
      files: faces.map((face) => ({ name: face.name, weight: face.weight, style: face.style })),
    })),
  ];
}

/** The families that the estate has uploaded, by name. */
export async function listUploadedFamilies(): Promise<readonly UploadedFamily[]> {
  const families = await keptFamilies();
  const used = familiesOf((await getSiteInfo()).fonts);
  return families.map(({ id, name, faces }) => ({
    id,
    name,
    isInUse: used.has(name),
    files: faces.map((face) => ({
      ...{ name: face.name, weight: face.weight, style: face.style },
      ...{ url: face.url, bytes: face.bytes },
    })),
  }));
}

/** The uploaded families that some fonts of a site are set in; of the same ones always the same list. */
export async function servedFamilies(fonts: readonly SiteFont[]): Promise<readonly ServedFamily[]> {
  const families = await keptFamilies();
  const used = familiesOf(fonts);
  const found = families.filter(({ name }) => used.has(name));
  if (found.length === 0) return none;
  const known = served.get(families) ?? new Map<string, readonly ServedFamily[]>();
  served.set(families, known);
  const key = found.map(({ id }) => id).join(" ");
  const list = known.get(key) ?? found.map(asServed);
  known.set(key, list);
  return list;
}

/** The families that fonts are set in, those that nobody has chosen among them. */
export function familiesOf(fonts: readonly SiteFont[]): ReadonlySet<string> {
  return new Set(fontTypes.map((type) => (fonts.find((font) => font.type === type) ?? defaultFonts[type]).family));
}

const none: readonly ServedFamily[] = [];
const served = new WeakMap<readonly StoredFamily[], Map<string, readonly ServedFamily[]>>();

interface StoredFamily {
  readonly id: number;
  readonly name: string;
  readonly generic: FontGeneric;
  readonly faces: readonly StoredFace[];
}

type StoredFace = ServedFamily["faces"][number] & { readonly name: string; readonly bytes: number };

function asServed({ name, generic, faces }: StoredFamily): ServedFamily {
  return { name, generic, faces: faces.map(({ name: _name, bytes: _bytes, ...face }) => face) };
}

const keptFamilies = keptFact("font", async (): Promise<readonly StoredFamily[]> => {
  const families = await database().selectFrom("font_family").selectAll().orderBy("name_folded").execute();
  const rows = await database()
    .selectFrom("font_face")
    .innerJoin("media", "media.id", "font_face.media_id")
    .selectAll("font_face")
    .select(["media.path", "media.hash", "media.bytes"])
    .orderBy("font_face.weight")
    .orderBy("font_face.style", "desc")
    .execute();
  return families.map(({ id, name, generic }) => ({
    id,
    name,
    generic: generic as FontGeneric,
    faces: rows
      .filter(({ family_id }) => family_id === id)
      .map((row) => ({
        name: row.name,
        url: mediaAddress(row),
        bytes: row.bytes,
        weight: row.weight,
        style: row.style === "italic" ? "italic" : "normal",
        ...{ ascent: row.ascent / 10_000, descent: row.descent / 10_000 },
        ...{ lineGap: row.line_gap / 10_000, width: row.width / 10_000 },
      })),
  }));
});
