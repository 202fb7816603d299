import { defineBlock } from "#blocks/kit/define-block.ts";
import { itsCart, itsCheckout, itsPlaces } from "#blocks/kit/purchase-needs.ts";
import { titleField } from "#blocks/kit/title-field.ts";

/** How a purchase is to come (spec §2, `/cart/shipping`). */
export const checkoutShippingDefinition = defineBlock({
  slug: "checkout-shipping",
  label: { fr_FR: "Commande : livraison", en_US: "Order: delivery" },
  help: {
    fr_FR: "À domicile, en point relais ou au domaine, et un mot pour le domaine.",
    en_US: "At home, at a parcel shop or at the estate, and a word to the estate.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction", code: "interaction", totals: "interaction" },
  readsPage: true,
  fields: {
    title: titleField({ fr_FR: "Votre livraison", en_US: "Your delivery" }),
  },
  needs: () => ({
    cart: itsCart,
    checkout: itsCheckout,
    places: itsPlaces,
  }),
});
