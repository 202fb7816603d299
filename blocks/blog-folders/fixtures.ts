import { sampleFolder } from "#blocks/kit/content-samples.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { blogFoldersDefinition } from "./definition.ts";

export const blogFoldersFixtures: readonly BlockFixture<typeof blogFoldersDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { eyebrow: "Le carnet", title: "Trois dossiers" },
    data: {
      root: { folder: null, folders: [sampleFolder(), sampleFolder({ id: 3, name: "Dans les rangs" })], blogs: [] },
      parameters: [],
    },
  },
  {
    name: "long text",
    locale: "en_US",
    props: { eyebrow: "", title: "" },
    data: {
      root: {
        folder: null,
        folders: [
          sampleFolder({
            name: "In the cellar, where nothing happens for months and then everything in one night",
            text: "<p>What goes on behind the closed door &amp; below the stairs.</p>".repeat(5),
            image: null,
            total: 1,
          }),
        ],
        blogs: [],
      },
      parameters: [],
    },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { eyebrow: "", title: "Trois dossiers" },
    data: { root: { folder: null, folders: [], blogs: [] }, parameters: [] },
  },
];
