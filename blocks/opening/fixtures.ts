import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters, sampleSite } from "#blocks/kit/samples.ts";

import type { openingDefinition } from "./definition.ts";

const words = { eyebrow: "Domaine viticole", text: "Des vignes, une cave, et le temps qu’il faut." };

export const openingFixtures: readonly BlockFixture<typeof openingDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { ...words, call: { href: "/nos-cuvees", label: "Découvrir nos vins", newTab: false }, secondCall: null },
    data: { parameters: sampleParameters({ COMPANY_NAME: "Domaine des Murets" }), site: sampleSite() },
  },
  {
    name: "long text, the site's name",
    locale: "en_US",
    props: {
      eyebrow: "Wine estate",
      text: "Vines, a cellar, and the time it takes. ".repeat(6),
      call: null,
      secondCall: null,
    },
    data: { parameters: null, site: sampleSite({ name: "Château de la Très-Longue-Montagne et ses Dépendances" }) },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { eyebrow: "", text: "", call: null, secondCall: null },
    data: { parameters: null, site: null },
  },
];
