import { under } from "#schemas/fields/check.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { Problem } from "#schemas/refusal.ts";
import { findSetting } from "#schemas/site-settings/catalogue.ts";
import { checkValue } from "#schemas/site-settings/setting.ts";
import {
  type SettingValues,
  type SiteSettings,
  setAt,
  siteSettingsVersion,
} from "#schemas/site-settings/site-settings.ts";
import { sameValue } from "#schemas/editing/same-value.ts";

/** What a file of settings holds, of what this site knows. */
export interface ReadSettings {
  /** What can be set, and isn't set so yet. */
  readonly values: SettingValues;
  /** What can't be set as it stands there. */
  readonly problems: readonly Problem[];
  /** Keys that this site has no setting for. */
  readonly unknown: readonly string[];
}

/** Reads a file of settings against what is set now. Null: it is none. */
export function readSettings(text: string, now: SiteSettings): ReadSettings | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const values = isRecord(read) && read["version"] === siteSettingsVersion ? read["values"] : undefined;
  if (!isRecord(values)) return null;
  const known = Object.entries(values).flatMap(([key, value]) => {
    const setting = findSetting(key);
    return setting ? [{ key, value, checked: checkValue(setting, value) }] : [];
  });
  const good = known.filter(({ key, value, checked }) => checked.ok && !sameValue(setAt(now, key), value));
  return {
    values: Object.fromEntries(good.map(({ key, value }) => [key, value])),
    problems: known.flatMap(({ key, checked }) => (checked.ok ? [] : under(key, checked.error))),
    unknown: Object.keys(values).filter((key) => !findSetting(key)),
  };
}

/** Hands a file of the settings to the browser. */
export function exportSettings(document: SiteSettings): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(document, null, 2)], { type: "application/json" }));
  const link = globalThis.document.createElement("a");
  link.href = url;
  link.download = "site-settings.json";
  link.click();
  URL.revokeObjectURL(url);
}
