import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { reference } from "#schemas/fields/reference.ts";
import { text } from "#schemas/fields/text.ts";

/** Prizes and medals, of one product or of the whole estate (spec §7). */
export const awardsDefinition = defineBlock({
  slug: "awards",
  label: { fr_FR: "Récompenses", en_US: "Awards" },
  help: { fr_FR: "Médailles et notes d’un vin, ou de tous.", en_US: "Medals and scores of one wine, or of all." },
  group: "shop",
  version: 1,
  mode: "static",
  fields: {
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: titleField(),
    product: reference({
      to: "product",
      label: { fr_FR: "Produit", en_US: "Product" },
      help: { fr_FR: "Sans choix : toutes les récompenses.", en_US: "Unset: every award." },
    }),
    nbItem: number({
      label: { fr_FR: "Récompenses au plus", en_US: "Awards at most" },
      min: 1,
      max: 100,
      integer: true,
      initial: 100,
    }),
  },
  needs: ({ props }) => ({
    list: need("listAwards", {
      query: { page: 1, nbItem: props.nbItem, ...(props.product && { product: props.product.id }) },
    }),
  }),
});
