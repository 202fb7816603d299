import { defineBlock } from "#blocks/kit/define-block.ts";
import { itsCart, itsCheckout, itsPlaces } from "#blocks/kit/purchase-needs.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** Everything once more, and the order (spec §2, `/cart/payment`). */
export const checkoutPaymentDefinition = defineBlock({
  slug: "checkout-payment",
  label: { fr_FR: "Commande : paiement", en_US: "Order: payment" },
  help: {
    fr_FR: "Le récapitulatif, la déclaration de majorité, les conditions et le bouton.",
    en_US: "The summary, the declaration of age, the terms and the button.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction", code: "interaction", totals: "interaction" },
  readsPage: true,
  fields: {
    title: titleField({ fr_FR: "Vérifier et payer", en_US: "Check and pay" }),
  },
  needs: () => ({
    cart: itsCart,
    checkout: itsCheckout,
    places: itsPlaces,
    parameters: need("listParameters"),
  }),
});
