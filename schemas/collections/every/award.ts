import { image } from "../../fields/image.ts";
import { number } from "../../fields/number.ts";
import { reference } from "../../fields/reference.ts";
import { select } from "../../fields/select.ts";
import { text } from "../../fields/text.ts";
import type { Collection } from "../collection.ts";
import { optional } from "../fields/optional.ts";
import { order } from "../fields/order.ts";
import { needed } from "../needed.ts";

const years = { min: 1800, max: 2200, integer: true, as: "year" } as const;

/** Spec §3, "Awards": of a product, or of one of its vintages. */
export const award: Collection = {
  slug: "award",
  sign: "medal",
  label: { fr_FR: "Récompenses", en_US: "Awards" },
  one: { fr_FR: "Récompense", en_US: "Award" },
  fields: {
    title: text({
      label: { fr_FR: "Titre", en_US: "Title" },
      help: { fr_FR: "Par exemple «\u00a0Médaille d’or\u00a0».", en_US: "For example “Gold medal”." },
    }),
    issuer: text({ label: { fr_FR: "Décernée par", en_US: "Given by" } }),
    text: text({ label: { fr_FR: "Mot du jury", en_US: "What the jury wrote" }, multiline: true }),
    product: reference({ label: { fr_FR: "Cuvée", en_US: "Wine" }, to: "product" }),
    vintage: optional(
      number({
        label: { fr_FR: "Millésime", en_US: "Vintage" },
        help: { fr_FR: "Vide\u00a0: la cuvée elle-même.", en_US: "Empty: the wine as such." },
        ...years,
      }),
    ),
    year: optional(number({ label: { fr_FR: "Année de remise", en_US: "Year it was given" }, ...years })),
    medal: select({
      label: { fr_FR: "Médaille", en_US: "Medal" },
      options: [
        { value: "NONE", label: { fr_FR: "Aucune", en_US: "None" } },
        { value: "GOLD", label: { fr_FR: "Or", en_US: "Gold" } },
        { value: "SILVER", label: { fr_FR: "Argent", en_US: "Silver" } },
        { value: "BRONZE", label: { fr_FR: "Bronze", en_US: "Bronze" } },
      ],
    }),
    score: text({
      label: { fr_FR: "Note", en_US: "Score" },
      help: { fr_FR: "Par exemple «\u00a095/100\u00a0».", en_US: "For example “95/100”." },
      localized: false,
      max: 40,
    }),
    picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, words: false }),
    order: order(),
  },
  groups: [
    { name: { fr_FR: "Récompense", en_US: "Award" }, fields: ["title", "issuer", "text", "medal", "score", "picture"] },
    { name: { fr_FR: "Vin", en_US: "Wine" }, fields: ["product", "vintage", "year", "order"] },
  ],
  title: "title",
  columns: ["product", "year", "medal"],
  check: needed("product", "year"),
};
