import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { samplePicture } from "#blocks/kit/samples.ts";

import type { timelineDefinition } from "./definition.ts";

export const timelineFixtures: readonly BlockFixture<typeof timelineDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      eyebrow: "La maison",
      title: "Quatre générations",
      items: [
        { date: "1921", title: "Une maison sans toit", html: "<p>Auguste achète quatre hectares.</p>", image: null },
        { date: "1958", title: "Le carnet", html: "<p>Jeanne note tout.</p>", image: samplePicture() },
        { date: "", title: "", html: "", image: samplePicture() },
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
      items: [
        {
          date: "From the autumn of 1921 on",
          title: "A house without a roof that nobody else in the whole valley would have wanted",
          html: "<p>Too steep, too near the water, too far from the road.</p>".repeat(6),
          image: null,
        },
      ],
    },
    data: {},
  },
  { name: "empty", locale: "fr_FR", props: { eyebrow: "", title: "Quatre générations", items: [] }, data: {} },
];
