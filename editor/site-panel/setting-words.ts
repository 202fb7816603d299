import type { IntlShape } from "react-intl";

import { isRecord } from "#schemas/fields/check.ts";
import { locales, localeInfos, type Localized } from "#schemas/locale.ts";
import { findSetting } from "#schemas/site-settings/catalogue.ts";
import type { SettingCommand } from "#schemas/site-settings/set-value.ts";
import type { SiteSettings } from "#schemas/site-settings/site-settings.ts";

import { type DocumentWords, plainWords } from "../saving/document-words.ts";
import type { EditLabel } from "../store/edit-label.ts";

/** The words of what is set of the site. */
export const settingWords: DocumentWords<SiteSettings, SettingCommand> = {
  describe: (_before, commands): EditLabel => {
    const [first, ...more] = commands;
    if (first?.type === "set-all") return { key: "restored" };
    if (first === undefined || more.length > 0) return { key: "several", values: { count: commands.length } };
    return { key: "setSite", values: { setting: settingName(first.setting) } };
  },
  leafName(_document, leaf) {
    const [key = "", language] = leaf.split("/");
    const name = settingName(key);
    const inWords = locales.find((locale) => locale === language);
    if (inWords === undefined) return name;
    const { label } = localeInfos[inWords];
    return Object.fromEntries(locales.map((locale) => [locale, `${name[locale] ?? ""} (${label})`]));
  },
  valueWords: (leaf, value, intl) => valueInWords(leaf.split("/")[0] ?? "", value, intl),
  values: (command) =>
    command.type === "set"
      ? [
          {
            leaf: command.locale === undefined ? command.setting : `${command.setting}/${command.locale}`,
            value: command.value,
          },
        ]
      : [],
};

/** What a setting is called. */
export function settingName(key: string): Localized<string> {
  return findSetting(key)?.label ?? { fr_FR: key };
}

/** A setting's value for people; null: it says itself. */
function valueInWords(key: string, value: unknown, intl: IntlShape): string | null {
  if (value === undefined) return intl.formatMessage({ id: "editor.site.byDefault" });
  if (typeof value === "boolean") return intl.formatMessage({ id: value ? "editor.site.yes" : "editor.site.no" });
  if (value === null || value === "") return intl.formatMessage({ id: "editor.site.none" });
  const description = findSetting(key)?.field.describe();
  if (description?.kind === "select") {
    const options = description["options"] as readonly { readonly value: unknown; readonly label: Localized<string> }[];
    const label = options.find((option) => option.value === value)?.label;
    return label?.[intl.locale.startsWith("fr") ? "fr_FR" : "en_US"] ?? label?.fr_FR ?? null;
  }
  if (description?.kind === "image" && isRecord(value))
    return intl.formatMessage({ id: "editor.site.picture" }, { id: Number(value["id"]) });
  return null;
}

/** A setting's value in words, whatever it is. */
export function valueText(key: string, value: unknown, intl: IntlShape): string {
  return valueInWords(key, value, intl) ?? plainWords(value);
}
