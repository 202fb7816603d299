import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { samplePicture } from "#blocks/kit/samples.ts";

import type { videoDefinition } from "./definition.ts";

const props = { file: "", poster: null, captions: "", title: "", caption: "", isSilentLoop: false } as const;

export const videoFixtures: readonly BlockFixture<typeof videoDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      ...props,
      file: "films/vendange.mp4",
      poster: samplePicture(),
      captions: "films/vendange.fr.vtt",
      title: "La vendange 2025",
      caption: "Trois semaines en trois minutes.",
    },
    data: {},
  },
  {
    name: "another host's file, long text",
    locale: "en_US",
    props: {
      ...props,
      file: "https://films.example/harvest.MOV?size=large",
      caption: "Three weeks of harvest told in three minutes by those who carried the baskets up the hill. ".repeat(3),
      isSilentLoop: true,
    },
    data: {},
  },
  { name: "not a film", locale: "fr_FR", props: { ...props, file: "carte.pdf", title: "La vendange" }, data: {} },
  { name: "empty", locale: "fr_FR", props, data: {} },
];
