import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleAlbum, samplePicture } from "#blocks/kit/samples.ts";

import type { albumDefinition } from "./definition.ts";

export const albumFixtures: readonly BlockFixture<typeof albumDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { album: 1, showTitle: true, layout: "mosaic" },
    data: {
      album: sampleAlbum({
        text: "<p>Trois semaines de septembre.</p>",
        images: [1, 2, 3, 4, 5, 6].map((id) => samplePicture({ id })),
      }),
    },
  },
  {
    name: "strip with a film, long text",
    locale: "en_US",
    props: { album: 2, showTitle: true, layout: "strip" },
    data: {
      album: sampleAlbum({
        title: "The harvest of 2025, from the first bunch of the early terraces to the last press",
        text: "<p>Three weeks in September, told by those who carried the baskets.</p>".repeat(5),
        images: [samplePicture({ alt: "" }), samplePicture({ id: 2, path: "harvest.mp4", alt: "The last press" })],
      }),
    },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { album: 1, showTitle: true, layout: "grid" },
    data: { album: sampleAlbum({ images: [] }) },
  },
  { name: "no data", locale: "fr_FR", props: { album: 0, showTitle: true, layout: "grid" }, data: { album: null } },
];
