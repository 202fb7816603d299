import { both } from "#starter/both.ts";
import { nutritionOf, type DemoFeature, type DemoSheet } from "#demo/content/products/sheet.ts";
import type { Feature } from "#schemas/content/product.ts";
import { noFacts, noTexts, type SheetFacts, type SheetTexts } from "#schemas/content/product-sheet.ts";
import type { Locale } from "#schemas/locale.ts";

const allergens = both("Contient des sulfites.", "Contains sulfites.");

/** The figures of a sheet; none for what isn't a wine. */
export function sheetFacts(sheet: DemoSheet | undefined): SheetFacts {
  if (!sheet) return noFacts;
  const [coolest, warmest] = sheet.serving;
  const [from, to] = sheet.keeping;
  return {
    alcohol: sheet.alcohol,
    serving: { min: coolest, max: warmest },
    keeping: { min: from, max: to },
    nutrition: nutritionOf(sheet),
  };
}

/** A sheet's words in one language. */
export function sheetTexts(sheet: DemoSheet | undefined, locale: Locale): SheetTexts {
  if (!sheet) return noTexts;
  return {
    grapes: sheet.grapes.map(({ name, percent }) => ({ name: name[locale], percent })),
    soil: sheet.soil[locale],
    vinification: sheet.vinification[locale],
    ageing: sheet.ageing[locale],
    ingredients: sheet.ingredients[locale],
    allergens: allergens[locale],
    features: sheet.features.map((feature) => featureIn(feature, locale)),
    vintages: sheet.vintages.map(({ year, text }) => ({ year, text: text[locale] })),
  };
}

/** Lines of a technical sheet by language. */
export function featuresByLocale(features: readonly DemoFeature[]): Record<Locale, readonly Feature[]> {
  const inOne = (locale: Locale) => features.map((feature) => featureIn(feature, locale));
  return { fr_FR: inOne("fr_FR"), en_US: inOne("en_US") };
}

function featureIn({ label, value, link }: DemoFeature, locale: Locale): Feature {
  return { label: label[locale], value: value[locale], ...(link !== undefined && { link }) };
}
