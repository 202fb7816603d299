import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { samplePicture } from "#blocks/kit/samples.ts";

import type { imageDefinition } from "./definition.ts";

export const imageFixtures: readonly BlockFixture<typeof imageDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      image: samplePicture(),
      caption: "La combe, un matin d’avril.",
      ratio: "landscape",
      width: "full",
      isFirst: true,
    },
    data: {},
  },
  {
    name: "long caption",
    locale: "en_US",
    props: {
      image: samplePicture({ alt: "Vine rows at dawn" }),
      caption: "The valley on an April morning, when the mist stays below the third terrace until nine. ".repeat(2),
      ratio: "portrait",
      width: "half",
      isFirst: false,
    },
    data: {},
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { image: null, caption: "Seule", ratio: "natural", width: "third", isFirst: false },
    data: {},
  },
];
