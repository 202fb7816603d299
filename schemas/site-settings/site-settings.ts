import { isRecord } from "../fields/check.ts";
import { isLocale } from "../locale.ts";
import { findSetting } from "./catalogue.ts";
import { checkValue } from "./setting.ts";

/**
 * What an operator has set of the site, by the keys of the settings: parameters, site info, fonts and logos, edited as one
 * document. What nobody set isn't there.
 */
export interface SiteSettings {
  readonly version: typeof siteSettingsVersion;
  readonly values: SettingValues;
}

export type SettingValues = Readonly<Record<string, unknown>>;

export const siteSettingsVersion = 1;

/** The one document's id among the drafts of its kind: a site has one. */
export const siteSettingsId = 1;

/** [SS6] The document of some values: those of settings that are known, as far as they can be had. */
export function siteSettingsOf(values: SettingValues): SiteSettings {
  const read = Object.entries(values).filter(([key, value]) => {
    const setting = findSetting(key);
    return setting !== undefined && checkValue(setting, value).ok;
  });
  return { version: siteSettingsVersion, values: Object.fromEntries(read) };
}

/** [SS6] Reads a document as it was stored. Null: this is none. */
export function parseSiteSettings(text: string): SiteSettings | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(stored) || stored["version"] !== siteSettingsVersion || !isRecord(stored["values"])) return null;
  return siteSettingsOf(stored["values"]);
}

/** What is set under a key; undefined: nothing is. */
export function setAt({ values }: Pick<SiteSettings, "values">, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** What is in force of a setting: what is set, else what it begins with. */
export function valueInForce(document: Pick<SiteSettings, "values">, key: string): unknown {
  const own = setAt(document, key);
  return own === undefined ? (findSetting(key)?.initial ?? null) : own;
}

/** What is set at a leaf: a key, or one language of it. */
export function valueAtLeaf(document: SiteSettings, leaf: string): unknown {
  const [key = "", locale] = leaf.split("/");
  const value = setAt(document, key);
  if (locale === undefined) return value;
  return isLocale(locale) && isRecord(value) && Object.hasOwn(value, locale) ? value[locale] : undefined;
}
