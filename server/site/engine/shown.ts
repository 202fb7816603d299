import { AsyncLocalStorage } from "node:async_hooks";

import { logosOf, parameterTexts, siteInfoOf } from "#schemas/site-settings/as-site.ts";
import type { SiteSettings } from "#schemas/site-settings/site-settings.ts";
import type { LogoType } from "#schemas/site/logo.ts";
import { type SiteInfo, wholeInfo } from "#schemas/site/site-info.ts";

/** Settings that a page is shown by in place of the public ones. */
export interface ShownSettings {
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly info: Omit<SiteInfo, "id">;
  readonly logos: ReadonlyMap<LogoType, number>;
}

const shown = new AsyncLocalStorage<ShownSettings>();

/**
 * [SS12] Runs `work` on a site that is as some settings say: what it reads of parameters, site info and logos is theirs. For what is
 * made for one person and kept nowhere.
 */
export function withSettings<T>(document: SiteSettings, work: () => T): T {
  const settings: ShownSettings = {
    parameters: Object.freeze(parameterTexts(document)),
    info: wholeInfo(siteInfoOf(document)),
    logos: logosOf(document),
  };
  return shown.run(settings, work);
}

/** The settings that this is shown by; undefined: the public ones. */
export function shownSettings(): ShownSettings | undefined {
  return shown.getStore();
}
