import encodeQR from "qr";

import { escapeHtml } from "#schemas/escape-html.ts";
import { isAllergen, type Ingredient } from "#schemas/labels/food-label.ts";
import type { LabelLanguage } from "#schemas/labels/languages.ts";
import { labelWords, terms } from "#schemas/labels/words.ts";

import { colonIn } from "./colon.ts";
import type { LabelledWine } from "./wine.ts";

/** Millimetres: of the code without its margin, and of letters whose small ones are 1.2 mm high and more (commerce L6). */
const side = 18;
const letters = 2.6;
/** Modules that stay white around a code (ISO/IEC 18004). */
const quiet = 4;

/**
 * A code as SVG in its real size, with what must stand beside it: the words that say what it leads to, which a bare `i`
 * would not, the energy of 100 ml, and the allergens, which stay on the bottle whatever the page says.
 */
export function qrSvg(wine: LabelledWine, address: string, language: LabelLanguage): string {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: quiet });
  const count = rows.length;
  const unit = side / (count - 2 * quiet);
  const whole = count * unit;
  const lines = linesOf(wine, language);
  const width = whole + Math.max(...lines.map((line) => line.length)) * letters * 0.62 + quiet * unit;
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  const first = whole / 2 - ((lines.length - 1) * letters * 1.45) / 2 + letters * 0.35;
  const texts = lines.map(
    (line, index) =>
      `<text x="${round(whole)}" y="${round(first + index * letters * 1.45)}"${index === 0 ? ' font-weight="700"' : ""}>${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}mm" height="${round(whole)}mm" viewBox="0 0 ${round(width)} ${round(whole)}" lang="${language}">
<title>${escapeHtml(`${lines[0]} – ${address}`)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<path fill="#000" shape-rendering="crispEdges" transform="scale(${round(unit)})" d="${path}"/>
<g fill="#000" font-family="Arial, Helvetica, 'Liberation Sans', sans-serif" font-size="${letters}">
${texts.join("\n")}
</g>
</svg>
`;
}

/** What stands beside the code, line by line. */
export function linesOf({ label }: LabelledWine, language: LabelLanguage): readonly [string, ...string[]] {
  const { nutrition, ingredients } = label;
  const words = `${labelWords.ingredients[language]} / ${labelWords.nutrition[language]}`.toLocaleUpperCase(language);
  const allergens = ingredients.filter(isAllergen).flatMap((each) => nameOf(each, language));
  return [
    words,
    ...(nutrition ? [`E (100 ml) = ${nutrition.energyKj} kJ / ${nutrition.energyKcal} kcal`] : []),
    ...(allergens.length > 0 ? [`${labelWords.contains[language]}${colonIn(language)}${allergens.join(", ")}`] : []),
  ];
}

function nameOf(ingredient: Ingredient, language: LabelLanguage): readonly string[] {
  if ("term" in ingredient) return [terms[ingredient.term][language]];
  const text = ingredient.text[language] ?? ingredient.text.en ?? ingredient.text.fr;
  return text === undefined ? [] : [text];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
