import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleElement } from "#blocks/kit/samples.ts";

import type { elementDetailDefinition } from "./definition.ts";

export const elementDetailFixtures: readonly BlockFixture<typeof elementDetailDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { list: { id: 12, path: "/realisations", title: "Réalisations" } },
    data: { element: sampleElement({ link: "/le-vignoble" }) },
  },
  {
    name: "long text, no picture",
    locale: "en_US",
    props: { list: null },
    data: {
      element: sampleElement({
        title: "The vaulted cellar that was dug by hand into the limestone during three winters",
        text: "<p>It keeps eleven degrees all year round.</p>".repeat(8),
        image: null,
      }),
    },
  },
  { name: "no data", locale: "fr_FR", props: { list: null }, data: { element: null } },
];
