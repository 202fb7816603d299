import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";

/** The cart in a sheet at the page's side; unseen in the frame until the badge opens it. */
export const cartDrawerDefinition = defineBlock({
  slug: "cart-drawer",
  label: { fr_FR: "Tiroir du panier", en_US: "Cart drawer" },
  help: { fr_FR: "Montre le panier sans quitter la page.", en_US: "Shows the cart without leaving the page." },
  group: "frame",
  version: 1,
  mode: "static",
  islands: { drawer: "interaction" },
  fields: {},
  needs: () => ({
    parameters: need("listParameters"),
    site: need("getSiteInfo"),
    wines: need("listPages", { query: { type: "product-list", nbItem: 1 } }),
  }),
});
