import { array, boolean, number, string } from "yup";

import type { Medal } from "../../content/award.ts";
import {
  type CapacityUnit,
  type CustomizationWish,
  customizationWishes,
  type ProductType,
} from "../../content/product.ts";

import { optionalImageShape } from "./image-shape.ts";
import { shape } from "./shape.ts";

export const productTypes: readonly ProductType[] = ["WINE", "BOX", "OTHER"];

export const medals: readonly Medal[] = ["GOLD", "SILVER", "BRONZE", "NONE"];

export const capacityUnitShape = string<CapacityUnit>().oneOf(["LITER", "CENTILITRE"]).defined();

export const reductionTypeShape = string<"EURO" | "PERCENT">().oneOf(["EURO", "PERCENT"]).defined();

export const featureShape = shape({ label: string().defined(), value: string().defined(), link: string().optional() });

const discountShape = shape({
  id: number().integer().required(),
  type: reductionTypeShape,
  amount: number().required(),
  detailType: string<"PRODUCT" | "SHIPPING_FEES">().oneOf(["PRODUCT", "SHIPPING_FEES"]).defined(),
});

/** One saleable form of a product. */
export const declinationShape = shape({
  id: number().integer().required(),
  year: number().integer().nullable().defined(),
  capacity: number().required(),
  capacityUnit: capacityUnitShape,
  quantity: number().integer().required(),
  setQuantity: boolean().required(),
  price: number().required(),
  fixedPrice: number().nullable().defined(),
  priceBefore: number().nullable().defined(),
  finalPrice: number().required(),
  sellByMultipleOf: number().integer().required(),
  discount: discountShape.nullable().defined(),
  isShippingFree: boolean().required(),
  variations: array(
    shape({
      idVariation: number().integer().required(),
      id: number().integer().required(),
      label: string().defined(),
    }),
  )
    .max(3)
    .required(),
  features: array(featureShape).required(),
  alcohol: number().nullable().defined(),
  image: optionalImageShape,
  reference: string().defined(),
});

/** A product's own keys, which its detail has as well. */
export const productFields = {
  id: number().integer().required(),
  slug: string().defined(),
  name: string().defined(),
  type: shape({ type: string<ProductType>().oneOf(productTypes).defined() }),
  subtypeType: string<"BOTTLE">().oneOf(["BOTTLE"]).nullable().defined(),
  kind: string().defined(),
  appellation: string().defined(),
  region: string().defined(),
  summary: string().defined(),
  text: string().defined(),
  tags: array(string().defined()).required(),
  image: optionalImageShape,
  declinations: array(declinationShape).required(),
  vatRate: number().required(),
  isDematerialized: boolean().required(),
  hasShippingFees: boolean().required(),
  price: number().required(),
  customization: string<CustomizationWish>()
    .oneOf([...customizationWishes])
    .defined(),
  url: string().defined(),
};

/** A product in lists. */
export const productShape = shape(productFields);

/** An award in lists and details. */
export const awardShape = shape({
  id: number().integer().required(),
  idProduct: number().integer().required(),
  vintage: number().integer().nullable().defined(),
  year: number().integer().required(),
  medal: string<Medal>().oneOf(medals).defined(),
  score: string().defined(),
  title: string().defined(),
  issuer: string().defined(),
  text: string().defined(),
  image: optionalImageShape,
});
