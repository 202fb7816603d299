import { isRecord, isRowId } from "../fields/check.ts";
import { type LogoType, logoTypes } from "../site/logo.ts";
import { parameters } from "../site/parameters/catalogue.ts";
import { formatValue } from "../site/parameters/parse-value.ts";
import { fontTypes, type SetSiteInfo } from "../site/site-info.ts";
import { fontSettings } from "./font-settings.ts";
import { infoSettings } from "./info-settings.ts";
import type { SettingDefinition } from "./setting.ts";
import { setAt, type SiteSettings } from "./site-settings.ts";

type Set = Pick<SiteSettings, "values">;

/** Every parameter's text by its type, as the site reads them: what is set, else what a parameter begins with; null: none. */
export function parameterTexts(document: Set): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    parameters.map((definition) => {
      const own = setAt(document, definition.type);
      return [definition.type, own === undefined ? definition.initial : formatValue(definition, own)];
    }),
  );
}

/** What is set of the site info; fonts of which nothing is set aren't among its fonts. */
export function siteInfoOf(document: Set): SetSiteInfo {
  const fonts = fontTypes.flatMap((type) => {
    const own = setUnder(document, fontSettings, `font.${type}.`);
    return Object.keys(own).length === 0 ? [] : [{ type, ...own }];
  });
  return { ...setUnder(document, infoSettings, "info."), ...(fonts.length > 0 && { fonts }) };
}

/** What is set of settings whose keys begin alike, by the rest of their keys. */
function setUnder(
  document: Set,
  among: readonly SettingDefinition[],
  start: string,
): Readonly<Record<string, unknown>> {
  const own = among.filter(({ key }) => key.startsWith(start) && setAt(document, key) !== undefined);
  return Object.fromEntries(own.map(({ key }) => [key.slice(start.length), setAt(document, key)]));
}

/** The pictures of the media library that are the logos, by their types; a type without one isn't there. */
export function logosOf(document: Set): ReadonlyMap<LogoType, number> {
  return new Map(
    logoTypes.flatMap((type) => {
      const value = setAt(document, `logo.${type}`);
      const id = isRecord(value) ? value["id"] : null;
      return isRowId(id) ? [[type, id] as const] : [];
    }),
  );
}
