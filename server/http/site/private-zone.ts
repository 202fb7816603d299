import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { privatePathSource } from "#schemas/page/page-types/private-paths.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { slugsOf } from "#server/pages/records/read.ts";

import { sitePages } from "./page-records.ts";

/** Which paths belong to the private zone, as the browser is told (see `privatePathSource`). */
export async function privateZone(keep: Keep): Promise<string> {
  const types = pageTypes.filter(({ zone, params }) => zone === "private" && Object.keys(params).length === 0);
  if (types.length === 0) return privatePathSource(pageTypes, []);
  const slugs = new Set(types.map(({ slug }) => slug));
  const { pages } = await sitePages(keep);
  return privatePathSource(
    pageTypes,
    pages.filter(({ type }) => slugs.has(type)).flatMap((page) => [...slugsOf(page)]),
  );
}
