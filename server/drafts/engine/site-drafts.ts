import { refuse } from "#schemas/refusal.ts";
import { findSetting } from "#schemas/site-settings/catalogue.ts";
import { parseSettingCommand, type SettingCommand } from "#schemas/site-settings/set-value.ts";
import { changedSettings, siteSettingsKind } from "#schemas/site-settings/settings-kind.ts";
import { parseSiteSettings, type SiteSettings, siteSettingsId } from "#schemas/site-settings/site-settings.ts";
import { publicSiteSettings } from "#server/site/settings/read.ts";
import { publishSiteSettings } from "#server/site/settings/write.ts";

import type { DraftKind } from "./draft-kind.ts";

/** What an operator sets of the site, one document (`schemas/site-settings/SPEC.md`). Other ways change it without a revision. */
export const siteDrafts: DraftKind<SiteSettings, SettingCommand> = {
  published: async (id) => (id === siteSettingsId ? await publicSiteSettings() : null),
  editing: async () => siteSettingsKind,
  parse: parseSiteSettings,
  parseCommand: parseSettingCommand,
  become: ({ values }) => [{ type: "set-all", values }],
  isWrittenElsewhere: true,
  mayChange({ before, after, role }) {
    const isCode = changedSettings(before, after).some((key) => findSetting(key)?.isCode);
    return isCode && role !== "SUPER_ADMIN" ? refuse("unprocessable", "settings.code").error : null;
  },
  publish: async ({ id: _site, ...publication }) => await publishSiteSettings(publication),
};
