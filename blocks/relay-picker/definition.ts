import { defineBlock } from "#blocks/kit/define-block.ts";
import { itsCheckout, itsPlaces } from "#blocks/kit/purchase-needs.ts";
import { titleField } from "#blocks/kit/title-field.ts";

/** The parcel shops near the address of a purchase, one of them to be chosen, on any page. */
export const relayPickerDefinition = defineBlock({
  slug: "relay-picker",
  label: { fr_FR: "Choix du point relais", en_US: "Choice of a parcel shop" },
  help: {
    fr_FR: "Les points relais proches du client, en liste et sur un plan.",
    en_US: "The parcel shops near the customer, as a list and on a map.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: { title: titleField({ fr_FR: "Votre point relais", en_US: "Your parcel shop" }) },
  query: {},
  needs: () => ({
    checkout: itsCheckout,
    places: itsPlaces,
  }),
});
