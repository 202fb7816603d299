import { cartState } from "#blocks/kit/cart-state.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { reference } from "#schemas/fields/reference.ts";

/** How a product is made for its buyer, and the way of it into the cart (spec §2, §4). */
export const productCustomizationDefinition = defineBlock({
  slug: "product-customization",
  label: { fr_FR: "Personnalisation", en_US: "Customization" },
  help: {
    fr_FR: "Le formulaire d’un produit que l’on fait pour son acheteur : une gravure, un coffret, un dessin.",
    en_US: "The form of a product that is made for its buyer: an engraving, a box, a drawing.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  islands: { watch: "interaction" },
  fields: {
    title: titleField({ fr_FR: "Personnaliser", en_US: "Customize" }),
    product: reference({
      to: "product",
      label: { fr_FR: "Produit", en_US: "Product" },
      help: { fr_FR: "Sans choix : celui de l’adresse de la page.", en_US: "Unset: the one in the page’s address." },
    }),
  },
  query: { state: cartState },
  needs: ({ props, params }) => ({
    customized: need("getDeclinationCustomization", {
      params: {
        id: props.product?.id ?? Number(params["id"] ?? 0),
        idDeclination: props.product ? 0 : Number(params["idDeclination"] ?? 0),
      },
    }),
    parameters: need("listParameters"),
    site: need("getSiteInfo"),
  }),
});
