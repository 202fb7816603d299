import { placedCheckout, sampleCart, samplePlaces } from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { checkoutShippingDefinition } from "./definition.ts";

const props = { title: "Votre livraison" };
const collected = {
  type: "CLICK_AND_COLLECT",
  serviceCode: "",
  accessPointId: "",
  idSchedule: 4,
  date: "2026-11-28",
} as const;

export const checkoutShippingFixtures: readonly BlockFixture<typeof checkoutShippingDefinition>[] = [
  {
    name: "all ways, none chosen yet",
    locale: "fr_FR",
    props,
    data: { cart: sampleCart, checkout: placedCheckout, places: samplePlaces },
  },
  {
    name: "collected, two places, the hour is gone",
    locale: "en_US",
    props: { title: "Your delivery" },
    data: {
      cart: sampleCart,
      checkout: { ...placedCheckout, delivery: collected, shippingFees: 0, message: "A gift." },
      places: {
        ...samplePlaces,
        places: samplePlaces.places.flatMap((place) => [place, { ...place, id: 2, name: "The town shop" }]),
      },
    },
    said: { form: "delivery", values: {}, errors: { slot: "is no longer free" }, message: "" },
  },
  {
    name: "too few bottles to be sent, no parcel shops",
    locale: "fr_FR",
    props,
    data: {
      cart: sampleCart,
      checkout: { ...placedCheckout, options: [], refusal: "Nous expédions 2 bouteilles au moins." },
      places: { ...samplePlaces, accessPoints: [], refusal: "Les points relais ne répondent pas." },
    },
  },
  {
    name: "nothing to carry",
    locale: "fr_FR",
    props,
    data: {
      cart: sampleCart,
      checkout: { ...placedCheckout, isCarried: false, shippingFees: 0 },
      places: { accessPoints: [], refusal: "", places: [] },
    },
  },
];
