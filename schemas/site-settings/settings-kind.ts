import type { EditingKind } from "../editing/editing-kind.ts";
import type { Leaf } from "../editing/leaf.ts";
import { sameValue } from "../editing/same-value.ts";
import { type SettingCommand, setValue, type SetValue } from "./set-value.ts";
import { setAt, type SettingValues, type SiteSettings, valueAtLeaf } from "./site-settings.ts";

/** What is set of the site as a document that is edited by commands (`schemas/editing`). */
export const siteSettingsKind: EditingKind<SiteSettings, SettingCommand> = {
  name: "site",
  apply: setValue,
  writes: leavesOf,
  overwrites: leavesOf,
  squash: (first, second) =>
    first.type === "set" && second.type === "set" && leafOf(first) === leafOf(second) ? second : null,
  valueAt: valueAtLeaf,
  // A setting is where it is, whatever others set.
  adapt: (command) => [command],
};

/** The keys of the settings that two documents don't set the same. */
export function changedSettings(
  one: { readonly values: SettingValues },
  other: { readonly values: SettingValues },
): readonly string[] {
  const keys = new Set([...Object.keys(one.values), ...Object.keys(other.values)]);
  return [...keys].filter((key) => !sameValue(setAt(one, key), setAt(other, key)));
}

function leavesOf(document: SiteSettings, command: SettingCommand): readonly Leaf[] {
  return command.type === "set" ? [leafOf(command)] : changedSettings(document, command);
}

function leafOf({ setting, locale }: SetValue): Leaf {
  return locale === undefined ? setting : `${setting}/${locale}`;
}
