import { createContext, useContext } from "react";

import { type Locale, localeInfos } from "#schemas/locale.ts";
import type { SettingsField } from "#schemas/page-settings/page-settings.ts";
import { settingAt } from "#schemas/page-settings/set-setting.ts";
import type { Problem } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";

import { useWords } from "../fields/ui-locale.ts";
import { useChecked } from "../fields/use-checked.ts";
import { useFieldError } from "../fields/use-field-error.ts";
import type { SettingsStore } from "./page-draft.ts";
import { settingNames } from "./setting-names.ts";

export interface SettingsContext {
  readonly store: SettingsStore;
  /** What keeps the settings from going public. */
  readonly problems: readonly Problem[];
}

/** The settings that the fields below are of. */
export const Settings = createContext<SettingsContext | null>(null);

export function useSettings(): SettingsContext {
  const settings = useContext(Settings);
  if (!settings) throw new Error("A setting stands outside of the page panel");
  return settings;
}

export interface Setting<Value> {
  readonly label: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** One setting, in one language where it is a text: what it is called, what it is, what is wrong with it as it stands. */
export function useSetting<Value>(field: SettingsField, none: Value, locale?: Locale): Setting<Value> {
  const { store, problems } = useSettings();
  const name = useWords()(settingNames[field]);
  const stored = (settingAt(store.document, field, locale) ?? none) as Value;
  const key = locale === undefined ? field : `${field}.${locale}`;
  const checked = useChecked<Value>(
    stored,
    () => ok(null),
    (value) => store.edit([{ type: "set", field, ...(locale && { locale }), value }], key),
  );
  const own = checked.problems.length > 0 ? checked.problems : problems.filter((problem) => problem.key === key);
  const error = useFieldError(name, own);
  const label = locale === undefined ? name : `${name} (${localeInfos[locale].label})`;
  return { label, value: checked.value, error, onChange: checked.change };
}
