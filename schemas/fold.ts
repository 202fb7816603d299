import { longestSlug } from "./slug.ts";

/**
 * Folds text for comparing, sorting and searching: lower case, no accents, no ligatures, single
 * spaces. Folded columns are written with it and searched with it, so that both engines find
 * « Cuvée Œillet » under `cuvee oeillet` whatever their collations (design §6).
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[œæßøłđðþ’]/gu, (character) => ligatures[character] ?? character)
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Makes a slug of a title: folded words joined by hyphens (`Les premières feuilles` → `les-premieres-feuilles`), as much of
 * them as a slug holds.
 */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, longestSlug)
    .replace(/-$/, "");
}

/** Letters that Unicode doesn't decompose. */
const ligatures: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  "’": "'",
};
