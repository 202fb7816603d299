import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { keyFiguresDefinition } from "./definition.ts";

export const keyFiguresFixtures: readonly BlockFixture<typeof keyFiguresDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      eyebrow: "Le domaine",
      title: "En quelques chiffres",
      items: [
        { figure: "14", unit: "ha", label: "de vignes en culture biologique" },
        { figure: "8", unit: "", label: "parcelles vinifiées à part" },
        { figure: "", unit: "t", label: "sans chiffre" },
      ],
    },
    data: {},
  },
  {
    name: "long text",
    locale: "en_US",
    props: {
      eyebrow: "",
      title: "",
      items: [
        {
          figure: "120,000",
          unit: "bottles",
          label: "that leave the cellar in a good year, and half of them in a bad one",
        },
      ],
    },
    data: {},
  },
  { name: "empty", locale: "fr_FR", props: { eyebrow: "", title: "En quelques chiffres", items: [] }, data: {} },
];
