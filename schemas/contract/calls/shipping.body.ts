import { array, number, string } from "yup";

import { shape } from "../shapes/shape.ts";

/** What `findAccessPoints` takes: an address (spec §3), of which its postal code and its country count; none is France. */
export const accessPointsBody = shape({
  firstname: string().max(100).optional(),
  lastname: string().max(100).optional(),
  address: string().max(200).optional(),
  addressPart2: string().max(200).optional(),
  postalCode: string().max(12).required(),
  city: string().max(100).optional(),
  country: shape({
    id: number().integer().min(1).max(999).required(),
    alphaTwo: string().length(2).optional(),
  }).optional(),
});

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
