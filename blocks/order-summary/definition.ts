import { cartState } from "#blocks/kit/cart-state.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { itsCart, itsCheckout } from "#blocks/kit/purchase-needs.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** What is being bought and what it comes to, on any page. */
export const orderSummaryDefinition = defineBlock({
  slug: "order-summary",
  label: { fr_FR: "Récapitulatif de la commande", en_US: "Order summary" },
  help: {
    fr_FR: "Ce que le visiteur achète, remises et livraison comprises.",
    en_US: "What the visitor is buying, with discounts and delivery.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { code: "interaction", totals: "interaction" },
  readsPage: true,
  fields: {
    title: titleField({ fr_FR: "Votre commande", en_US: "Your order" }),
    hasTax: toggle({ label: { fr_FR: "Détailler la TVA", en_US: "Tell the VAT" } }),
  },
  query: { state: cartState },
  needs: () => ({
    cart: itsCart,
    checkout: itsCheckout,
  }),
});
