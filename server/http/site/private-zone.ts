import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { privatePathSource } from "#schemas/page/page-types/private-paths.ts";
import { pageSlugs } from "#server/pages/records/read.ts";

/** Which paths belong to the private zone, as the browser is told (see `privatePathSource`). */
export async function privateZone(): Promise<string> {
  const types = pageTypes.filter(({ zone, params }) => zone === "private" && Object.keys(params).length === 0);
  return privatePathSource(pageTypes, await pageSlugs(types.map(({ slug }) => slug)));
}
