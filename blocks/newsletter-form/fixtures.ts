import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { newsletterFormDefinition } from "./definition.ts";

const props = { eyebrow: "", title: "", isPageTitle: false, text: "", align: "start" } as const;

export const newsletterFormFixtures: readonly BlockFixture<typeof newsletterFormDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      ...props,
      eyebrow: "Quatre fois l’an",
      title: "La lettre du domaine",
      isPageTitle: true,
      text: "Ce qui se passe entre les rangs, et les vins qui sortent de cave.",
    },
    data: {},
  },
  {
    name: "long text, a bad address",
    locale: "en_US",
    props: {
      ...props,
      title: "A letter from the estate, four times a year and never more than the post can carry",
      text: "What goes on between the rows, and the wines that come up from the cellar. ".repeat(4),
      align: "center",
    },
    data: {},
    query: { state: "invalid" },
  },
  {
    name: "sent",
    locale: "fr_FR",
    props: { ...props, title: "La lettre du domaine" },
    data: {},
    query: { state: "sent" },
  },
  { name: "empty", locale: "fr_FR", props, data: {} },
];
