import type { SiteInfo } from "#schemas/site/site-info.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { getSiteInfo } from "#server/site/info/read.ts";

/** What the site says of itself, read once while it stays as it is. */
export function siteInfo(keep: Keep): Promise<SiteInfo> {
  return keep("site info", getSiteInfo);
}
