import type { LogoType } from "../site/logo.ts";
import { parameters } from "../site/parameters/catalogue.ts";
import { formatValue, parseText } from "../site/parameters/parse-value.ts";
import type { SetSiteInfo } from "../site/site-info.ts";
import { type SiteSettings, siteSettingsOf } from "./site-settings.ts";

/** What a site has stored of its settings. */
export interface StoredSite {
  /** The texts of the parameters that somebody set, by type; null: none, on purpose. */
  readonly parameters: ReadonlyMap<string, string | null>;
  /** What of the site info somebody set. */
  readonly info: SetSiteInfo;
  readonly logos: ReadonlyMap<LogoType, number>;
}

/** [SS6] The settings of a site as the document that is edited; what can't be read is as if nobody had set it. */
export function settingsFromSite({ parameters: texts, info, logos }: StoredSite): SiteSettings {
  const { fonts = [], ...others } = info;
  return siteSettingsOf({
    ...Object.fromEntries(parameters.flatMap((definition) => storedParameter(definition, texts))),
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [`info.${name}`, value])),
    ...Object.fromEntries(
      fonts.flatMap(({ type, ...font }) =>
        Object.entries(font).map(([name, value]) => [`font.${type}.${name}`, value]),
      ),
    ),
    ...Object.fromEntries([...logos].map(([type, id]) => [`logo.${type}`, { id }])),
  });
}

function storedParameter(
  definition: (typeof parameters)[number],
  texts: StoredSite["parameters"],
): readonly (readonly [string, unknown])[] {
  const { type, field } = definition;
  const text = texts.get(type);
  if (text === undefined) return [];
  // What is written as nothing is read as that: an empty text, no colour.
  if (text === null) return ["", null].flatMap((none) => (isNone(definition, none) ? [[type, none] as const] : []));
  const parsed = parseText(definition, text);
  return parsed.ok && !(field.localized && formatValue(definition, parsed.value) === null)
    ? [[type, parsed.value]]
    : [];
}

function isNone({ field }: (typeof parameters)[number], value: unknown): boolean {
  return !field.localized && field.check(value).ok;
}
