import { cartState } from "#blocks/kit/cart-state.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { reference } from "#schemas/fields/reference.ts";

/** Puts a product into the cart: the form of it that the page's address chose, else the first of its main size. */
export const addToCartDefinition = defineBlock({
  slug: "add-to-cart",
  label: { fr_FR: "Ajouter au panier", en_US: "Add to cart" },
  help: { fr_FR: "Quantité et bouton d’un produit.", en_US: "The quantity and the button of a product." },
  group: "shop",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    product: reference({
      to: "product",
      label: { fr_FR: "Produit", en_US: "Product" },
      help: { fr_FR: "Sans choix : celui de l’adresse de la page.", en_US: "Unset: the one in the page’s address." },
    }),
  },
  query: { state: cartState },
  needs: ({ props, params }) => ({
    product: need("getProduct", { params: { id: props.product?.id ?? Number(params["id"] ?? 0) } }),
    parameters: need("listParameters"),
    site: need("getSiteInfo"),
  }),
});
