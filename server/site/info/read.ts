import { blankSiteInfo, type SetSiteInfo, type SiteInfo, wholeInfo } from "#schemas/site/site-info.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { keptFact } from "#server/db/kept-fact.ts";
import { prepared } from "#server/db/prepared.ts";

import { shownSettings } from "../engine/shown.ts";

/** The site that this process serves (spec §7: the site identifier is 3). */
export const siteId = 3;

/** What kind of site this is (GET /site/info). */
export async function getSiteInfo(): Promise<SiteInfo> {
  const info = shownSettings()?.info;
  return info ? { id: siteId, ...info } : await keptInfo();
}

const keptInfo = keptFact("site", async () => {
  return { id: siteId, ...wholeInfo(await storedInfo()) };
});

/** What of it somebody has set. */
export async function storedInfo(): Promise<SetSiteInfo> {
  const [row] = await infoOf({ siteId });
  return row ? changesIn(readJson(row.info)) : {};
}

const infoOf = prepared(({ siteId: id }: { siteId: number }) =>
  database().selectFrom("site").select("info").where("id", "=", id),
);

/** A site of which nothing is known yet. */
export const freshSite: SiteInfo = { id: siteId, ...blankSiteInfo };

/** Keys that a later version no longer has are left behind. */
function changesIn(stored: unknown): SetSiteInfo {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([key]) => Object.hasOwn(blankSiteInfo, key)));
}
