import type { Locale } from "#schemas/locale.ts";
import { logoTypes, type Logo, type LogoType } from "#schemas/site/logo.ts";
import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import { recordRead } from "#server/db/tags.ts";
import { imageColumns, presentImage } from "#server/media/read.ts";

import { shownSettings } from "../engine/shown.ts";

/** The estate's logos, in the order of their types. */
export async function listLogos(locale: Locale): Promise<readonly Logo[]> {
  recordRead("logo");
  const shown = shownSettings();
  const rows = shown ? await picturesOf(shown.logos) : await allLogos({});
  const logos = rows.flatMap(({ id, type, ...media }): Logo[] => {
    const image = presentImage(media, locale);
    if (!image || !isLogoType(type)) return [];
    const { name: filename, onlineImage, alt, width, height } = image;
    return [{ id, filename, type, onlineImage, alt, width, height }];
  });
  return logos.toSorted((left, right) => logoTypes.indexOf(left.type) - logoTypes.indexOf(right.type));
}

const allLogos = prepared(() =>
  database()
    .selectFrom("logo")
    .innerJoin("media", "media.id", "logo.media_id")
    .select(["logo.id", "logo.type"])
    .select(imageColumns),
);

/** The rows that logos would have whose pictures these are. */
async function picturesOf(logos: ReadonlyMap<LogoType, number>) {
  if (logos.size === 0) return [];
  const media = database().selectFrom("media").select("media.id").select(imageColumns);
  const rows = await media.where("media.id", "in", [...new Set(logos.values())]).execute();
  return [...logos].flatMap(([type, id]) => {
    const found = rows.find((row) => row.id === id);
    return found ? [{ ...found, type }] : [];
  });
}

/** Tells whether a text names one of the five types. */
export function isLogoType(text: string): text is LogoType {
  return (logoTypes as readonly string[]).includes(text);
}
