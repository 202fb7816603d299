import { array, boolean, number, string } from "yup";

import { searchTypes, type SearchType } from "../../content/search.ts";
import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { productShape } from "../shapes/product-shape.ts";
import { shape } from "../shapes/shape.ts";

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

export const search = defineCall("search", {
  summary:
    "Finds wines, services, articles, news and pages in the language of the request, accents and small typing errors " +
    "forgiven. `type`, `kind`, `year`, `appellation` and `pairing` take several values joined by commas.",
  access: "public",
  list: {
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
  answer: shape({
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
});

export const suggestSearch = defineCall("suggestSearch", {
  summary: "At most eight titles that begin like what is being typed, by type.",
  access: "public",
  list: { filters: { q: text }, orderBy: ["relevance"] },
  answer: shape({
    groups: array(
      shape({
        type: typeShape,
        suggestions: array(
          shape({ id: number().integer().required(), title: string().defined(), url: string().defined() }),
        ).required(),
      }),
    ).required(),
  }),
});
