import {
  givenPurchase,
  noneChosen,
  placedCheckout,
  sampleCheckout,
  samplePlaces,
} from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { relayPickerDefinition } from "./definition.ts";

const props = { title: "Votre point relais" };
const english = { title: "Your parcel shop" };
const chosen = { type: "PICKUP", serviceCode: "SHOP", accessPointId: "R1", idSchedule: 0, date: "" } as const;
const [shop] = samplePlaces.accessPoints;
const unplaced = { ...samplePlaces, accessPoints: shop ? [{ ...shop, position: null }] : [] };

export const relayPickerFixtures: readonly BlockFixture<typeof relayPickerDefinition>[] = [
  { name: "a list and a map", locale: "fr_FR", props, ...givenPurchase() },
  {
    name: "chosen, without a map",
    locale: "en_US",
    props: english,
    ...givenPurchase({ ...placedCheckout, delivery: chosen }, unplaced),
  },
  {
    name: "none was chosen",
    locale: "en_US",
    props: english,
    ...givenPurchase(),
    said: noneChosen("relay", "accessPoint"),
  },
  {
    name: "the carrier can't be had",
    locale: "fr_FR",
    props,
    ...givenPurchase(placedCheckout, {
      ...samplePlaces,
      accessPoints: [],
      refusal: "Les points relais ne répondent pas.",
    }),
  },
  {
    name: "before there is an address",
    locale: "fr_FR",
    props,
    ...givenPurchase(sampleCheckout, { ...samplePlaces, accessPoints: [] }),
  },
  { name: "on a public page", locale: "en_US", props: english, data: { checkout: null, places: null } },
];
