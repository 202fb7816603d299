import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { callToActionDefinition } from "./definition.ts";

const props = { eyebrow: "", title: "", text: "", call: null, secondCall: null, look: "line" } as const;

export const callToActionFixtures: readonly BlockFixture<typeof callToActionDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      ...props,
      eyebrow: "Au caveau",
      title: "Venez goûter",
      text: "Du mardi au samedi, sans rendez-vous.",
      call: { href: "/visiter", label: "Préparer sa visite", newTab: false },
      secondCall: { href: "/contact", label: "Nous écrire", newTab: false },
    },
    data: {},
  },
  {
    name: "panel, long text",
    locale: "en_US",
    props: {
      ...props,
      title: "Come and taste what a hillside does when somebody leaves it in peace for a hundred years",
      text: "Tuesday to Saturday, no booking needed, and bread that was baked the same morning. ".repeat(4),
      call: { href: "https://example.org", label: "Book a visit and a tasting in the old cellar", newTab: true },
      look: "panel",
    },
    data: {},
  },
  {
    name: "centred, a call alone",
    locale: "fr_FR",
    props: { ...props, call: { href: "/visiter", label: "Venir", newTab: false }, look: "center" },
    data: {},
  },
  { name: "empty", locale: "fr_FR", props: { ...props, eyebrow: "Au caveau" }, data: {} },
];
