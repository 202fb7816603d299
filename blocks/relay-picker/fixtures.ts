import { placedCheckout, samplePlaces, sampleCheckout } from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { relayPickerDefinition } from "./definition.ts";

const props = { title: "Votre point relais" };
const english = { title: "Your parcel shop" };
const chosen = { type: "PICKUP", serviceCode: "SHOP", accessPointId: "R1", idSchedule: 0, date: "" } as const;
const [shop] = samplePlaces.accessPoints;
const unplaced = { ...samplePlaces, accessPoints: shop ? [{ ...shop, position: null }] : [] };
const page = { type: "cart", zone: "private" } as const;

export const relayPickerFixtures: readonly BlockFixture<typeof relayPickerDefinition>[] = [
  { name: "a list and a map", locale: "fr_FR", props, data: { checkout: placedCheckout, places: samplePlaces }, page },
  {
    name: "chosen, without a map",
    locale: "en_US",
    props: english,
    data: { checkout: { ...placedCheckout, delivery: chosen }, places: unplaced },
    page,
  },
  {
    name: "none was chosen",
    locale: "en_US",
    props: english,
    data: { checkout: placedCheckout, places: samplePlaces },
    said: { form: "relay", values: {}, errors: { accessPoint: "is still to be chosen" }, message: "" },
    page,
  },
  {
    name: "the carrier can't be had",
    locale: "fr_FR",
    props,
    data: {
      checkout: placedCheckout,
      places: { ...samplePlaces, accessPoints: [], refusal: "Les points relais ne répondent pas." },
    },
    page,
  },
  {
    name: "before there is an address",
    locale: "fr_FR",
    props,
    data: { checkout: sampleCheckout, places: { ...samplePlaces, accessPoints: [] } },
    page,
  },
  { name: "on a public page", locale: "en_US", props: english, data: { checkout: null, places: null } },
];
