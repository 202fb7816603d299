import { isLocale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { SetSiteInfo, SiteInfo } from "#schemas/site/site-info.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import { command } from "#server/db/command.ts";

import { freshSite, siteId, storedInfo } from "./read.ts";

/** Changes some of the site's info; the rest stays. */
export async function setSiteInfo(changes: Partial<Omit<SiteInfo, "id">>): Promise<Result<null, Refusal>> {
  const unknown = Object.keys(changes).filter((key) => !Object.hasOwn(freshSite, key));
  if (unknown.length > 0) return refuseInput(unknown.map((key) => ({ key, messageKey: "key.unknown" })));
  if (changes.defaultLang !== undefined && !isLocale(changes.defaultLang)) {
    return refuseInput([{ key: "defaultLang", messageKey: "key.language" }]);
  }
  return await command(async () => {
    await replaceSiteInfo({ ...(await storedInfo()), ...changes });
    return ok(null);
  });
}

/** Makes what is set of the site's info something else altogether; in the caller's transaction. */
export async function replaceSiteInfo(set: SetSiteInfo): Promise<void> {
  const info = JSON.stringify(set);
  await database()
    .insertInto("site")
    .values({ id: siteId, info })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ info }))
    .execute();
  dropTags("site");
}
