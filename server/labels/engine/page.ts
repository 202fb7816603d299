import { createHash } from "node:crypto";

import { escapeHtml } from "#schemas/escape-html.ts";
import { isAllergen, textIn, type Ingredient } from "#schemas/labels/food-label.ts";
import { labelLanguages, languageCodes, type LabelLanguage, type LabelTexts } from "#schemas/labels/languages.ts";
import { roles } from "#schemas/labels/roles.ts";
import { labelWords, terms } from "#schemas/labels/words.ts";

import { labelPath } from "../links.ts";

import { colonIn } from "./colon.ts";
import type { LabelledWine } from "./wine.ts";

/** Everything that the page looks like; nothing is loaded from anywhere. */
const style = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#f6f2ea;color:#241d1a;font:1.0625rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
main,footer{max-width:40rem;margin:0 auto;padding:0 1.25rem}
main{padding-top:clamp(1.5rem,6vw,4rem)}
h1{margin:0;font:400 clamp(1.75rem,6vw,2.5rem)/1.15 Georgia,"Times New Roman",serif}
.facts{margin:.5rem 0 0;color:#5d534b;font-variant-numeric:lining-nums}
section{margin-top:2.25rem;padding-top:1.25rem;border-top:1px solid #cfc5b6}
h2,caption{margin:0 0 .5rem;font-size:1.125rem;font-weight:600;line-height:1.35;text-align:start}
caption{padding-bottom:.5rem}
p{margin:0}p+p{margin-top:.75rem}
strong{font-weight:700;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.2em}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums lining-nums}
caption span{display:inline-block;font-weight:400;color:#5d534b}
th,td{padding:.5rem 0;border-top:1px solid #ddd4c6;font-weight:400;text-align:start;vertical-align:top}
td{text-align:end;padding-inline-start:1rem;white-space:nowrap}
tr:first-child th,tr:first-child td{font-weight:600}
.part th{padding-inline-start:1.25rem}
footer{padding-bottom:3rem}
nav{margin-top:3rem;padding-top:1.25rem;border-top:1px solid #cfc5b6}
nav h2{font-size:.9375rem}
ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0;list-style:none}
nav a{display:inline-block;min-height:2.75rem;padding:.5rem 0;line-height:1.75rem;color:inherit;font-size:.9375rem}
nav a[aria-current]{font-weight:700;text-decoration:none}
a:focus-visible{outline:2px solid #6b1f2e;outline-offset:2px}
@media print{nav{display:none}body{background:none}}`;

/** What browsers may do on the page: draw it. No script, no picture, no request, nothing kept. */
export const labelPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  // The icon that stands in for one, so that browsers ask for none.
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join("; ");

/**
 * A wine's e-label (Regulation (EU) 2021/2117): what is in it and what it nourishes with, and nothing that sells. The page
 * has no cookie, script, picture, price, menu or link to the shop; its only links are itself in the other languages.
 */
export function labelHtml(wine: LabelledWine, language: LabelLanguage): string {
  const { year } = wine;
  const say = (key: keyof typeof labelWords): string => escapeHtml(labelWords[key][language]);
  const name = textIn(wine.name, language);
  const title = `${name?.text ?? ""}${year === null ? "" : ` ${year}`}`.trim();
  const heading = `${labelWords.ingredients[language]} / ${labelWords.nutrition[language]}`;
  const others = languageCodes
    .map((code) => `<link rel="alternate" hreflang="${code}" href="${labelPath(wine.id, code)}">`)
    .join("\n");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} – ${heading}`)}</title>
${others}
<link rel="alternate" hreflang="x-default" href="${labelPath(wine.id)}">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1${langOf(name?.language, language)}>${escapeHtml(title)}</h1>
${factsHtml(wine, language)}
${ingredientsHtml(wine, language, say("ingredients"), say("contains"))}
${nutritionHtml(wine, language, say)}
</main>
<footer>
<nav aria-labelledby="languages">
<h2 id="languages">${say("languages")}</h2>
<ul>
${languageCodes.map((code) => languageLink(wine.id, code, language)).join("\n")}
</ul>
</nav>
</footer>
</body>
</html>
`;
}

function factsHtml({ alcohol, capacityMl }: LabelledWine, language: LabelLanguage): string {
  const format = numbersIn(language);
  const size = capacityMl < 1000 ? `${format(capacityMl / 10)}\u00a0cl` : `${format(capacityMl / 1000)}\u00a0l`;
  const facts = [size, ...(alcohol === null ? [] : [`${format(alcohol)}\u00a0%\u00a0vol`])];
  return `<p class="facts">${facts.map(escapeHtml).join(" · ")}</p>`;
}

function ingredientsHtml(
  { label: { ingredients, allergens } }: LabelledWine,
  language: LabelLanguage,
  title: string,
  contains: string,
): string {
  const more = textIn(allergens, language);
  if (ingredients.length === 0 && !more) return "";
  const marked = ingredients.filter(isAllergen).map((each) => ingredientHtml(each, language, false));
  const list = ingredients.map((each) => ingredientHtml(each, language, true)).join(", ");
  return `<section aria-labelledby="ingredients">
<h2 id="ingredients">${title}</h2>
${list === "" ? "" : `<p>${list}</p>`}
${marked.length > 0 ? `<p>${contains}${colonIn(language)}<strong>${marked.join(", ")}</strong></p>` : ""}
${more && marked.length === 0 ? `<p>${spoken(allergens, language, (text) => `<strong>${text}</strong>`)}</p>` : ""}
</section>`;
}

/** An ingredient's words; allergens stand out by what they are, whatever somebody typed. */
function ingredientHtml(ingredient: Ingredient, language: LabelLanguage, isInList: boolean): string {
  const emphasise = (html: string): string => (isInList && isAllergen(ingredient) ? `<strong>${html}</strong>` : html);
  const name =
    "term" in ingredient
      ? emphasise(escapeHtml(terms[ingredient.term][language]))
      : spoken(ingredient.text, language, emphasise);
  return isInList && ingredient.role !== null
    ? `${escapeHtml(roles[ingredient.role][language])}${colonIn(language)}${name}`
    : name;
}

/** A text of the estate's own, told apart where it is in another language. */
function spoken(texts: LabelTexts, language: LabelLanguage, dress: (html: string) => string): string {
  const found = textIn(texts, language);
  if (!found) return "";
  const html = dress(escapeHtml(found.text));
  return found.language === language ? html : `<span lang="${found.language}">${html}</span>`;
}

const parts: ReadonlySet<string> = new Set(["saturates", "sugars"]);

function nutritionHtml(
  { label: { nutrition } }: LabelledWine,
  language: LabelLanguage,
  say: (key: keyof typeof labelWords) => string,
): string {
  if (!nutrition) return "";
  const format = numbersIn(language);
  const row = (key: keyof typeof labelWords, value: string): string =>
    `<tr${parts.has(key) ? ' class="part"' : ""}><th scope="row">${say(key)}</th><td>${escapeHtml(value)}</td></tr>`;
  const grams = ["fat", "saturates", "carbohydrates", "sugars", "protein", "salt"] as const;
  return `<section>
<table>
<caption>${say("nutrition")} <span>${say("per100")}</span></caption>
<tbody>
${row("energy", `${format(nutrition.energyKj)}\u00a0kJ / ${format(nutrition.energyKcal)}\u00a0kcal`)}
${grams.map((key) => row(key, `${format(nutrition[key])}\u00a0g`)).join("\n")}
</tbody>
</table>
</section>`;
}

function languageLink(id: number, code: LabelLanguage, current: LabelLanguage): string {
  const now = code === current ? ' aria-current="page"' : "";
  return `<li><a href="${labelPath(id, code)}" lang="${code}" hreflang="${code}" rel="nofollow"${now}>${escapeHtml(labelLanguages[code])}</a></li>`;
}

function langOf(own: LabelLanguage | undefined, language: LabelLanguage): string {
  return own === undefined || own === language ? "" : ` lang="${own}"`;
}

function numbersIn(language: LabelLanguage): (value: number) => string {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return format;
}
