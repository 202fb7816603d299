import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleElement, sampleElements, samplePicture } from "#blocks/kit/samples.ts";

import type { elementListDefinition } from "./definition.ts";

export const elementListFixtures: readonly BlockFixture<typeof elementListDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { route: "domaine", eyebrow: "La maison", title: "Trois lieux", layout: "grid", more: "", nbItem: 24 },
    data: {
      parameters: null,
      list: sampleElements([
        sampleElement(),
        sampleElement({ id: 2, title: "La tour", link: "/le-vignoble" }),
        sampleElement({ id: 3, title: "Le clos", image: null, url: "/elements/domaine/le-clos/3" }),
      ]),
    },
  },
  {
    name: "rows, long text, second page",
    locale: "en_US",
    props: { route: "realisation", eyebrow: "", title: "", layout: "list", more: "See the place", nbItem: 1 },
    data: {
      parameters: null,
      list: sampleElements(
        [
          sampleElement({
            title: "The vaulted cellar that was dug by hand into the limestone during three winters",
            text: "<p>It keeps eleven degrees all year round, whatever the sun does above it.</p>".repeat(4),
            link: "/en_US/vineyard",
          }),
        ],
        3,
      ),
    },
    query: { page: "2" },
  },
  {
    name: "logos",
    locale: "fr_FR",
    props: { route: "logo-footer", eyebrow: "", title: "", layout: "logos", more: "", nbItem: 24 },
    data: {
      parameters: null,
      list: sampleElements([
        sampleElement({
          title: "Agriculture biologique",
          link: "https://example.org",
          image: samplePicture({ path: "partner-organic.svg", alt: "", width: 96, height: 96 }),
        }),
        sampleElement({ id: 2, title: "Vignerons indépendants", image: null }),
      ]),
    },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { route: "domaine", eyebrow: "", title: "Trois lieux", layout: "grid", more: "", nbItem: 24 },
    data: { parameters: null, list: sampleElements([]) },
  },
  {
    name: "alternating rows",
    locale: "en_US",
    props: { route: "domaine", eyebrow: "", title: "", layout: "zigzag", more: "", nbItem: 24 },
    data: { parameters: null, list: sampleElements([sampleElement({ image: samplePicture({}) })]) },
  },
  {
    name: "no data",
    locale: "fr_FR",
    props: { route: "inconnue", eyebrow: "", title: "Trois lieux", layout: "grid", more: "", nbItem: 24 },
    data: { parameters: null, list: null },
  },
];
