import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters, sampleSite } from "#blocks/kit/samples.ts";

import type { pricesNoteDefinition } from "./definition.ts";

export const pricesNoteFixtures: readonly BlockFixture<typeof pricesNoteDefinition>[] = [
  { name: "defaults", locale: "fr_FR", props: {}, data: { parameters: null, site: null } },
  {
    name: "own values",
    locale: "en_US",
    props: {},
    data: {
      parameters: sampleParameters({ PRICES_VALID_FROM: "03-15", PRICES_VALID_TO: "12-31", RETURN_DELAY: "30" }),
      site: sampleSite(),
    },
  },
  {
    name: "without prices",
    locale: "fr_FR",
    props: {},
    data: { parameters: sampleParameters({ SHOW_PRICES: "false" }), site: null },
  },
  { name: "no shop", locale: "fr_FR", props: {}, data: { parameters: null, site: sampleSite({ isECommerce: false }) } },
];
