import { array, boolean, number, string } from "yup";

import type { CartType } from "../../content/cart.ts";
import type { ProductType } from "../../content/product.ts";

import { lineAnswersShape } from "./customization-shape.ts";
import { optionalImageShape } from "./image-shape.ts";
import { capacityUnitShape, productTypes } from "./product-shape.ts";
import { shape } from "./shape.ts";

export const cartTypeShape = string<CartType>().oneOf(["MAIN_CART"]);

const cartProductShape = shape({
  id: number().integer().required(),
  quantity: number().integer().required(),
  type: string<ProductType>().oneOf(productTypes).defined(),
  idProduct: number().integer().required(),
  idDeclination: number().integer().required(),
  name: string().defined(),
  kind: string().defined(),
  year: number().integer().nullable().defined(),
  url: string().defined(),
  image: optionalImageShape,
  isDematerialized: boolean().required(),
  hasShippingFees: boolean().required(),
  capacity: number().required(),
  capacityUnit: capacityUnitShape,
  sellByMultipleOf: number().integer().required(),
  reference: string().defined(),
  isShippingFree: boolean().required(),
  setQuantity: boolean().required(),
  left: number().integer().required(),
  isSold: boolean().required(),
  unitPrice: number().required(),
  unitPriceToPay: number().required(),
  total: number().required(),
  totalToPay: number().required(),
  customizations: lineAnswersShape,
  customizationPrice: number().required(),
  isExcludedFromWithdrawal: boolean().required(),
});

/** A cart with its lines and what it costs. */
export const cartShape = shape({
  id: string().required(),
  type: cartTypeShape.defined(),
  discountCode: string().defined(),
  isCodeApplied: boolean().required(),
  products: array(cartProductShape).required(),
  totalProduct: number().required(),
  totalProductToPay: number().required(),
  discount: number().required(),
  bottles: number().integer().required(),
});
