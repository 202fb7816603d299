import type { IntlShape } from "react-intl";

import { inLocale, type Locale } from "#schemas/locale.ts";
import { findSetting, settingGroupLabels, settingGroups } from "#schemas/site-settings/catalogue.ts";

import type { Place } from "../places/place.ts";
import { sections } from "../sections.tsx";

/** What a place is called among the spots of the settings; null: it is none, but the list of all. */
export function spotOf(place: Place): string | null {
  if (place === null) return null;
  return "group" in place ? `group/${place.group}` : `section/${place.section}`;
}

/** The spot of a setting. */
export function settingSpot(key: string): string {
  return `setting/${key}`;
}

/** What a spot of the settings is called: the setting, the group or the section; null: nobody knows it. */
export function siteSpotName(spot: string, intl: IntlShape, locale: Locale): string | null {
  const [kind, name = ""] = spot.split("/");
  const group = settingGroups.find((one) => one === name);
  const section = sections.find(({ id }) => id === name);
  if (kind === "setting") return inLocale(findSetting(name)?.label ?? {}, locale) ?? null;
  if (kind === "group" && group) return inLocale(settingGroupLabels[group], locale) ?? null;
  if (kind !== "section" || !section) return null;
  return typeof section.name === "string"
    ? intl.formatMessage({ id: section.name })
    : (inLocale(section.name, locale) ?? null);
}

/** Whether a spot is in a group of settings, or in a section, as the list of all has them. */
export function isInRow(spot: string, row: string): boolean {
  const [kind, name = ""] = spot.split("/");
  return kind === "setting" ? findSetting(name)?.group === row : name === row;
}
