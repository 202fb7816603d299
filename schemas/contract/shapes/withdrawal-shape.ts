import { array, boolean, number, string } from "yup";

import { goneProductFields } from "./gone-product-shape.ts";
import { shape } from "./shape.ts";

/** What a customer withdrew from. */
export const withdrawalShape = shape({
  id: number().integer().required(),
  code: string().required(),
  idOrder: number().integer().required(),
  name: string().defined(),
  receivedAt: string().required(),
  isWhole: boolean().required(),
  products: array(shape(goneProductFields)).required(),
  amount: number().required(),
  refundBy: string().required(),
  refundedAt: string().nullable().defined(),
});
