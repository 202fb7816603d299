import { fold } from "#schemas/fold.ts";

/*
 * What shops that know nothing of wine say of it in words: in the names of options, in categories and tags. What isn't
 * recognized stays what it is; the report tells what was.
 */

/** The year that a text is, or null. */
export function yearIn(text: string): number | null {
  return /^(?:19|20)\d\d$/.test(text.trim()) ? Number(text.trim()) : null;
}

/** The one year that stands in a name; null where there is none, or more. */
export function yearWithin(name: string): number | null {
  const years = [...name.matchAll(/\b(?:19|20)\d\d\b/g)];
  return years.length === 1 ? Number(years[0]?.[0]) : null;
}

/** Bottles by their names, in millilitres. */
const bottles: readonly (readonly [RegExp, number])[] = [
  [/^(?:demi|half)[- ]?(?:bouteille|bottle)?$/, 375],
  [/^(?:bouteille|bottle)$/, 750],
  [/^magnum$/, 1500],
  [/^(?:double[- ]magnum|jeroboam)$/, 3000],
  [/^rehoboam$/, 4500],
  [/^mathusalem|^methuselah$/, 6000],
  [/^salmanazar$/, 9000],
  [/^balthazar$/, 12_000],
  [/^(?:nabuchodonosor|nebuchadnezzar)$/, 15_000],
];

const units: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000, litre: 1000, liter: 1000 };

/** Several bottles, whatever one of them holds. */
const several =
  /\d\s*[x×*]|[x×*]\s*\d|\b(?:cartons?|caisses?|lots?|packs?|coffrets?|cases?|box(?:es)?|bib)\b|\b(?:[2-9]|1[0-9])\s+(?:bouteilles|bottles)\b/;

/** How much a bottle holds by what it is called: `75 cl`, `Magnum (1,5 L)`, `Jéroboam`. Null for several of them and for anything else. */
export function capacityIn(text: string): number | null {
  const plain = fold(text);
  if (several.test(plain)) return null;
  const [, amount, unit] = /(?<!\d)(\d{1,6}(?:[.,]\d{1,12})?)\s*(ml|cl|dl|litre|liter|l)s?\b/.exec(plain) ?? [];
  if (amount !== undefined && unit !== undefined) {
    const ml = Math.round(Number(amount.replace(",", ".")) * (units[unit] ?? 0));
    return ml > 0 && ml <= 30_000 ? ml : null;
  }
  return bottles.find(([name]) => name.test(plain))?.[1] ?? null;
}

/** Whether an option, or an attribute, of this name is the vintage. */
export function isVintageName(name: string): boolean {
  return /^(?:millesimes?|vintages?|annee|year|jahrgang|recolte)$/.test(fold(name));
}

/** Whether it is the size of the bottle. */
export function isSizeName(name: string): boolean {
  return /^(?:contenances?|formats?|capacite|capacity|volume|taille|size|bottle size|bouteille|bottle|flacon(?:nage)?|wine size)$/.test(
    fold(name),
  );
}

/** Categories, types and tags that say that something is wine; of each, one of its levels has to begin so. */
const wine = /^(?:nos )?(?:vins?|wines?|champagnes?|cremants?|sparkling wine|red wine|white wine)\b/;
/** What is sold beside wine under such names. */
const beside =
  /\b(?:verres?|glass(?:es)?|accessoires?|accessor(?:y|ies)|carafes?|decanters?|livres?|books?|cadeaux?|gifts?|vinaigres?|vinegars?)\b/;

/** Whether one of a product's categories, types or tags says that it is wine. Levels are parted by `>`. */
export function isWineByWords(words: readonly string[]): boolean {
  const levels = words.flatMap((each) => each.split(">").map(fold));
  return levels.some((level) => wine.test(level) && !beside.test(level));
}

const colours: readonly (readonly [string, RegExp])[] = [
  ["SPARKLING", /\b(?:effervescents?|petillants?|cremants?|champagnes?|sparkling|mousseux|bulles)\b/],
  ["SWEET", /\b(?:moelleux|liquoreux|doux|sweet|dessert)\b/],
  ["ROSE", /\b(?:roses?|rosado)\b/],
  ["RED", /\b(?:rouges?|reds?)\b/],
  ["WHITE", /\b(?:blancs?|blanches?|whites?)\b/],
];

/** The colour of a wine by the words that are said of it, the surest first; empty where none says it. */
export function colourIn(words: readonly string[]): string {
  for (const text of words.map(fold)) {
    const found = colours.find(([, looks]) => looks.test(text));
    if (found) return found[0];
  }
  return "";
}
