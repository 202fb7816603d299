import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleAlbum, samplePicture } from "#blocks/kit/samples.ts";

import type { albumListDefinition } from "./definition.ts";

const albums = [
  sampleAlbum({ images: [1, 2, 3].map((id) => samplePicture({ id })) }),
  sampleAlbum({ id: 2, title: "La cave", images: [samplePicture({ path: "cave.mp4" })] }),
  sampleAlbum({ id: 3, title: "The terraces through the four seasons, seen from the old watch tower above them" }),
];

export const albumListFixtures: readonly BlockFixture<typeof albumListDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { eyebrow: "En images", title: "Nos albums", layout: "grid" },
    data: { list: { albums, total: 3 } },
  },
  {
    name: "long text, without a title",
    locale: "en_US",
    props: { eyebrow: "", title: "", layout: "bands" },
    data: { list: { albums, total: 3 } },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { eyebrow: "", title: "", layout: "grid" },
    data: { list: { albums: [], total: 0 } },
  },
  {
    name: "no data",
    locale: "fr_FR",
    props: { eyebrow: "", title: "Nos albums", layout: "grid" },
    data: { list: null },
  },
];
