import { cartState } from "#blocks/kit/cart-state.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { need } from "#schemas/contract/need.ts";
import { number } from "#schemas/fields/number.ts";
import { toggle } from "#schemas/fields/toggle.ts";

import { listFacets, searchKeys } from "./address.ts";

/** What a search finds of all kinds, with facets whose state is in the address (spec §2, /products/search). */
export const searchResultsDefinition = defineBlock({
  slug: "search-results",
  label: { fr_FR: "Résultats de recherche", en_US: "Search results" },
  help: { fr_FR: "La recherche, ses filtres et ses résultats.", en_US: "The search, its filters and its results." },
  group: "shop",
  version: 1,
  mode: "static",
  readsPage: true,
  fields: {
    title: titleField(),
    isPageTitle: toggle({ label: { fr_FR: "C’est le titre de la page", en_US: "It is the page’s title" } }),
    nbItem: number({
      label: { fr_FR: "Résultats par page", en_US: "Results per page" },
      min: 1,
      max: 100,
      integer: true,
      initial: 24,
    }),
  },
  query: { ...searchKeys, state: cartState },
  needs: ({ props, query }) => {
    const asked = ["q", ...listFacets, "priceMin", "priceMax"].flatMap((key) => {
      const value = query[key];
      return value === undefined ? [] : [[key, value] as const];
    });
    return {
      result: need("search", {
        query: {
          page: pageOf(query),
          nbItem: props.nbItem,
          orderBy: query["order"] ?? "relevance",
          ...Object.fromEntries(asked),
        },
      }),
      parameters: need("listParameters"),
      site: need("getSiteInfo"),
    };
  },
});
