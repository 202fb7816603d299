import { isLocale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";
import { database, dropTags } from "#server/db/context.ts";
import { command, refuse, type Refusal } from "#server/db/refusal.ts";

import { freshSite, getSiteInfo, siteId } from "./read.ts";

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
