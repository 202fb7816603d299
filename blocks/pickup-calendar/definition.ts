import { defineBlock } from "#blocks/kit/define-block.ts";
import { itsCheckout, itsPlaces } from "#blocks/kit/purchase-needs.ts";
import { titleField } from "#blocks/kit/title-field.ts";

/** The days and hours at which a purchase can be fetched at the estate, one of them to be chosen, on any page. */
export const pickupCalendarDefinition = defineBlock({
  slug: "pickup-calendar",
  label: { fr_FR: "Calendrier de retrait", en_US: "Calendar of collections" },
  help: {
    fr_FR: "Les jours et les heures où le client peut venir chercher sa commande.",
    en_US: "The days and hours at which a customer can come for an order.",
  },
  group: "shop",
  zone: "private",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: { title: titleField({ fr_FR: "Votre retrait au domaine", en_US: "Your collection at the estate" }) },
  query: {},
  needs: () => ({
    checkout: itsCheckout,
    places: itsPlaces,
  }),
});
