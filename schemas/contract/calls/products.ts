import { array, number, string } from "yup";

import { defineCall } from "../define-call.ts";
import { mealIconFields, productDetailShape, variationFields } from "../shapes/product-detail-shape.ts";
import { awardShape, medals, productShape, productTypes } from "../shapes/product-shape.ts";
import { shape } from "../shapes/shape.ts";

export const listProducts = defineCall("listProducts", {
  summary: "Products by page, order, name, kind, search text and tag.",
  access: "public",
  list: {
    filters: {
      id: { type: "integer" },
      slug: { type: "text" },
      name: { type: "text" },
      type: { type: "choice", choices: productTypes },
      kind: { type: "text" },
      appellation: { type: "text" },
      region: { type: "text" },
      price: { type: "number" },
      search: { type: "text", onlyEqual: true },
      tag: { type: "text", onlyEqual: true },
      year: { type: "integer", onlyEqual: true },
      pairing: { type: "text", onlyEqual: true },
    },
    orderBy: ["id", "slug", "name", "type", "kind", "appellation", "region", "price"],
  },
  answer: shape({ products: array(productShape).required(), total: number().integer().required() }),
});

export const getProduct = defineCall("getProduct", {
  summary: "One product with its declinations, technical sheet, pairings, awards and what a box holds.",
  access: "public",
  params: { id: "id" },
  answer: productDetailShape,
});

export const getRecommendedProducts = defineCall("getRecommendedProducts", {
  summary: "At most eight products to see beside one: those chosen by hand, then its neighbours.",
  access: "public",
  params: { id: "id" },
  answer: shape({ products: array(productShape).required() }),
});

export const listAwards = defineCall("listAwards", {
  summary: "Awards; `product` keeps those of one product.",
  access: "public",
  list: {
    filters: {
      id: { type: "integer" },
      product: { type: "integer" },
      vintage: { type: "integer" },
      year: { type: "integer" },
      medal: { type: "choice", choices: medals },
    },
    orderBy: ["id", "product", "vintage", "year", "medal", "order"],
  },
  answer: shape({ awards: array(awardShape).required(), total: number().integer().required() }),
});

export const listMealIcons = defineCall("listMealIcons", {
  summary: "The kinds of dishes that wines go with, each with its icon.",
  access: "public",
  answer: array(shape(mealIconFields)).required(),
});

export const listVariations = defineCall("listVariations", {
  summary: "What declinations may differ in, with every value.",
  access: "public",
  answer: array(
    shape({
      ...variationFields,
      details: array(shape({ id: number().integer().required(), label: string().defined() })).required(),
    }),
  ).required(),
});
