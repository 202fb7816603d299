import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { columnsDefinition } from "./definition.ts";

export const columnsFixtures: readonly BlockFixture<typeof columnsDefinition>[] = [
  {
    name: "two",
    locale: "fr_FR",
    props: { ratio: "wide-narrow", align: "center", gap: "normal" },
    data: {},
    slots: { first: "Le calcaire.", second: "Le schiste." },
  },
  {
    name: "three, long text",
    locale: "en_US",
    props: { ratio: "thirds", align: "start", gap: "large" },
    data: {},
    slots: { first: "Limestone holds the heat of the day. ".repeat(8), second: "Schist.", third: "Clay." },
  },
  { name: "empty", locale: "fr_FR", props: { ratio: "halves", align: "start", gap: "small" }, data: {} },
];
