import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** The product search (spec §2, `/products/search`); a literal, so that it outranks a product's id. */
export const productSearch: PageType = {
  slug: "product-search",
  label: { fr_FR: "Recherche", en_US: "Search" },
  pattern: "/products/search",
  params: {},
  guards: ["e-commerce"],
  validators: [],
  zone: "public",
  requires: ["search-results"],
  frame: "page",
  defaultLayout: stack({
    slug: "search-results",
    props: { title: { fr_FR: "Recherche", en_US: "Search" }, isPageTitle: true },
  }),
  sampleParams: {},
};
