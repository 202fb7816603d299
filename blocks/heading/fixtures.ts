import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { headingDefinition } from "./definition.ts";

export const headingFixtures: readonly BlockFixture<typeof headingDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { title: "Une terre de veille", eyebrow: "I · Le lieu", level: 1, size: "display", align: "start" },
    data: {},
  },
  {
    name: "long text",
    locale: "en_US",
    props: {
      title: "A family of growers that has watched over eleven hectares of terraces since the spring of 1921",
      eyebrow: "",
      level: 2,
      size: "large",
      align: "center",
    },
    data: {},
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { title: "", eyebrow: "Sans titre", level: 2, size: "medium", align: "start" },
    data: {},
  },
];
