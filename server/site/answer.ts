import type { siteCalls } from "#schemas/contract/calls/site.ts";
import { listKeys } from "#schemas/contract/list-keys.ts";
import { ok } from "#schemas/result.ts";
import { siteFonts } from "#schemas/site/font-families.ts";
import { languagesIn, siteLocales } from "#schemas/site/languages.ts";
import { found } from "#server/http/api/found.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { listParameters } from "./parameters/read.ts";
import { getSiteInfo } from "./info/read.ts";
import { getExternalAppConfig } from "./external-apps/read.ts";
import { listLogos } from "./logos/read.ts";
import { namesCampaign } from "./visits/rules.ts";
import { countVisit } from "./visits/write.ts";

export const siteHandlers: HandlersOf<typeof siteCalls> = {
  listParameters: async ({ locale }) => ok(await listParameters(locale)),
  getSiteInfo: async () => ok(await getSiteInfo()),
  visitSite: async ({ params, caller }) => {
    // A picture of another site's page is nobody who came.
    if (caller.isAhead || !caller.isOwnPage) return ok(null);
    if (!namesCampaign(params.id)) return ok(null);
    const allowed = await attempt({ visit: caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    await countVisit(params.id, caller.clientAddress);
    return ok(null);
  },
  getExternalAppConfig: async ({ params }) => found(await getExternalAppConfig(params.app)),
  listLanguages: async ({ locale }) => ok(languagesIn(locale)),
  listLocales: async () => ok(siteLocales),
  listLogos: async ({ locale }) => ok(await listLogos(locale)),
  listFonts: async () => ok(siteFonts),
  listListKeys: async () => ok(listKeys),
};
