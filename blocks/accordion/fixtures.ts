import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { accordionDefinition } from "./definition.ts";

const props = { eyebrow: "", title: "", items: [], isFirstOpen: false, isExclusive: false } as const;

export const accordionFixtures: readonly BlockFixture<typeof accordionDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      ...props,
      eyebrow: "Avant de venir",
      title: "On nous demande souvent",
      items: [
        { question: "Faut-il réserver ?", answer: "<p>Non, sauf à plus de huit.</p>" },
        { question: "Les chiens sont-ils admis ?", answer: "<p>Oui, tenus en laisse.</p>" },
        { question: "Une question sans réponse", answer: "" },
      ],
      isFirstOpen: true,
      isExclusive: true,
    },
    data: {},
  },
  {
    name: "long text",
    locale: "en_US",
    props: {
      ...props,
      items: [
        {
          question: "Does one need to book, and if so how long before, and may one come with children who don’t drink?",
          answer: "<p>No, unless you are more than eight.</p>".repeat(8),
        },
      ],
    },
    data: {},
  },
  { name: "empty", locale: "fr_FR", props: { ...props, title: "On nous demande souvent" }, data: {} },
];
