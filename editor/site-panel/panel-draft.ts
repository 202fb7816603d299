import type { SettingCommand } from "#schemas/site-settings/set-value.ts";
import { siteSettingsKind } from "#schemas/site-settings/settings-kind.ts";
import { type SiteSettings, siteSettingsId } from "#schemas/site-settings/site-settings.ts";

import type { DraftStore } from "../store/draft-store.ts";
import { settingWords } from "./setting-words.ts";

/** What is set of the site, as an operator edits it. */
export type PanelDraft = DraftStore<SiteSettings, SettingCommand>;

/** How it is edited. */
export const panelRules = {
  kind: siteSettingsKind.name,
  id: siteSettingsId,
  rules: siteSettingsKind,
  describe: settingWords.describe,
};
