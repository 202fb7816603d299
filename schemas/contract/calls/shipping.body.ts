import { array, number, string } from "yup";

import { shape } from "../shapes/shape.ts";

/** What `calculateShippingFees` takes: without a declination, a product's first one counts. The country is its ISO number. */
export const shippingFeesBody = shape({
  products: array(
    shape({
      idProduct: number().integer().min(1).max(2_147_483_647).required(),
      idDeclination: number().integer().min(1).max(2_147_483_647).optional(),
      quantity: number().integer().min(1).max(10_000).required(),
    }),
  )
    .max(100)
    .required(),
  postalCode: string().max(12).defined(),
  country: number().integer().min(1).max(999).required(),
});
