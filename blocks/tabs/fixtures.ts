import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { samplePicture } from "#blocks/kit/samples.ts";

import type { tabsDefinition } from "./definition.ts";

export const tabsFixtures: readonly BlockFixture<typeof tabsDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      eyebrow: "Le vin",
      title: "De la vigne au verre",
      items: [
        { label: "La vigne", html: "<p>Six parcelles.</p>", image: samplePicture() },
        { label: "La cave", html: "<p>Douze mois de foudre.</p>", image: null },
        { label: "Sans rien", html: "", image: null },
      ],
    },
    data: {},
  },
  {
    name: "long text",
    locale: "en_US",
    props: {
      eyebrow: "",
      title: "",
      items: [1, 2, 3, 4, 5].map((part) => ({
        label: `The ${part}th month under the vault`,
        html: "<p>The cellar keeps its own time.</p>".repeat(6),
        image: null,
      })),
    },
    data: {},
  },
  { name: "empty", locale: "fr_FR", props: { eyebrow: "", title: "De la vigne au verre", items: [] }, data: {} },
];
