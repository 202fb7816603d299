import { logosOf, parameterTexts, siteInfoOf } from "#schemas/site-settings/as-site.ts";
import { type SiteSettings, siteSettingsId } from "#schemas/site-settings/site-settings.ts";
import type { LogoType } from "#schemas/site/logo.ts";
import { type SiteInfo, wholeInfo } from "#schemas/site/site-info.ts";
import { shownDocument } from "#server/shown-drafts.ts";

/** Settings that a page is shown by in place of the public ones. */
export interface ShownSettings {
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly info: Omit<SiteInfo, "id">;
  readonly logos: ReadonlyMap<LogoType, number>;
}

/** A page reads its settings many times over. */
const known = new WeakMap<object, ShownSettings>();

/** [SS12] The settings that this is shown by; undefined: the public ones. */
export function shownSettings(): ShownSettings | undefined {
  const document = shownDocument("site", siteSettingsId);
  if (!document) return undefined;
  const settings = known.get(document) ?? asShown(document as SiteSettings);
  known.set(document, settings);
  return settings;
}

function asShown(document: SiteSettings): ShownSettings {
  return {
    parameters: Object.freeze(parameterTexts(document)),
    info: wholeInfo(siteInfoOf(document)),
    logos: logosOf(document),
  };
}
