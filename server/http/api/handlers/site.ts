import { ok } from "#schemas/result.ts";
import { getComponentConfig } from "#server/content/component-configs.ts";
import { listParameters } from "#server/content/parameters.ts";
import { getSiteInfo } from "#server/content/site-info.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";

export const siteHandlers: Pick<Handlers, "listParameters" | "getSiteInfo" | "getComponentConfig"> = {
  listParameters: async ({ locale }) => ok(await listParameters(locale)),
  getSiteInfo: async () => ok(await getSiteInfo()),
  getComponentConfig: async ({ params }) => found(await getComponentConfig(params.slug)),
};
