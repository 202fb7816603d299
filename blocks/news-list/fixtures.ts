import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleNews } from "#blocks/kit/samples.ts";

import type { newsListDefinition } from "./definition.ts";

const props = {
  eyebrow: "",
  title: "",
  isPageTitle: false,
  nbItem: 10,
  promotedOnly: false,
  layout: "rows",
  hasPages: true,
} as const;

export const newsListFixtures: readonly BlockFixture<typeof newsListDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { ...props, eyebrow: "Le carnet", title: "Actualités", isPageTitle: true },
    data: {
      later: null,
      parameters: [],
      list: { news: [sampleNews(), sampleNews({ id: 5, title: "La taille est finie", image: null })], total: 2 },
    },
  },
  {
    name: "grid, long text, second page",
    locale: "en_US",
    props: { ...props, layout: "grid", nbItem: 1 },
    data: {
      later: null,
      parameters: [],
      list: {
        news: [
          sampleNews({
            title: "The first buds have opened ten days early on the terraces that look to the south",
            summary: "The vines wake early this year, and everybody looks at the sky. ".repeat(8),
            url: "/en_US/news/first-buds/4",
          }),
        ],
        total: 3,
      },
    },
    query: { page: "2" },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { ...props, title: "Actualités" },
    data: { list: { news: [], total: 0 }, later: null, parameters: [] },
  },
  {
    name: "index",
    locale: "fr_FR",
    props: { ...props, layout: "index" },
    data: { parameters: [], later: null, list: { news: [sampleNews()], total: 1 } },
  },
  { name: "no data", locale: "fr_FR", props, data: { list: null, later: null, parameters: null } },
];
