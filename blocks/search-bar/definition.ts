import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { select } from "#schemas/fields/select.ts";

/** The way to the search from every page (spec §2, /products/search); shows where its parameter says so (spec §3). */
export const searchBarDefinition = defineBlock({
  slug: "search-bar",
  label: { fr_FR: "Barre de recherche", en_US: "Search bar" },
  help: { fr_FR: "Cherche dans tout le site.", en_US: "Searches the whole site." },
  group: "frame",
  version: 1,
  mode: "static",
  fields: {
    form: select({
      label: { fr_FR: "Forme", en_US: "Form" },
      options: [
        { value: "icon", label: { fr_FR: "Une loupe qui s’ouvre", en_US: "A magnifier that opens" } },
        { value: "field", label: { fr_FR: "Un champ", en_US: "A field" } },
      ],
    }),
  },
  needs: () => ({
    parameters: need("listParameters"),
    site: need("getSiteInfo"),
    pages: need("listPages", { query: { type: "product-search", nbItem: 1 } }),
  }),
});
