import { placedCheckout, sampleCart } from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { orderSummaryDefinition } from "./definition.ts";

const page = { type: "cart", zone: "private" } as const;
const french = { title: "Votre commande", hasTax: true };
const english = { title: "Your order", hasTax: false };

export const orderSummaryFixtures: readonly BlockFixture<typeof orderSummaryDefinition>[] = [
  {
    name: "on its way, with its tax",
    locale: "fr_FR",
    props: french,
    data: { cart: sampleCart, checkout: placedCheckout },
    page,
  },
  {
    name: "a refused code",
    locale: "en_US",
    props: english,
    data: { cart: sampleCart, checkout: { ...placedCheckout, shippingFees: 12.9, total: 99.9 } },
    query: { state: "code" },
    page,
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: french,
    data: { cart: { ...sampleCart, products: [] }, checkout: placedCheckout },
    page,
  },
  { name: "on a public page", locale: "en_US", props: english, data: { cart: null, checkout: null } },
];
