import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters } from "#blocks/kit/samples.ts";

import type { ethylotestBannerDefinition } from "./definition.ts";

const on = sampleParameters({ SHOW_ETHYLOTEST_BANNER: "true" });

export const ethylotestBannerFixtures: readonly BlockFixture<typeof ethylotestBannerDefinition>[] = [
  {
    name: "with a link",
    locale: "fr_FR",
    props: { link: { href: "/products/ethylotest/12", label: "Notre éthylotest", newTab: false } },
    data: { parameters: on },
  },
  { name: "words alone", locale: "en_US", props: { link: null }, data: { parameters: on } },
  { name: "off", locale: "fr_FR", props: { link: null }, data: { parameters: null } },
];
