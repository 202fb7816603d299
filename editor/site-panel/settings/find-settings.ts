import { fold } from "#schemas/fold.ts";
import { inLocale, type Locale } from "#schemas/locale.ts";
import { settingGroupLabels, settings } from "#schemas/site-settings/catalogue.ts";
import type { SettingDefinition } from "#schemas/site-settings/setting.ts";

/** The settings that have all of some words in their name, their help or their group's name, whatever their accents. */
export function findSettings(search: string, locale: Locale): readonly SettingDefinition[] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  return settings.filter(({ label, help, group, key }) => {
    const text = [label, help, settingGroupLabels[group]].map((one) => inLocale(one, locale) ?? "").join(" ");
    const said = fold(`${text} ${key}`);
    return words.every((word) => said.includes(word));
  });
}
