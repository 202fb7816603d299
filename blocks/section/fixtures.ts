import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { samplePicture } from "#blocks/kit/samples.ts";

import type { sectionDefinition } from "./definition.ts";

export const sectionFixtures: readonly BlockFixture<typeof sectionDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { tone: "tint", image: null, width: "normal", spacing: "normal", anchor: "la-terre" },
    data: {},
    slots: { content: "La terre, d’abord." },
  },
  {
    name: "on a picture, long text",
    locale: "en_US",
    props: { tone: "image", image: samplePicture(), width: "narrow", spacing: "large", anchor: "" },
    data: {},
    slots: { content: "From the first frost to the last basket, the year is told by the vines. ".repeat(6) },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { tone: "image", image: null, width: "full", spacing: "none", anchor: "" },
    data: {},
  },
];
