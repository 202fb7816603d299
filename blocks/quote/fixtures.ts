import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { samplePicture } from "#blocks/kit/samples.ts";

import type { quoteDefinition } from "./definition.ts";

export const quoteFixtures: readonly BlockFixture<typeof quoteDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      words: "« La vigne ne se presse pas. »",
      author: "Jeanne Aurival",
      role: "Carnet de 1958",
      image: samplePicture({ alt: "Jeanne Aurival" }),
    },
    data: {},
  },
  {
    name: "long text, words alone",
    locale: "en_US",
    props: {
      words: "The vine doesn’t hurry; it is for us to learn its pace. ".repeat(6),
      author: "",
      role: "",
      image: null,
    },
    data: {},
  },
  { name: "empty", locale: "fr_FR", props: { words: "", author: "Jeanne", role: "", image: null }, data: {} },
];
