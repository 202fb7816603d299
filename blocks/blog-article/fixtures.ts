import { sampleBlog, sampleTrail } from "#blocks/kit/content-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { blogArticleDefinition } from "./definition.ts";

export const blogArticleFixtures: readonly BlockFixture<typeof blogArticleDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { list: { id: 9, path: "/blog", title: "Blog" } },
    data: { blog: sampleBlog(), trail: sampleTrail },
  },
  {
    name: "long text, outside any folder",
    locale: "en_US",
    props: { list: null },
    data: {
      blog: sampleBlog({
        title: "What eleven degrees do to a wine that one leaves alone for the whole of three winters",
        text: "<h2>First winter</h2><p>The cellar keeps its own time.</p>".repeat(6),
        image: null,
        folder: null,
      }),
      trail: [sampleTrail[1]],
    },
  },
  { name: "no data", locale: "fr_FR", props: { list: null }, data: { blog: null, trail: null } },
];
