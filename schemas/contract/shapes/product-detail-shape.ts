import { array, boolean, number, string } from "yup";

import { optionalImageShape } from "./image-shape.ts";
import { awardShape, capacityUnitShape, featureShape, productFields, reductionTypeShape } from "./product-shape.ts";
import { shape } from "./shape.ts";

/** A kind of dish. */
export const mealIconFields = {
  id: number().integer().required(),
  key: string().defined(),
  label: string().defined(),
  icon: string().defined(),
};

/** A variation's own keys. */
export const variationFields = {
  id: number().integer().required(),
  label: string().defined(),
  displayLabel: string().nullable().defined(),
};

const axisShape = shape(variationFields).nullable().defined();

const spanShape = shape({ min: number().required(), max: number().required() }).nullable().defined();

const nutritionShape = shape({
  energyKj: number().required(),
  energyKcal: number().required(),
  fat: number().required(),
  saturates: number().required(),
  carbohydrates: number().required(),
  sugars: number().required(),
  protein: number().required(),
  salt: number().required(),
});

const boxItemShape = shape({
  quantity: number().integer().required(),
  idProduct: number().integer().required(),
  idDeclination: number().integer().required(),
  name: string().defined(),
  year: number().integer().nullable().defined(),
  capacity: number().required(),
  capacityUnit: capacityUnitShape,
  kind: string().defined(),
  url: string().defined(),
  image: optionalImageShape,
});

const boxShape = shape({
  idProduct: number().integer().required(),
  price: number().required(),
  quantity: number().integer().required(),
  setQuantity: boolean().required(),
  items: array(boxItemShape).required(),
});

/** A product with everything that its own page shows. */
export const productDetailShape = shape({
  ...productFields,
  backImage: optionalImageShape,
  grapes: array(shape({ name: string().defined(), percent: number().nullable().defined() })).required(),
  soil: string().defined(),
  vinification: string().defined(),
  ageing: string().defined(),
  alcohol: number().nullable().defined(),
  serving: spanShape,
  keeping: spanShape,
  nutrition: nutritionShape.nullable().defined(),
  ingredients: string().defined(),
  allergens: string().defined(),
  features: array(featureShape).required(),
  vintages: array(shape({ year: number().integer().required(), text: string().defined() })).required(),
  pairings: array(shape({ ...mealIconFields, text: string().defined() })).required(),
  awards: array(awardShape).required(),
  variation1: axisShape,
  variation2: axisShape,
  variation3: axisShape,
  decreasingDiscounts: array(
    shape({
      id: number().integer().required(),
      fromQuantity: number().integer().required(),
      type: reductionTypeShape,
      amount: number().required(),
    }),
  ).required(),
  box: boxShape.nullable().defined(),
});
