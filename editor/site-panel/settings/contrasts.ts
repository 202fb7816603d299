import { contrast, normalHex } from "#blocks/kit/contrast.ts";
import { defaultColours } from "#renderer/theme/theme-sheet.ts";
import { seenOver } from "#schemas/site/colour.ts";
import { valueInForce, type SiteSettings } from "#schemas/site-settings/site-settings.ts";

/** What is read on what: words, and the ground that they stand on. */
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ["COLOR_FONT", "COLOR_BACKGROUND"],
  ["COLOR_MENU", "COLOR_HEADER"],
  ["COLOR_MENU_ACTIVE", "COLOR_HEADER"],
  ["COLOR_PRIMARY", "COLOR_BACKGROUND"],
];

/** Those that are words. A colour of action gets an ink of its own where it can't be read (theme sheet). */
export const inks: readonly string[] = pairs.flatMap(([ink]) => (ink === "COLOR_PRIMARY" ? [] : [ink]));

export interface SeenContrast {
  /** WCAG 2, from 1 to 21; words need 4.5. */
  readonly ratio: number;
  /** The setting of what it is seen on, or of what is seen on it. */
  readonly other: string;
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
  return { ratio: contrast(seenOver(ink, seenGround), seenGround), other };
}

/** The contrast of words that can't be read as settings have them; null: they can, or they are no words. */
export function poorContrast(key: string, document: Pick<SiteSettings, "values">): SeenContrast | null {
  const seen = inks.includes(key) ? contrastOf(key, document) : null;
  return seen && seen.ratio < 4.5 ? seen : null;
}

function colourOf(key: string, document: Pick<SiteSettings, "values">): string {
  const token = key.slice("COLOR_".length).toLowerCase().replaceAll("_", "-");
  const defaults: Readonly<Record<string, string>> = defaultColours;
  return normalHex(valueInForce(document, key) as string | null) ?? defaults[token] ?? defaultColours.menu;
}
