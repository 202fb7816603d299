import type { Localized } from "../locale.ts";
import { groupLabels } from "../site/parameters/describe.ts";
import { fontSettings } from "./font-settings.ts";
import { infoSettings } from "./info-settings.ts";
import { logoSettings } from "./logo-settings.ts";
import { parameterSettings } from "./parameter-settings.ts";
import type { SettingDefinition, SettingGroup } from "./setting.ts";

/** Everything that an operator sets of the site, in the order of the panel. */
export const settings: readonly SettingDefinition[] = [
  ...infoSettings,
  ...fontSettings,
  ...logoSettings,
  ...parameterSettings,
];

const byKey = new Map(settings.map((setting) => [setting.key, setting]));

/** Finds a setting by its key; undefined for one that the product doesn't know. */
export function findSetting(key: string): SettingDefinition | undefined {
  return byKey.get(key);
}

/** The groups in the order of the panel: as one sees the site from top to bottom, then how it sells, then what it is made of. */
export const settingGroups: readonly SettingGroup[] = [
  "colours",
  "typography",
  "logo",
  "menu",
  "display",
  "hours",
  "company",
  "social",
  "shop",
  "legal",
  "tracking",
  "site",
  "custom-code",
];

export const settingGroupLabels: Readonly<Record<SettingGroup, Localized<string>>> = {
  ...groupLabels,
  site: { fr_FR: "Site", en_US: "Site" },
};
