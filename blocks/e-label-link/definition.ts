import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { reference } from "#schemas/fields/reference.ts";

/** Where a wine's ingredients and nutrition stand, for each vintage: before it is bought (Regulation (EU) 1169/2011, art. 14). */
export const eLabelLinkDefinition = defineBlock({
  slug: "e-label-link",
  label: { fr_FR: "Étiquette électronique", en_US: "E-label" },
  help: {
    fr_FR: "Ingrédients et valeurs nutritionnelles de chaque millésime.",
    en_US: "Ingredients and nutrition of each vintage.",
  },
  group: "shop",
  version: 1,
  mode: "static",
  fields: {
    title: titleField({
      fr_FR: "Ingrédients et nutrition par millésime",
      en_US: "Ingredients and nutrition by vintage",
    }),
    product: reference({
      to: "product",
      label: { fr_FR: "Produit", en_US: "Product" },
      help: { fr_FR: "Sans choix : celui de l’adresse de la page.", en_US: "Unset: the one in the page’s address." },
    }),
  },
  needs: ({ props, params }) => ({
    labels: need("listProductLabels", { params: { id: props.product?.id ?? Number(params["id"] ?? 0) } }),
  }),
});
