import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleParameters, samplePicture, sampleProduct, sampleSite } from "#blocks/kit/samples.ts";
import type { SearchFacets, SearchHit } from "#schemas/content/search.ts";

import type { searchResultsDefinition } from "./definition.ts";

const props = { title: "Recherche", isPageTitle: true, nbItem: 24 };

const facets: SearchFacets = {
  type: [
    { value: "product", label: "product", count: 1, selected: false },
    { value: "news", label: "news", count: 1, selected: false },
  ],
  kind: [
    { value: "RED", label: "RED", count: 4, selected: true },
    { value: "WHITE", label: "WHITE", count: 2, selected: false },
  ],
  year: [{ value: "2022", label: "2022", count: 1, selected: false }],
  appellation: [],
  pairing: [
    { value: "poultry", label: "Volaille", count: 2, selected: false },
    { value: "fish", label: "Poisson", count: 0, selected: false },
    { value: "cheese", label: "Fromage", count: 1, selected: false },
  ],
  price: [
    { min: 0, max: 10, count: 1, selected: false },
    { min: 10, max: 20, count: 3, selected: true },
    { min: 50, max: null, count: 1, selected: false },
  ],
};

const noFacets: SearchFacets = { type: [], kind: [], year: [], appellation: [], pairing: [], price: [] };

const product = sampleProduct();

const hits: readonly SearchHit[] = [
  {
    type: "product",
    id: 1,
    title: product.name,
    url: product.url,
    excerpt: "",
    image: product.image,
    date: null,
    product,
  },
  {
    type: "news",
    id: 1,
    title: "Les premiers bourgeons",
    url: "/news/premiers-bourgeons/4",
    excerpt: "La vigne s’éveille avec dix jours d’avance sur les terrasses exposées au sud. ".repeat(3),
    image: samplePicture(),
    date: "2026-03-28",
    product: null,
  },
];

const page = { type: "product-search", path: "/products/search" };

export const searchResultsFixtures: readonly BlockFixture<typeof searchResultsDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props,
    data: { result: { hits, total: 60, facets }, parameters: null, site: sampleSite() },
    query: { q: "terrasses", kind: "RED", priceMin: "10", priceMax: "20", page: "2" },
    page,
  },
  {
    name: "without prices",
    locale: "en_US",
    props: { ...props, title: "Search" },
    data: {
      result: { hits: hits.slice(1), total: 1, facets },
      parameters: sampleParameters({ SHOW_PRICES: "false", TEXT_CROPPING: "40" }),
      site: null,
    },
    page,
  },
  {
    name: "nothing found",
    locale: "fr_FR",
    props,
    data: { result: { hits: [], total: 0, facets: noFacets }, parameters: null, site: null },
    query: { q: "champagne" },
    page,
  },
  { name: "no data", locale: "fr_FR", props, data: { result: null, parameters: null, site: null }, page },
];
