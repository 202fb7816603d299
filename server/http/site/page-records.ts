import type { Keep } from "#server/cache/kept-reads.ts";
import { listPageRecords, pageIndex, type PageIndex } from "#server/pages/records/read.ts";

/** Every page of the site, read once while they stay as they are. */
export async function sitePages(keep: Keep): Promise<PageIndex> {
  return pageIndex(await keep("pages", listPageRecords));
}
