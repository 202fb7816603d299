import type { BlockFixture } from "#blocks/kit/fixture.ts";

import { samplePage, samplePages } from "#blocks/kit/samples.ts";

import type { bottomBarDefinition } from "./definition.ts";

export const bottomBarFixtures: readonly BlockFixture<typeof bottomBarDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: {
      links: [
        { link: { href: "/", label: "Accueil", newTab: false }, icon: "home" },
        { link: { href: "/nos-cuvees", label: "Cuvées", newTab: false }, icon: "bottle" },
        { link: null, icon: "mail" },
      ],
    },
    data: {
      pages: samplePages([
        samplePage({ id: 1, path: "/", type: "home" }),
        samplePage({ id: 2, path: "/nos-cuvees" }),
        samplePage({ id: 3, path: null, parent: 2, isMenu: false }),
      ]),
    },
    page: { id: 3, path: "/wines/les-terrasses/1" },
    slots: { basket: "2" },
  },
  {
    name: "long text",
    locale: "en_US",
    props: {
      links: [
        { link: { href: "https://example.org", label: "How to find the old cellar", newTab: true }, icon: "place" },
        { link: { href: "tel:+33467123456", label: "Call the estate", newTab: false }, icon: "phone" },
      ],
    },
    data: { pages: null },
  },
  { name: "empty", locale: "fr_FR", props: { links: [] }, data: { pages: null } },
];
