import { defineBlock } from "#blocks/kit/define-block.ts";
import { itsCart, itsCheckout } from "#blocks/kit/purchase-needs.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";

/** Who buys and where it goes (spec §2, `/cart/address`). */
export const checkoutAddressDefinition = defineBlock({
  slug: "checkout-address",
  label: { fr_FR: "Commande : adresse", en_US: "Order: address" },
  help: {
    fr_FR: "Les coordonnées et l’adresse de qui achète.",
    en_US: "Who buys, and where it goes.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  islands: { check: "interaction", code: "interaction", totals: "interaction", towns: "interaction" },
  readsPage: true,
  fields: {
    title: titleField({ fr_FR: "Vos coordonnées", en_US: "Your details" }),
  },
  needs: () => ({
    cart: itsCart,
    checkout: itsCheckout,
    session: need("getLogged", { private: true }),
    addresses: need("listUserAddresses", { private: true }),
  }),
});
