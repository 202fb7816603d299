import { err, ok, type Result } from "#schemas/result.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { logosOf, parameterTexts, siteInfoOf } from "#schemas/site-settings/as-site.ts";
import { checkSiteSettings } from "#schemas/site-settings/check-settings.ts";
import { changedSettings } from "#schemas/site-settings/settings-kind.ts";
import { setAt, type SiteSettings, siteSettingsId } from "#schemas/site-settings/site-settings.ts";
import { logoTypes } from "#schemas/site/logo.ts";
import { findParameter } from "#schemas/site/parameters/catalogue.ts";
import { command } from "#server/db/command.ts";
import { keepRevision } from "#server/db/revisions.ts";

import { replaceSiteInfo } from "../info/write.ts";
import { removeLogo, saveLogo } from "../logos/write.ts";
import { setParameter } from "../parameters/write.ts";
import { publicSiteSettings } from "./read.ts";

export interface SiteSettingsToPublish {
  readonly document: SiteSettings;
  readonly label: string;
  readonly authorId: number | null;
}

/** Makes settings those of the site, from the next request on, and keeps them as a revision. */
export async function publishSiteSettings(
  input: SiteSettingsToPublish,
): Promise<Result<{ readonly revision: number }, Refusal>> {
  const { document, label, authorId } = input;
  return await command(async () => {
    const problems = checkSiteSettings(document);
    if (problems.length > 0) return refuse("unprocessable", "input.invalid", { problems });
    const before = await publicSiteSettings();
    const written = await writeSettings(document, changedSettings(before.document, document));
    if (!written.ok) return written;
    const place = { kind: "site", documentId: siteSettingsId };
    const revision = await keepRevision({ ...place, document, label, authorId, base: before.revision });
    return ok({ revision });
  });
}

/** Writes the settings that are named as a document has them; each is checked, and its pages made anew, as if it were set alone. */
async function writeSettings(document: SiteSettings, keys: readonly string[]): Promise<Result<unknown, Refusal>> {
  const texts = parameterTexts(document);
  for (const key of keys.filter((each) => findParameter(each))) {
    // Nothing on purpose is an empty text; what nobody sets is what the parameter begins with.
    const text = setAt(document, key) === undefined ? null : (texts[key] ?? "");
    const written = await setParameter(key, text);
    if (!written.ok) return written;
  }
  if (keys.some((key) => key.startsWith("info.") || key.startsWith("font.")))
    await replaceSiteInfo(siteInfoOf(document));
  const logos = logosOf(document);
  for (const type of logoTypes.filter((each) => keys.includes(`logo.${each}`))) {
    const media = logos.get(type);
    const written = await (media === undefined ? removeLogo(type) : saveLogo(type, media));
    // A picture that left the library meanwhile is said at the logo, which a document calls otherwise than a row.
    if (!written.ok) return err({ ...written.error, problems: [{ key: `logo.${type}`, messageKey: "key.picture" }] });
  }
  return ok(null);
}
