import { group } from "../../fields/group.ts";
import { list } from "../../fields/list.ts";
import { number } from "../../fields/number.ts";
import { text } from "../../fields/text.ts";
import { labelLimits } from "../../labels/limits.ts";
import { optional } from "../fields/optional.ts";
import type { Localized } from "../../locale.ts";

/** A line of a technical sheet. */
export const featureFields = {
  label: text({ label: { fr_FR: "Intitulé", en_US: "Label" } }),
  value: text({ label: { fr_FR: "Valeur", en_US: "Value" }, max: 1000 }),
  link: text({
    label: { fr_FR: "Lien", en_US: "Link" },
    help: { fr_FR: "Une page du site ou une adresse https.", en_US: "A page of the site or an https address." },
    localized: false,
    max: 2000,
  }),
};

/** Spec §3: the figures of the sheet, then its words. */
export const sheetFields = {
  alcohol: optional(number({ label: { fr_FR: "Alcool (% vol)", en_US: "Alcohol (% vol)" }, min: 0, max: 100 })),
  serving: span({ fr_FR: "Service (°C)", en_US: "Serving (°C)" }, { min: -20, max: 100 }),
  keeping: span({ fr_FR: "Garde (années)", en_US: "Keeping (years)" }, { min: 0, max: 200 }),
  grapes: list({
    label: { fr_FR: "Cépages", en_US: "Grapes" },
    item: {
      name: text({ label: { fr_FR: "Cépage", en_US: "Grape" } }),
      percent: optional(number({ label: { fr_FR: "Part (%)", en_US: "Share (%)" }, min: 0, max: 100 })),
    },
  }),
  soil: prose({ fr_FR: "Terroir", en_US: "Soil" }),
  vinification: prose({ fr_FR: "Vinification", en_US: "Vinification" }),
  ageing: prose({ fr_FR: "Élevage", en_US: "Ageing" }),
  vintages: list({
    label: { fr_FR: "Millésimes", en_US: "Vintages" },
    help: { fr_FR: "Ce que fut chaque vendange.", en_US: "What each harvest was like." },
    named: ["year"],
    item: {
      year: optional(number({ label: { fr_FR: "Année", en_US: "Year" }, min: 0, max: 9999, integer: true })),
      text: prose({ fr_FR: "Texte", en_US: "Text" }),
    },
  }),
  features: list({ label: { fr_FR: "Caractéristiques", en_US: "Features" }, item: featureFields }),
  nutrition: nutrition({ fr_FR: "Toutes, ou aucune.", en_US: "All of them, or none." }),
  ingredients: text({
    label: { fr_FR: "Ingrédients", en_US: "Ingredients" },
    help: {
      fr_FR: "Du vin en général, pour sa page\u00a0; ceux d’un millésime sont dans son étiquette électronique.",
      en_US: "Of the wine in general, for its page; those of a vintage stand in its e-label.",
    },
    multiline: true,
  }),
  allergens: prose({ fr_FR: "Allergènes", en_US: "Allergens" }),
};

function prose(label: Localized<string>) {
  return text({ label, multiline: true });
}

/** What the law wants known of 100 ml; empty: nothing is said. */
export function nutrition(help: Localized<string>) {
  return group({
    label: { fr_FR: "Valeurs nutritionnelles pour 100 ml", en_US: "Nutrition of 100 ml" },
    help,
    item: {
      energyKj: nutrient({ fr_FR: "Énergie (kJ)", en_US: "Energy (kJ)" }),
      energyKcal: nutrient({ fr_FR: "Énergie (kcal)", en_US: "Energy (kcal)" }),
      fat: nutrient({ fr_FR: "Matières grasses (g)", en_US: "Fat (g)" }),
      saturates: nutrient({ fr_FR: "dont acides gras saturés (g)", en_US: "of which saturates (g)" }),
      carbohydrates: nutrient({ fr_FR: "Glucides (g)", en_US: "Carbohydrate (g)" }),
      sugars: nutrient({ fr_FR: "dont sucres (g)", en_US: "of which sugars (g)" }),
      protein: nutrient({ fr_FR: "Protéines (g)", en_US: "Protein (g)" }),
      salt: nutrient({ fr_FR: "Sel (g)", en_US: "Salt (g)" }),
    },
  });
}

function nutrient(label: Localized<string>) {
  return optional(number({ label, min: 0, max: labelLimits.nutrient }));
}

/** From one number to another; empty: nothing is said. */
function span(label: Localized<string>, bounds: { readonly min: number; readonly max: number }) {
  const end = (name: Localized<string>) => optional(number({ label: name, ...bounds }));
  return group({
    label,
    item: { min: end({ fr_FR: "De", en_US: "From" }), max: end({ fr_FR: "À", en_US: "To" }) },
  });
}
