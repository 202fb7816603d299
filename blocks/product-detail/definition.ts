import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";

/** The product that the page is about, all of it: as a whole, of one year, or in one form (spec §2). */
export const productDetailDefinition = defineBlock({
  slug: "product-detail",
  label: { fr_FR: "Détail d’un produit", en_US: "Product" },
  help: { fr_FR: "Le vin, le coffret ou l’objet de l’adresse.", en_US: "The wine, box or object of the address." },
  group: "shop",
  version: 1,
  mode: "static",
  readsPage: true,
  islands: { enlarge: "interaction" },
  fields: {},
  slots: { buy: { label: { fr_FR: "Sous les prix", en_US: "Below the prices" } } },
  needs: ({ params }) => ({
    product: need("getProduct", { params: { id: Number(params["id"] ?? 0) } }),
    parameters: need("listParameters"),
  }),
});
