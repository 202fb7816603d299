import { array, boolean, number, string } from "yup";

import type { CapacityUnit, ProductType } from "../../content/product.ts";
import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";

const productTypes: readonly ProductType[] = ["WINE", "BOX", "OTHER"];
const capacityUnits: readonly CapacityUnit[] = ["LITER", "CENTILITRE"];

const discountShape = shape({
  id: number().integer().required(),
  type: string<"EURO" | "PERCENT">().oneOf(["EURO", "PERCENT"]).defined(),
  amount: number().required(),
  detailType: string<"PRODUCT" | "SHIPPING_FEES">().oneOf(["PRODUCT", "SHIPPING_FEES"]).defined(),
});

const declinationShape = shape({
  id: number().integer().required(),
  year: number().integer().nullable().defined(),
  capacity: number().required(),
  capacityUnit: string<CapacityUnit>().oneOf(capacityUnits).defined(),
  quantity: number().integer().required(),
  setQuantity: boolean().required(),
  price: number().required(),
  fixedPrice: number().nullable().defined(),
  sellByMultipleOf: number().integer().required(),
  discount: discountShape.nullable().defined(),
  image: optionalImageShape,
  reference: string().defined(),
});

const productShape = shape({
  id: number().integer().required(),
  slug: string().defined(),
  name: string().defined(),
  type: shape({ type: string<ProductType>().oneOf(productTypes).defined() }),
  subtypeType: string<"BOTTLE">().oneOf(["BOTTLE"]).nullable().defined(),
  kind: string().defined(),
  appellation: string().defined(),
  summary: string().defined(),
  text: string().defined(),
  tags: array(string().defined()).required(),
  image: optionalImageShape,
  declinations: array(declinationShape).required(),
  price: number().required(),
  url: string().defined(),
});

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
      price: { type: "number" },
      search: { type: "text", onlyEqual: true },
      tag: { type: "text", onlyEqual: true },
    },
    orderBy: ["id", "slug", "name", "type", "kind", "appellation", "price"],
  },
  answer: shape({ products: array(productShape).required(), total: number().integer().required() }),
});

export const getProduct = defineCall("getProduct", {
  summary: "One product with its declinations.",
  access: "public",
  params: { id: "id" },
  answer: productShape,
});
