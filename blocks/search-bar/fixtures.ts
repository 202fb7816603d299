import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters, sampleSite } from "#blocks/kit/samples.ts";

import type { searchBarDefinition } from "./definition.ts";

export const searchBarFixtures: readonly BlockFixture<typeof searchBarDefinition>[] = [
  { name: "icon", locale: "fr_FR", props: { form: "icon" }, data: { parameters: null, site: null, pages: null } },
  { name: "field", locale: "en_US", props: { form: "field" }, data: { parameters: null, site: null, pages: null } },
  {
    name: "off",
    locale: "fr_FR",
    props: { form: "icon" },
    data: { parameters: sampleParameters({ SHOW_SEARCH_BAR: "false" }), site: null, pages: null },
  },
  {
    name: "no shop",
    locale: "fr_FR",
    props: { form: "icon" },
    data: { parameters: null, site: sampleSite({ isECommerce: false }), pages: null },
  },
];
