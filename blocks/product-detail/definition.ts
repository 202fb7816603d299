import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";

/** The wine that the page is about: picture, text, vintages and sizes. */
export const productDetailDefinition = defineBlock({
  slug: "product-detail",
  label: { fr_FR: "Détail d’un vin", en_US: "Wine" },
  help: { fr_FR: "Le vin de l’adresse de la page.", en_US: "The wine of the page's address." },
  group: "shop",
  version: 1,
  mode: "static",
  fields: {},
  needs: ({ params }) => ({ product: need("getProduct", { params: { id: Number(params["id"] ?? 0) } }) }),
});
