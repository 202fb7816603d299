import { sampleService } from "#blocks/kit/content-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { serviceListDefinition } from "./definition.ts";

const props = { eyebrow: "", title: "", isPageTitle: false, tags: "", layout: "grid" } as const;

export const serviceListFixtures: readonly BlockFixture<typeof serviceListDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { ...props, eyebrow: "Au domaine", title: "Nos services", isPageTitle: true },
    data: {
      list: {
        services: [sampleService(), sampleService({ id: 2, title: "Location de la grange", image: null })],
        total: 2,
      },
      parameters: [],
    },
  },
  {
    name: "rows, long text",
    locale: "en_US",
    props: { ...props, title: "Come and see", tags: " visit, , tasting", layout: "rows" },
    data: {
      list: {
        services: [
          sampleService({
            title: "A guided tasting for those who would rather listen to the wind than to a speech about wine",
            summary: "Seven wines, some bread, and somebody who made both of them with the same two hands. ".repeat(5),
            url: "/en_US/services/guided-tasting/1",
          }),
        ],
        total: 1,
      },
      parameters: [],
    },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { ...props, title: "Nos services" },
    data: { list: { services: [], total: 0 }, parameters: [] },
  },
  { name: "no data", locale: "fr_FR", props, data: { list: null, parameters: null } },
];
