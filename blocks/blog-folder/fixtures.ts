import { sampleBlog, sampleFolder, sampleTrail } from "#blocks/kit/content-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { blogFolderDefinition } from "./definition.ts";

const list = { id: 24, path: "/blog", title: "Le carnet" };

const root = {
  folder: null,
  folders: [
    sampleFolder({ id: 1, name: "Le domaine", url: "/blog/folder/le-domaine/1" }),
    sampleFolder(),
    sampleFolder({ id: 3, name: "Dans les rangs", url: "/blog/folder/dans-les-rangs/3" }),
  ],
  blogs: [],
};

const props = { list, nbItem: 12, layout: "rows" } as const;

export const blogFolderFixtures: readonly BlockFixture<typeof blogFolderDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props,
    data: {
      root,
      content: { folder: sampleFolder(), folders: [sampleFolder({ id: 7, name: "Barriques" })], blogs: [] },
      trail: [{ id: 1, url: "/blog/folder/le-domaine/1", name: "Le domaine" }, sampleTrail[0]],
      list: { blogs: [sampleBlog(), sampleBlog({ id: 5, title: "Le vent du nord", image: null })], total: 2 },
      parameters: [],
    },
  },
  {
    name: "grid, long text, second page",
    locale: "en_US",
    props: { list: null, nbItem: 1, layout: "grid" },
    data: {
      root: null,
      content: {
        folder: sampleFolder({
          name: "In the cellar, where nothing happens for months and then everything in one night",
          text: "<p>What goes on behind the closed door, told by those who hold the key.</p>".repeat(4),
        }),
        folders: [],
        blogs: [],
      },
      trail: [],
      list: { blogs: [sampleBlog({ url: "/en_US/blog/under-the-vault/4" })], total: 3 },
      parameters: [],
    },
    query: { page: "2" },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props,
    data: {
      root,
      content: { folder: sampleFolder({ text: "", total: 0 }), folders: [], blogs: [] },
      trail: null,
      list: { blogs: [], total: 0 },
      parameters: [],
    },
  },
  {
    name: "no data",
    locale: "fr_FR",
    props,
    data: { root: null, content: null, trail: null, list: null, parameters: null },
  },
];
