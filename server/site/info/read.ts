import { isLocale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";
import { database, dropTags } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { command, refuse, type Refusal } from "#server/db/refusal.ts";
import { recordRead } from "#server/db/tags.ts";

/** The site that this process serves (spec §7: the site identifier is 3). */
export const siteId = 3;

/** What kind of site this is (GET /site/info). */
export async function getSiteInfo(): Promise<SiteInfo> {
  recordRead("site");
  const row = await database().selectFrom("site").select("info").where("id", "=", siteId).executeTakeFirst();
  return { ...freshSite, ...(row ? changesIn(readJson(row.info)) : {}), id: siteId };
}

/** Changes some of the site's info; the rest stays. */
export async function setSiteInfo(changes: Partial<Omit<SiteInfo, "id">>): Promise<Result<null, Refusal>> {
  const unknown = Object.keys(changes).filter((key) => !Object.hasOwn(freshSite, key));
  if (unknown.length > 0) return refuse("invalid", `The site has no ${unknown.join(", ")}`);
  if (changes.defaultLang !== undefined && !isLocale(changes.defaultLang)) {
    return refuse("invalid", "The default language is none of the site's", [
      { key: "defaultLang", error: "not a language of the site" },
    ]);
  }
  return await command(async () => {
    const info = JSON.stringify({ ...(await getSiteInfo()), ...changes, id: siteId });
    await database()
      .insertInto("site")
      .values({ id: siteId, info })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ info }))
      .execute();
    dropTags("site");
    return ok(null);
  });
}

/** A site of which nothing is known yet. */
const freshSite: SiteInfo = {
  id: siteId,
  name: "",
  url: "",
  devUrl: "",
  prodUrl: "",
  fonts: [],
  isWinemaker: true,
  isECommerce: true,
  isBuilding: false,
  technicalFileModel: "DEFAULT",
  dashboardType: "DEFAULT",
  defaultLang: "fr_FR",
};

/** Keys that a later version no longer has are left behind. */
function changesIn(stored: unknown): Partial<SiteInfo> {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([key]) => Object.hasOwn(freshSite, key)));
}
