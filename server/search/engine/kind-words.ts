import type { Locale } from "#schemas/locale.ts";

const words: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>> = {
  fr_FR: {
    RED: ["vin", "rouge"],
    WHITE: ["vin", "blanc"],
    ROSE: ["vin", "rosé"],
    SPARKLING: ["vin", "effervescent", "bulles", "mousseux", "pétillant"],
    SWEET: ["vin", "doux", "moelleux", "liquoreux"],
  },
  en_US: {
    RED: ["red", "wine"],
    WHITE: ["white", "wine"],
    ROSE: ["rosé", "wine"],
    SPARKLING: ["sparkling", "wine", "bubbles"],
    SWEET: ["sweet", "dessert", "wine"],
  },
};

/** The words under which visitors look for a colour of wine; none for what isn't a wine. */
export function kindWords(kind: string, locale: Locale): readonly string[] {
  const known = words[locale];
  return Object.hasOwn(known, kind) ? (known[kind] ?? []) : [];
}
