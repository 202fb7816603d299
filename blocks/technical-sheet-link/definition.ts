import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { reference } from "#schemas/fields/reference.ts";
import { text } from "#schemas/fields/text.ts";

/** The way to a product's technical sheet, as a PDF (spec §7). */
export const technicalSheetLinkDefinition = defineBlock({
  slug: "technical-sheet-link",
  label: { fr_FR: "Fiche technique", en_US: "Technical sheet" },
  help: { fr_FR: "La fiche d’un produit, en PDF.", en_US: "A product’s sheet, as a PDF." },
  group: "shop",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    label: text({
      label: { fr_FR: "Texte du lien", en_US: "Text of the link" },
      max: 80,
      initial: { fr_FR: "Fiche technique", en_US: "Technical sheet" },
    }),
    product: reference({
      to: "product",
      label: { fr_FR: "Produit", en_US: "Product" },
      help: { fr_FR: "Sans choix : celui de l’adresse de la page.", en_US: "Unset: the one in the page’s address." },
    }),
  },
  needs: ({ props, params }) => ({
    product: need("getProduct", { params: { id: props.product?.id ?? Number(params["id"] ?? 0) } }),
    generator: need("getExternalAppConfig", { params: { app: "PRODUCT_FILE_GENERATOR" } }),
  }),
});
