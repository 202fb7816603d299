import {
  givenPurchase,
  noneChosen,
  placedCheckout,
  sampleCheckout,
  samplePlaces,
} from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { pickupCalendarDefinition } from "./definition.ts";

const props = { title: "Votre retrait au domaine" };
const english = { title: "Your collection at the estate" };
const chosen = {
  type: "CLICK_AND_COLLECT",
  serviceCode: "",
  accessPointId: "",
  idSchedule: 6,
  date: "2026-12-01",
} as const;

export const pickupCalendarFixtures: readonly BlockFixture<typeof pickupCalendarDefinition>[] = [
  { name: "a calendar", locale: "fr_FR", props, ...givenPurchase() },
  {
    name: "a day was chosen",
    locale: "en_US",
    props: english,
    ...givenPurchase({ ...placedCheckout, delivery: chosen }),
  },
  {
    name: "none was chosen",
    locale: "en_US",
    props: english,
    ...givenPurchase(),
    said: noneChosen("collection", "slot"),
  },
  {
    name: "nothing can be fetched",
    locale: "fr_FR",
    props,
    ...givenPurchase(sampleCheckout, { ...samplePlaces, places: [] }),
  },
  { name: "without a cart", locale: "en_US", props: english, data: { checkout: null, places: null } },
];
