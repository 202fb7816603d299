import { contrast, normalHex } from "#blocks/kit/contrast.ts";
import { defaultColours } from "#renderer/theme/theme-sheet.ts";
import type { Localized } from "#schemas/locale.ts";
import { seenOver } from "#schemas/site/colour.ts";
import { valueInForce, type SiteSettings } from "#schemas/site-settings/site-settings.ts";
import { findSetting } from "#schemas/site-settings/catalogue.ts";

/** What is read on what: words, and the ground that they stand on. */
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ["COLOR_FONT", "COLOR_BACKGROUND"],
  ["COLOR_MENU", "COLOR_HEADER"],
  ["COLOR_MENU_ACTIVE", "COLOR_HEADER"],
  ["COLOR_PRIMARY", "COLOR_BACKGROUND"],
];

export interface SeenContrast {
  /** WCAG 2, from 1 to 21; words need 4.5. */
  readonly ratio: number;
  /** What it is seen on, or what is seen on it. */
  readonly on: (language: string) => string;
}

/** How well a colour is read against what it is used with; null: the theme finds a readable ink by itself. */
export function contrastOf(key: string, document: Pick<SiteSettings, "values">): SeenContrast | null {
  const pair = pairs.find(([ink]) => ink === key) ?? pairs.find(([, ground]) => ground === key);
  if (!pair) return null;
  const [ink, ground] = pair.map((one) => colourOf(one, document));
  const page = colourOf("COLOR_BACKGROUND", document);
  if (ink === undefined || ground === undefined) return null;
  const seenGround = seenOver(ground, page);
  const other = pair[0] === key ? pair[1] : pair[0];
  return {
    ratio: contrast(seenOver(ink, seenGround), seenGround),
    on: (language) => named(findSetting(other)?.label, language),
  };
}

/** The pairs that can't be read as settings have them, by their inks. */
export function poorContrasts(
  document: Pick<SiteSettings, "values">,
): readonly (SeenContrast & { readonly key: string })[] {
  return pairs.flatMap(([ink]) => {
    const seen = contrastOf(ink, document);
    // A colour of action gets an ink of its own where it can't be read (theme sheet).
    return seen && seen.ratio < 4.5 && ink !== "COLOR_PRIMARY" ? [{ ...seen, key: ink }] : [];
  });
}

function colourOf(key: string, document: Pick<SiteSettings, "values">): string {
  const token = key.slice("COLOR_".length).toLowerCase().replaceAll("_", "-");
  const defaults: Readonly<Record<string, string>> = defaultColours;
  return normalHex(valueInForce(document, key) as string | null) ?? defaults[token] ?? defaultColours.menu;
}

function named(label: Localized<string> | undefined, language: string): string {
  return label?.[language.startsWith("fr") ? "fr_FR" : "en_US"] ?? "";
}
