import type { Image } from "#schemas/content/image.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { readTexts } from "#server/db/json-text.ts";

import { everyUse } from "../engine/find-uses.ts";
import { inWords, nameUses } from "../engine/name-uses.ts";
import { type Description, imageOf } from "../files/write.ts";
import { checkWords } from "../rules.ts";
import { removeMedia, saveMedia } from "../write.ts";
import { findMedium, type MediumRow } from "./read.ts";
import { checkTags, mediumKindOf, tidyTags } from "./rules.ts";

/** Changes what is said of a medium; what is left out stays. */
export async function describeMedium(id: number, said: Description, locale: Locale): Promise<Result<Image, Refusal>> {
  const tags = said.tags && tidyTags(said.tags);
  const saved = await command(async () => {
    const before = await findMedium(id);
    if (!before) return refuse("not-found", "row.missing");
    const problems = [...wrongWords(before, said), ...checkTags(tags ?? [])];
    if (problems.length > 0) return refuseInput(problems);
    return await saveMedia({ id, ...said, ...(tags && { tags }) });
  });
  return saved.ok ? await imageOf(id, locale) : saved;
}

/** Removes a medium that stands nowhere; its files go later. Refused with where it stands. */
export async function deleteMedium(id: number, locale: Locale): Promise<Result<null, Refusal>> {
  return await command(async () => {
    if (!(await findMedium(id))) return refuse("not-found", "row.missing");
    const found = (await everyUse()).filter(({ media }) => media === id);
    if (found.length > 0) {
      const where = (await nameUses(found, locale)).map((use) => inWords(use, locale)).join(", ");
      return refuse("conflict", "media.inUse", { values: { where } });
    }
    await removeMedia([id]);
    return ok(null);
  });
}

/** Of films and documents nobody needs to say what they show: they have controls, or words of their own. */
function wrongWords(before: MediumRow, { alt, isDecorative }: Description) {
  if (mediumKindOf(before.mime) !== "image" || (alt === undefined && isDecorative === undefined)) return [];
  const words = { ...readTexts(before.media_alt), ...alt };
  return checkWords(words, isDecorative ?? before.is_decorative === 1);
}
