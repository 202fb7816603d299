import { image } from "../../fields/image.ts";
import { richText } from "../../fields/rich-text.ts";
import { select } from "../../fields/select.ts";
import { text } from "../../fields/text.ts";
import { toggle } from "../../fields/toggle.ts";
import type { Collection } from "../collection.ts";
import { hundredths } from "../fields/hundredths.ts";
import { slug } from "../fields/slug.ts";
import { words } from "../fields/words.ts";
import { checkProduct } from "./product-checks.ts";
import { labelFields } from "./product-labels.ts";
import { linkFields } from "./product-links.ts";
import { priceFields, soldFields } from "./product-sold.ts";
import { sheetFields } from "./product-sheet.ts";

const wineFields = {
  name: text({ label: { fr_FR: "Nom", en_US: "Name" } }),
  type: select({
    label: { fr_FR: "Nature", en_US: "Nature" },
    options: [
      { value: "WINE", label: { fr_FR: "Vin", en_US: "Wine" } },
      { value: "BOX", label: { fr_FR: "Coffret", en_US: "Box" } },
      { value: "OTHER", label: { fr_FR: "Autre produit", en_US: "Other product" } },
    ],
  }),
  subtype: select({
    label: { fr_FR: "Emballage", en_US: "Packing" },
    help: {
      fr_FR: "Ce qui compte parmi les bouteilles suit les règles d’expédition des bouteilles.",
      en_US: "What counts among the bottles is shipped by the rules for bottles.",
    },
    options: [
      { value: "", label: { fr_FR: "Selon sa nature", en_US: "As its nature says" } },
      { value: "BOTTLE", label: { fr_FR: "Bouteille", en_US: "Bottle" } },
    ],
  }),
  kind: select({
    label: { fr_FR: "Couleur", en_US: "Color" },
    options: [
      { value: "", label: { fr_FR: "Aucune", en_US: "None" } },
      { value: "RED", label: { fr_FR: "Rouge", en_US: "Red" } },
      { value: "WHITE", label: { fr_FR: "Blanc", en_US: "White" } },
      { value: "ROSE", label: { fr_FR: "Rosé", en_US: "Rosé" } },
      { value: "SPARKLING", label: { fr_FR: "Effervescent", en_US: "Sparkling" } },
      { value: "SWEET", label: { fr_FR: "Moelleux", en_US: "Sweet" } },
    ],
  }),
  appellation: text({ label: { fr_FR: "Appellation", en_US: "Appellation" }, localized: false }),
  region: text({ label: { fr_FR: "Région", en_US: "Region" }, localized: false }),
  picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, words: false }),
  backPicture: image({
    label: { fr_FR: "Contre-étiquette", en_US: "Back label" },
    help: { fr_FR: "Montrée sur la fiche technique.", en_US: "Shown on the technical sheet." },
    words: false,
  }),
  tags: words({ label: { fr_FR: "Mots-clés", en_US: "Tags" } }),
  summary: text({ label: { fr_FR: "Résumé", en_US: "Summary" }, multiline: true }),
  text: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
  slug: slug(),
  vatRate: hundredths({
    label: { fr_FR: "TVA", en_US: "VAT" },
    help: { fr_FR: "Comprise dans les prix.", en_US: "Prices include it." },
    max: 10_000,
    initial: 2000,
    unit: "%",
  }),
  isDematerialized: toggle({
    label: { fr_FR: "Envoyé par courriel", en_US: "Sent by e-mail" },
    help: { fr_FR: "Un bon cadeau, par exemple.", en_US: "A voucher, for example." },
  }),
  hasShippingFees: toggle({ label: { fr_FR: "Frais de port", en_US: "Shipping fees" }, initial: true }),
};

/** Spec §3, "Product": wines, boxes and the rest, with all that is sold of them. One that is taken away is withdrawn: orders name it. */
export const product: Collection = {
  slug: "products",
  sign: "bottle",
  isStocked: true,
  label: { fr_FR: "Vins et produits", en_US: "Wines and products" },
  one: { fr_FR: "Vin ou produit", en_US: "Wine or product" },
  fields: { ...wineFields, ...soldFields, ...sheetFields, ...labelFields, ...priceFields, ...linkFields },
  groups: [
    {
      name: { fr_FR: "Vin", en_US: "Wine" },
      fields: ["name", "type", "subtype", "kind", "appellation", "region", "picture", "backPicture", "tags"],
    },
    { name: { fr_FR: "Textes", en_US: "Texts" }, fields: ["summary", "text", "slug"] },
    {
      name: { fr_FR: "Ce qui est vendu", en_US: "What is sold" },
      fields: ["declinations", "isDematerialized", "hasShippingFees"],
    },
    { name: { fr_FR: "Fiche technique", en_US: "Technical sheet" }, fields: Object.keys(sheetFields) },
    {
      name: { fr_FR: "Ingrédients et nutrition", en_US: "Ingredients and nutrition" },
      fields: Object.keys(labelFields),
    },
    {
      name: { fr_FR: "Prix et remises", en_US: "Prices and discounts" },
      fields: ["vatRate", ...Object.keys(priceFields)],
    },
    { name: { fr_FR: "Accords et liens", en_US: "Pairings and links" }, fields: Object.keys(linkFields) },
  ],
  title: "name",
  columns: ["kind", "appellation", "type"],
  path: "/wines/",
  check: checkProduct,
};
