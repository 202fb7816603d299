import { isRecord } from "../fields/check.ts";
import { locales, type Localized } from "../locale.ts";
import { checkSetting } from "./check-setting.ts";
import {
  blankSettings,
  isTextField,
  type PageSettings,
  type SettingsField,
  settingsVersion,
  type TextField,
} from "./page-settings.ts";

/** [PS7] Reads settings as they were stored; what can't be read is as if nobody had said it. Null: these are none. */
export function parseSettings(text: string): PageSettings | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(stored) || stored["version"] !== settingsVersion) return null;
  const read: Record<string, unknown> = { ...blankSettings };
  for (const field of Object.keys(blankSettings)) {
    if (field === "version" || !Object.hasOwn(stored, field)) continue;
    const value = stored[field];
    if (isTextField(field)) read[field] = textsOf(field, value);
    else if (checkSetting(field as SettingsField, value) === null) read[field] = value;
  }
  return read as unknown as PageSettings;
}

function textsOf(field: TextField, value: unknown): Localized<string> {
  if (!isRecord(value)) return {};
  const read = locales.flatMap((locale) => {
    const text = Object.hasOwn(value, locale) ? value[locale] : "";
    return text !== "" && checkSetting(field, text) === null ? [[locale, String(text)] as const] : [];
  });
  return Object.fromEntries(read);
}
