import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { ethylotestBannerDefinition } from "./definition.ts";

const isShown = { parameters: sampleParameters({ SHOW_ETHYLOTEST_BANNER: "true" }) };

export const ethylotestBannerFixtures: readonly BlockFixture<typeof ethylotestBannerDefinition>[] = [
  {
    name: "shown",
    locale: "fr_FR",
    props: { call: { href: "/products/search", label: "Voir les éthylotests", newTab: false } },
    data: isShown,
  },
  { name: "shown, no link", locale: "en_US", props: { call: null }, data: isShown },
  { name: "off unless switched on", locale: "fr_FR", props: { call: null }, data: { parameters: [] } },
];
