import { type LogoType } from "#schemas/site/logo.ts";
import { settingsFromSite } from "#schemas/site-settings/from-site.ts";
import { type SiteSettings, siteSettingsId } from "#schemas/site-settings/site-settings.ts";
import { database } from "#server/db/context.ts";
import { lastRevision } from "#server/db/revisions.ts";

import { storedInfo } from "../info/read.ts";
import { isLogoType } from "../logos/read.ts";

/** What is public of the site's settings, as the document that is edited. */
export interface PublicSiteSettings {
  readonly document: SiteSettings;
  /** The revision that they were last published as; null: nobody has published any. */
  readonly revision: number | null;
}

/** What is set of the site: parameters, site info, fonts and logos. */
export async function publicSiteSettings(): Promise<PublicSiteSettings> {
  const parameters = await database().selectFrom("parameter").select(["type", "value"]).execute();
  const info = await storedInfo();
  const logos = await database().selectFrom("logo").select(["type", "media_id"]).execute();
  const revision = await lastRevision({ kind: "site", documentId: siteSettingsId });
  const document = settingsFromSite({
    parameters: new Map(parameters.map(({ type, value }) => [type, value])),
    info,
    logos: new Map(
      logos.flatMap(({ type, media_id: id }): readonly (readonly [LogoType, number])[] =>
        isLogoType(type) ? [[type, id]] : [],
      ),
    ),
  });
  return { document, revision };
}
