import { list } from "../../fields/list.ts";
import { number } from "../../fields/number.ts";
import { text } from "../../fields/text.ts";
import { recordOf } from "../fields/record-of.ts";
import { rowOf } from "../fields/row-of.ts";

/** What a product goes with, and what it is made of. */
export const linkFields = {
  pairings: list({
    label: { fr_FR: "Accords mets et vins", en_US: "Food pairings" },
    named: ["mealIcon"],
    item: {
      mealIcon: recordOf({ label: { fr_FR: "Mets", en_US: "Dish" }, to: "meal-icon" }),
      text: text({ label: { fr_FR: "Phrase", en_US: "Sentence" }, max: 1000 }),
    },
  }),
  variations: list({
    label: { fr_FR: "Variations", en_US: "Variations" },
    help: {
      fr_FR: "En quoi ses déclinaisons diffèrent, trois au plus.",
      en_US: "In what its forms differ, three at most.",
    },
    max: 3,
    named: ["variation"],
    item: { variation: recordOf({ label: { fr_FR: "Variation", en_US: "Variation" }, to: "variation" }) },
  }),
  recommendations: list({
    label: { fr_FR: "Produits recommandés", en_US: "Recommended products" },
    named: ["product"],
    item: { product: recordOf({ label: { fr_FR: "Produit", en_US: "Product" }, to: "products" }) },
  }),
  boxItems: list({
    label: { fr_FR: "Contenu du coffret", en_US: "What the box holds" },
    help: { fr_FR: "Pour un coffret seulement.", en_US: "Of a box alone." },
    named: ["quantity", "declination"],
    item: {
      declination: rowOf({ label: { fr_FR: "Article", en_US: "Article" }, to: "declination" }),
      quantity: number({ label: { fr_FR: "Quantité", en_US: "Quantity" }, min: 1, max: 1000, integer: true }),
    },
  }),
};
