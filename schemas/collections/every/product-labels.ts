import type { Fields } from "../../fields/field.ts";
import { list, type ListOptions } from "../../fields/list.ts";
import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import { text } from "../../fields/text.ts";
import { toggle } from "../../fields/toggle.ts";
import type { LabelWords } from "../../labels/languages.ts";
import { labelLanguages, languageCodes } from "../../labels/languages.ts";
import { labelLimits } from "../../labels/limits.ts";
import { roles } from "../../labels/roles.ts";
import { terms } from "../../labels/words.ts";
import { localeInfos, locales, type Localized } from "../../locale.ts";
import { optional } from "../fields/optional.ts";
import { nutrition } from "./product-sheet.ts";

/** The languages that a text of a record has itself, by their letters. */
export const ownLanguages = locales.map((locale) => [locale, localeInfos[locale].iso.slice(0, 2)] as const);

/** One ingredient: a name that stands in every language, or words of the estate's own. */
const ingredientFields = {
  term: select({
    label: { fr_FR: "Nom", en_US: "Name" },
    help: {
      fr_FR: "Un nom de la liste est traduit dans les 24 langues de l’Union.",
      en_US: "A name from the list stands in all 24 languages of the Union.",
    },
    options: [{ value: "", label: { fr_FR: "Vos propres mots", en_US: "Words of your own" } }, ...wordsOf(terms)],
  }),
  role: select({
    label: { fr_FR: "Catégorie", en_US: "Category" },
    help: { fr_FR: "D’un additif\u00a0: à quoi il sert.", en_US: "Of an additive: what it is for." },
    options: [{ value: "", label: { fr_FR: "Aucune", en_US: "None" } }, ...wordsOf(roles)],
  }),
  text: text({ label: { fr_FR: "Vos propres mots", en_US: "Words of your own" }, ...labelLimits.text }),
  isAllergen: toggle({
    label: { fr_FR: "Allergène", en_US: "Allergen" },
    help: {
      fr_FR: "Pour vos propres mots\u00a0; les noms de la liste le savent.",
      en_US: "For words of your own; names from the list know it.",
    },
  }),
  elsewhere: elsewhere({ fr_FR: "Vos mots dans d’autres langues", en_US: "Your words in other languages" }),
};

/** What the law wants known of each vintage (Regulation (EU) 2021/2117), as its e-label tells it. */
export const labelFields = {
  labels: eLabels({
    label: { fr_FR: "Étiquettes électroniques", en_US: "E-labels" },
    help: {
      fr_FR: "Une par millésime, pour toutes ses contenances\u00a0; obligatoire depuis la récolte 2024.",
      en_US: "One for each vintage, in all its sizes; the law wants it from the harvest of 2024 on.",
    },
    max: 200,
    named: ["year", "reference"],
    item: {
      year: optional(
        number({
          label: { fr_FR: "Millésime", en_US: "Vintage" },
          help: { fr_FR: "Vide\u00a0: vendu sans millésime.", en_US: "Empty: sold without a vintage." },
          ...{ min: 0, max: 9999, integer: true },
        }),
      ),
      reference: text({
        label: { fr_FR: "Pour une seule référence", en_US: "For one reference alone" },
        help: {
          fr_FR: "Vide\u00a0: pour toutes les contenances du millésime.",
          en_US: "Empty: for all sizes of the vintage.",
        },
        localized: false,
      }),
      ingredients: list({
        label: { fr_FR: "Ingrédients", en_US: "Ingredients" },
        help: { fr_FR: "Du plus lourd au plus léger.", en_US: "The heaviest first." },
        max: labelLimits.ingredients,
        named: ["term", "text"],
        item: ingredientFields,
      }),
      nutrition: nutrition({
        fr_FR:
          "Toutes, ou aucune. Énergie vide\u00a0: calculée à la publication, avec l’alcool. Videz-la à nouveau si un chiffre change.",
        en_US:
          "All of them, or none. Energy left empty is reckoned when you publish, alcohol included. Empty it again when a figure changes.",
      }),
      acids: optional(
        number({
          label: { fr_FR: "Acidité totale pour 100 ml (g)", en_US: "Total acidity of 100 ml (g)" },
          help: {
            fr_FR: "Pour calculer l’énergie\u00a0; l’étiquette ne la dit pas.",
            en_US: "To reckon the energy; the label doesn’t tell it.",
          },
          ...{ min: 0, max: labelLimits.acids },
        }),
      ),
      allergens: text({
        label: { fr_FR: "Phrase sur les allergènes", en_US: "Sentence on allergens" },
        help: {
          fr_FR: "Seulement si la liste n’en marque aucun.",
          en_US: "Only where the list marks none.",
        },
        ...labelLimits.text,
      }),
      allergensElsewhere: elsewhere({
        fr_FR: "Cette phrase dans d’autres langues",
        en_US: "This sentence in other languages",
      }),
    },
  }),
};

/** A list of e-labels: below it stand the codes that lead to them. */
function eLabels<const Item extends Fields>(options: ListOptions<Item>) {
  const field = list(options);
  return { ...field, describe: () => ({ ...field.describe(), as: "e-labels" }) };
}

/** A text in the languages that the site itself isn't written in. */
function elsewhere(label: Localized<string>) {
  const own = new Set<string>(ownLanguages.map(([, code]) => code));
  const others = languageCodes.filter((code) => !own.has(code)).map((value) => optionOf(value, labelLanguages[value]));
  return list({
    label,
    named: ["language"],
    item: {
      language: select({
        label: { fr_FR: "Langue", en_US: "Language" },
        options: [{ value: "", label: { fr_FR: "À choisir", en_US: "To be chosen" } }, ...others],
      }),
      text: text({ label: { fr_FR: "Texte", en_US: "Text" }, localized: false, ...labelLimits.text }),
    },
  });
}

function optionOf(value: string, name: string) {
  return { value, label: { fr_FR: name, en_US: name } };
}

function wordsOf(words: Readonly<Record<string, LabelWords>>) {
  return Object.entries(words).map(([value, { fr, en }]) => ({ value, label: { fr_FR: fr, en_US: en } }));
}
