import { settingGroups } from "#schemas/site-settings/catalogue.ts";
import { isPanelHash, panelHash } from "#schemas/site-settings/panel-address.ts";
import type { SettingGroup } from "#schemas/site-settings/setting.ts";

/** A section of the panel, with what is open in it: a form, a popup, the answers of one form. */
export interface SectionPlace {
  readonly section: string;
  readonly id?: number;
  /** The part of it that is shown, where it isn't the first. */
  readonly part?: string;
}

/** What is open in the panel: a group of settings, another section, or the list of all. */
export type Place = { readonly group: SettingGroup } | SectionPlace | null;

/** What the address says of a place, for whoever it is sent to. */
export function hashOf(place: Place): string {
  if (place === null) return panelHash;
  const parts = "group" in place ? [place.group] : [place.section, place.id, place.part];
  return [panelHash, ...parts.filter((part) => part !== undefined)].join("/");
}

/** The place that an address names; undefined: it isn't one of the panel's. What isn't there (any more) is the list of all. */
export function placeAt(hash: string, sections: readonly string[]): Place | undefined {
  if (!isPanelHash(hash)) return undefined;
  const [name = "", number, part] = hash.slice(panelHash.length + 1).split("/");
  const group = settingGroups.find((one) => one === name);
  if (group !== undefined) return { group };
  if (!sections.includes(name)) return null;
  if (!/^[1-9]\d{0,9}$/.test(number ?? "")) return { section: name };
  const isPart = part !== undefined && /^[a-z]{1,20}$/.test(part);
  return { section: name, id: Number(number), ...(isPart && { part }) };
}

/** Whether two places are one. */
export function isSamePlace(one: Place, other: Place): boolean {
  return hashOf(one) === hashOf(other);
}
