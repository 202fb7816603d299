import { array, boolean, number, string } from "yup";

import { type SearchResult, type SearchType, searchTypes, type SuggestionList } from "../../content/search.ts";
import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { productShape } from "../shapes/product-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const typeShape = string<SearchType>().oneOf(searchTypes).defined();

const hitShape = shape({
  type: typeShape,
  id: number().integer().required(),
  title: string().defined(),
  url: string().defined(),
  excerpt: string().defined(),
  image: optionalImageShape,
  date: string().nullable().defined(),
  product: productShape.nullable().defined(),
});

const facetShape = array(
  shape({
    value: string().defined(),
    label: string().defined(),
    count: number().integer().required(),
    selected: boolean().required(),
  }),
).required();

const priceShape = array(
  shape({
    min: number().required(),
    max: number().nullable().defined(),
    count: number().integer().required(),
    selected: boolean().required(),
  }),
).required();

const text = { type: "text", onlyEqual: true } as const;

export const searchCalls = {
  search: defineCall("GET /search", {
    summary:
      "Finds wines, services, articles, news and pages in the language of the request, accents and small typing errors " +
      "forgiven. `type`, `kind`, `year`, `appellation` and `pairing` take several values joined by commas.",
    access: "public",
    isOwn: true,
    example: { query: { q: "cuvee", type: "product,page", priceMax: 50 } },
    list: {
      defaults: { nbItem: 24, page: 1, orderBy: "relevance" },
      filters: {
        q: text,
        type: text,
        kind: text,
        year: text,
        appellation: text,
        pairing: text,
        priceMin: { type: "number", onlyEqual: true },
        priceMax: { type: "number", onlyEqual: true },
      },
      orderBy: ["relevance", "price", "title", "date"],
    },
    answer: typed<SearchResult>()(
      shape({
        hits: array(hitShape).required(),
        total: number().integer().required(),
        facets: shape({
          type: facetShape,
          kind: facetShape,
          year: facetShape,
          appellation: facetShape,
          pairing: facetShape,
          price: priceShape,
        }),
      }),
    ),
  }),

  suggestSearch: defineCall("GET /search/suggest", {
    summary: "At most eight titles that begin like what is being typed, by type.",
    access: "public",
    isOwn: true,
    example: { query: { q: "cuv" } },
    list: { defaults: { nbItem: 8, page: 1, orderBy: "relevance" }, filters: { q: text }, orderBy: ["relevance"] },
    answer: typed<SuggestionList>()(
      shape({
        groups: array(
          shape({
            type: typeShape,
            suggestions: array(
              shape({
                id: number().integer().required(),
                title: string().defined(),
                url: string().defined(),
                buy: shape({ declination: number().integer().required(), quantity: number().integer().required() })
                  .nullable()
                  .defined(),
              }),
            ).required(),
          }),
        ).required(),
      }),
    ),
  }),
};
