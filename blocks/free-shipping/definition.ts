import { defineBlock } from "#blocks/kit/define-block.ts";
import { itsCart } from "#blocks/kit/purchase-needs.ts";
import { need } from "#schemas/contract/need.ts";

/** How far the visitor's cart is from free delivery; for who has none yet, from when on it is free (spec §9). */
export const freeShippingDefinition = defineBlock({
  slug: "free-shipping",
  label: { fr_FR: "Livraison offerte", en_US: "Free delivery" },
  help: {
    fr_FR: "Ce qui manque au panier pour que la livraison soit offerte.",
    en_US: "What the cart lacks until delivery is free.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { progress: "interaction" },
  fields: {},
  needs: () => ({
    cart: itsCart,
    parameters: need("listParameters"),
    site: need("getSiteInfo"),
  }),
});
