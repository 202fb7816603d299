import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { samplePicture } from "#blocks/kit/samples.ts";

import type { galleryDefinition } from "./definition.ts";

export const galleryFixtures: readonly BlockFixture<typeof galleryDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      eyebrow: "Au fil de l’année",
      title: "Quatre saisons",
      layout: "rows",
      images: [
        { image: samplePicture() },
        { image: samplePicture({ id: 2, path: "old-vine.jpg", alt: "Un vieux cep", width: 900, height: 1350 }) },
        { image: samplePicture() },
        { image: null },
      ],
    },
    data: {},
  },
  {
    name: "mosaic, long title",
    locale: "en_US",
    props: {
      eyebrow: "",
      title: "Four seasons on one hillside, seen by those who walk up and down it every day of the year",
      layout: "mosaic",
      images: [1, 2, 3, 4].map((id) => ({ image: samplePicture({ id, alt: "" }) })),
    },
    data: {},
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { eyebrow: "", title: "Quatre saisons", layout: "grid", images: [{ image: null }] },
    data: {},
  },
];
