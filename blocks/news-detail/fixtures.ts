import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleNews } from "#blocks/kit/samples.ts";

import type { newsDetailDefinition } from "./definition.ts";

export const newsDetailFixtures: readonly BlockFixture<typeof newsDetailDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { list: { id: 3, path: "/actualites", title: "Actualités" } },
    data: { news: sampleNews() },
  },
  {
    name: "long text",
    locale: "en_US",
    props: { list: null },
    data: {
      news: sampleNews({
        title: "The first buds have opened ten days early on the terraces that look to the south",
        text: "<h2>Ten days early</h2><p>The vines wake early this year, and everybody looks at the sky.</p>".repeat(5),
        image: null,
      }),
    },
  },
  { name: "no data", locale: "fr_FR", props: { list: null }, data: { news: null } },
];
