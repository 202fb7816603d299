import { cartState } from "#blocks/kit/cart-state.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { itsCart } from "#blocks/kit/purchase-needs.ts";
import { choiceKey } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** The visitor's cart: its lines, what they cost, a code, how far free delivery is (spec §2, `/cart`). */
export const cartDefinition = defineBlock({
  slug: "cart",
  label: { fr_FR: "Panier", en_US: "Cart" },
  help: { fr_FR: "Ce que le visiteur a choisi, et ce que cela coûte.", en_US: "What the visitor chose and its cost." },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    title: titleField({ fr_FR: "Votre panier", en_US: "Your cart" }),
  },
  // A step that finds nothing to buy any more leads here (`changedCartPath`).
  query: { state: cartState, changed: { ...choiceKey(["elsewhere"]), isShared: true } },
  needs: () => ({
    cart: itsCart,
    parameters: need("listParameters"),
    wines: need("listPages", { query: { type: "product-list", nbItem: 1 } }),
  }),
});
