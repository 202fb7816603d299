import { sampleCart } from "#blocks/kit/checkout-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters, sampleSite } from "#blocks/kit/samples.ts";

import type { freeShippingDefinition } from "./definition.ts";

const parameters = sampleParameters({});
const site = sampleSite();
const page = { type: "cart", zone: "private" } as const;

export const freeShippingFixtures: readonly BlockFixture<typeof freeShippingDefinition>[] = [
  { name: "six bottles", locale: "fr_FR", props: {}, data: { cart: sampleCart, parameters, site }, page },
  { name: "where no cart is known", locale: "en_US", props: {}, data: { cart: null, parameters, site } },
  {
    name: "reached",
    locale: "en_US",
    props: {},
    data: { cart: { ...sampleCart, bottles: 48 }, parameters, site },
    page,
  },
  {
    name: "nothing is sold here",
    locale: "fr_FR",
    props: {},
    data: { cart: null, parameters, site: { ...site, isECommerce: false } },
  },
];
