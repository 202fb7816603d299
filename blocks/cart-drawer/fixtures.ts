import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters, sampleSite } from "#blocks/kit/samples.ts";

import type { cartDrawerDefinition } from "./definition.ts";

export const cartDrawerFixtures: readonly BlockFixture<typeof cartDrawerDefinition>[] = [
  {
    name: "its place",
    locale: "fr_FR",
    props: {},
    data: {
      parameters: sampleParameters({
        EXPEDITION_BOTTLES_MIN: "2",
        FREE_SHIPPING_BOTTLES: "48",
        FREE_SHIPPING_AMOUNT: "380",
      }),
      site: sampleSite(),
      wines: null,
    },
  },
  {
    name: "no shop",
    locale: "en_US",
    props: {},
    data: { parameters: null, site: sampleSite({ isECommerce: false }), wines: null },
  },
];
