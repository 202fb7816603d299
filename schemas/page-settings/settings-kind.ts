import type { EditingKind } from "../editing/editing-kind.ts";
import type { Leaf } from "../editing/leaf.ts";
import { isLocale, locales } from "../locale.ts";
import { blankSettings, isTextField, type PageSettings, type SettingsField, textFields } from "./page-settings.ts";
import { setSetting, type SetSetting, settingAt } from "./set-setting.ts";

/** The settings of pages as documents that are edited by commands (`schemas/editing`). */
export const settingsKind: EditingKind<PageSettings, SetSetting> = {
  name: "page",
  apply: setSetting,
  writes: (_document, command) => [leafOf(command)],
  overwrites: (_document, command) => [leafOf(command)],
  squash: (first, second) => (leafOf(first) === leafOf(second) ? second : null),
  valueAt: (document, leaf) => {
    const [field = "", locale] = leaf.split("/");
    if (!isField(field) || (locale !== undefined && !isLocale(locale))) return undefined;
    return settingAt(document, field, locale);
  },
  // A setting is where it is, whatever others set.
  adapt: (command) => [command],
};

/** The commands that make any settings those of a document. */
export function settingsCommands(document: PageSettings): readonly SetSetting[] {
  const texts = textFields.flatMap((field) =>
    locales.map((locale): SetSetting => ({ type: "set", field, locale, value: document[field][locale] ?? "" })),
  );
  const others = Object.keys(blankSettings).filter((field) => isField(field) && !isTextField(field)) as SettingsField[];
  return [...texts, ...others.map((field): SetSetting => ({ type: "set", field, value: document[field] }))];
}

function leafOf({ field, locale }: SetSetting): Leaf {
  return locale === undefined ? field : `${field}/${locale}`;
}

function isField(name: string): name is SettingsField {
  return name !== "version" && Object.hasOwn(blankSettings, name);
}
