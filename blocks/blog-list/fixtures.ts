import { sampleBlog, sampleFolder } from "#blocks/kit/content-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { blogListDefinition } from "./definition.ts";

const props = {
  eyebrow: "",
  title: "",
  isPageTitle: false,
  nbItem: 12,
  layout: "grid",
  hasFolders: true,
  hasPages: true,
} as const;

const root = { folder: null, folders: [sampleFolder(), sampleFolder({ id: 3, name: "Dans les rangs" })], blogs: [] };

export const blogListFixtures: readonly BlockFixture<typeof blogListDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { ...props, eyebrow: "Le carnet", title: "Blog", isPageTitle: true },
    data: {
      later: null,
      list: { blogs: [sampleBlog(), sampleBlog({ id: 5, title: "Le vent du nord", folder: null })], total: 2 },
      root,
      parameters: [],
    },
  },
  {
    name: "rows, long text, second page",
    locale: "en_US",
    props: { ...props, layout: "rows", nbItem: 1, hasFolders: false },
    data: {
      later: null,
      list: {
        blogs: [
          sampleBlog({
            title: "What eleven degrees do to a wine that one leaves alone for the whole of three winters",
            summary: "The cellar keeps its own time, and nobody has ever managed to hurry it. ".repeat(5),
            image: null,
            url: "/en_US/blog/under-the-vault/4",
          }),
        ],
        total: 3,
      },
      root,
      parameters: [],
    },
    query: { page: "2" },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { ...props, title: "Blog" },
    data: {
      list: { blogs: [], total: 0 },
      later: null,
      root: { folder: null, folders: [], blogs: [] },
      parameters: [],
    },
  },
  {
    name: "index",
    locale: "fr_FR",
    props: { ...props, layout: "index" },
    data: { list: { blogs: [sampleBlog()], total: 1 }, later: null, root, parameters: [] },
  },
  { name: "no data", locale: "fr_FR", props, data: { list: null, later: null, root: null, parameters: null } },
];
