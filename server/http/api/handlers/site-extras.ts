import { listKeys } from "#schemas/contract/list-keys.ts";
import { ok } from "#schemas/result.ts";
import { siteFonts } from "#schemas/site/font-families.ts";
import { languagesIn, siteLocales } from "#schemas/site/languages.ts";
import { attempt } from "#server/accounts/shared-throttle.ts";
import { getExternalAppConfig } from "#server/content/external-apps.ts";
import { listLogos } from "#server/content/logos.ts";
import { countVisit } from "#server/content/visits.ts";

import type { Handlers } from "../handler.ts";

import { found } from "./found.ts";
import { throttled } from "./throttled.ts";

/** Marks that one address may bring in an hour: nobody follows more links than that. */
const visitLimits = { attempts: 120, window: 60 * 60_000 };

export const siteExtraHandlers: Pick<
  Handlers,
  "visitSite" | "getExternalAppConfig" | "listLanguages" | "listLocales" | "listLogos" | "listFonts" | "listListKeys"
> = {
  visitSite: async ({ params, caller }) => {
    if (caller.isAhead) return ok(null);
    const allowed = attempt([`visit ${caller.address}`], visitLimits);
    if (!allowed.ok) return throttled(allowed.retryAfter);
    await countVisit(params.id, caller.address);
    return ok(null);
  },
  getExternalAppConfig: async ({ params }) => found(await getExternalAppConfig(params.app)),
  listLanguages: async ({ locale }) => ok(languagesIn(locale)),
  listLocales: async () => ok(siteLocales),
  listLogos: async ({ locale }) => ok(await listLogos(locale)),
  listFonts: async () => ok(siteFonts),
  listListKeys: async () => ok(listKeys),
};
