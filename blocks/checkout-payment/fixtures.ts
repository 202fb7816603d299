import { customizedLine, placedCheckout, sampleCart, samplePlaces } from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";
import type { Checkout } from "#schemas/content/checkout.ts";

import type { checkoutPaymentDefinition } from "./definition.ts";

const parameters = sampleParameters({ RETURN_DELAY: "14" });
const chosen = { type: "DELIVERY", serviceCode: "HOME", accessPointId: "", idSchedule: 0, date: "" } as const;
const ready: Checkout = { ...placedCheckout, step: "payment", delivery: chosen, shippingFees: 12.9, total: 99.9 };

export const checkoutPaymentFixtures: readonly BlockFixture<typeof checkoutPaymentDefinition>[] = [
  {
    name: "to the door",
    locale: "fr_FR",
    props: { title: "Vérifier et payer" },
    data: { cart: sampleCart, checkout: ready, places: samplePlaces, parameters },
  },
  {
    name: "at a parcel shop, a bill elsewhere, a message, not ticked",
    locale: "en_US",
    props: { title: "Check and pay" },
    data: {
      cart: sampleCart,
      checkout: {
        ...ready,
        delivery: { ...chosen, type: "PICKUP", serviceCode: "SHOP", accessPointId: "R1" },
        billing: { ...ready.address, city: "Dijon" },
        message: "Ring twice.\nThank you.",
      },
      places: samplePlaces,
      parameters,
    },
    said: {
      form: "order",
      values: { isOfAge: "true" },
      errors: { acceptsTerms: "has to be ticked before you order" },
      message: "",
    },
  },
  {
    name: "collected",
    locale: "fr_FR",
    props: { title: "Vérifier et payer" },
    data: {
      cart: sampleCart,
      checkout: {
        ...ready,
        delivery: { ...chosen, type: "CLICK_AND_COLLECT", serviceCode: "", idSchedule: 4, date: "2026-11-28" },
        shippingFees: 0,
        total: 87,
      },
      places: samplePlaces,
      parameters,
    },
  },
  {
    name: "made for its buyer",
    locale: "en_US",
    props: { title: "Check and pay" },
    data: {
      cart: { ...sampleCart, products: [customizedLine, ...sampleCart.products] },
      checkout: ready,
      places: samplePlaces,
      parameters,
    },
  },
];
