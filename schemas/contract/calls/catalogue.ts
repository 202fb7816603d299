import { array, number, string } from "yup";

import type { AwardList } from "../../content/award.ts";
import type { MealIcon } from "../../content/meal-icon.ts";
import type { ProductDetail, RecommendedProducts } from "../../content/product-detail.ts";
import type { ProductList } from "../../content/product.ts";
import type { Variation } from "../../content/variation.ts";
import { defineCall } from "../define-call.ts";
import { mealIconFields, productDetailShape, variationFields } from "../shapes/product-detail-shape.ts";
import { awardShape, medals, productShape, productTypes } from "../shapes/product-shape.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

export const catalogueCalls = {
  listProducts: defineCall("GET /product", {
    summary: "Products by page, order, name, kind, search text and tag.",
    access: "public",
    enabledBy: "isECommerce",
    isOwn: true,
    example: { query: { orderBy: "price", search: "cuvee" } },
    list: {
      defaults: { nbItem: 100, page: 1, orderBy: "price" },
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
    answer: typed<ProductList>()(
      shape({ products: array(productShape).required(), total: number().integer().required() }),
    ),
  }),

  getProduct: defineCall("GET /product/{id}", {
    summary: "One product with its declinations, technical sheet, pairings, awards and what a box holds.",
    access: "public",
    enabledBy: "isECommerce",
    isOwn: true,
    params: { id: "id" },
    answer: typed<ProductDetail>()(productDetailShape),
  }),

  generateProductFile: defineCall("GET /product/generate/file/{id}", {
    summary: "The technical sheet of a product as a PDF, where the site has a model for it.",
    access: "public",
    enabledBy: "isECommerce",
    isDownload: true,
    mime: "application/pdf",
    params: { id: "id" },
    refuses: [429],
    answer: nothing,
  }),

  generateDeclinationFile: defineCall("GET /product/generate/file/{id}/{idDeclination}", {
    summary: "The technical sheet of one declination of a product as a PDF.",
    access: "public",
    enabledBy: "isECommerce",
    isDownload: true,
    mime: "application/pdf",
    params: { id: "id", idDeclination: "id" },
    refuses: [429],
    answer: nothing,
  }),

  getRecommendedProducts: defineCall("GET /v2/product/recommended/{id}", {
    summary: "At most eight products to see beside one: those chosen by hand, then its neighbours.",
    access: "public",
    enabledBy: "isECommerce",
    params: { id: "id" },
    answer: typed<RecommendedProducts>()(shape({ products: array(productShape).required() })),
  }),

  listAwards: defineCall("GET /award", {
    summary: "Awards; `product` keeps those of one product.",
    access: "public",
    example: { query: { product: 1 } },
    list: {
      defaults: { nbItem: 100, page: 1, orderBy: "order" },
      filters: {
        id: { type: "integer" },
        product: { type: "integer" },
        vintage: { type: "integer" },
        year: { type: "integer" },
        medal: { type: "choice", choices: medals },
      },
      orderBy: ["id", "product", "vintage", "year", "medal", "order"],
    },
    answer: typed<AwardList>()(shape({ awards: array(awardShape).required(), total: number().integer().required() })),
  }),

  listMealIcons: defineCall("GET /parameter/product/meal-icon", {
    summary: "The kinds of dishes that wines go with, each with its icon.",
    access: "public",
    isKept: true,
    answer: typed<readonly MealIcon[]>()(array(shape(mealIconFields)).required()),
  }),

  listVariations: defineCall("GET /variation", {
    summary: "What declinations may differ in, with every value.",
    access: "public",
    answer: typed<readonly Variation[]>()(
      array(
        shape({
          ...variationFields,
          details: array(shape({ id: number().integer().required(), label: string().defined() })).required(),
        }),
      ).required(),
    ),
  }),
};
