import type { SiteInfo } from "#schemas/site/site-info.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { keptFact } from "#server/db/kept-fact.ts";
import { prepared } from "#server/db/prepared.ts";

/** The site that this process serves (spec §7: the site identifier is 3). */
export const siteId = 3;

/** What kind of site this is (GET /site/info). */
export async function getSiteInfo(): Promise<SiteInfo> {
  return await keptInfo();
}

const keptInfo = keptFact("site", async () => {
  const [row] = await infoOf({ siteId });
  return { ...freshSite, ...(row ? changesIn(readJson(row.info)) : {}), id: siteId };
});

const infoOf = prepared(({ siteId: id }: { siteId: number }) =>
  database().selectFrom("site").select("info").where("id", "=", id),
);

/** A site of which nothing is known yet. */
export const freshSite: SiteInfo = {
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
