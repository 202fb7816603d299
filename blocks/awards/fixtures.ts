import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleAward, samplePicture } from "#blocks/kit/samples.ts";

import type { awardsDefinition } from "./definition.ts";

const props = { eyebrow: "", title: "Récompenses", product: null, nbItem: 100 };

export const awardsFixtures: readonly BlockFixture<typeof awardsDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props,
    data: {
      list: { awards: [sampleAward(), sampleAward({ id: 2, medal: "GOLD", score: "95/100" })], total: 2 },
    },
  },
  {
    name: "a picture, a score alone, long text",
    locale: "en_US",
    props: { ...props, title: "" },
    data: {
      list: {
        awards: [
          sampleAward({
            title: "",
            score: "17/20",
            vintage: null,
            image: samplePicture({ path: "medal.png", alt: "", width: 120, height: 120 }),
            text: "Black cherry, dried herbs, and a freshness that stays to the last drop. ".repeat(4),
          }),
        ],
        total: 1,
      },
    },
  },
  { name: "empty", locale: "fr_FR", props, data: { list: { awards: [], total: 0 } } },
  { name: "no data", locale: "fr_FR", props, data: { list: null } },
];
