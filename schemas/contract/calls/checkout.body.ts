import { boolean, number, string } from "yup";

import { fieldLengths } from "../../commerce/checkout-steps.ts";
import { type DeliveryType, deliveryTypes } from "../../commerce/order-states.ts";
import { shape } from "../shapes/shape.ts";

import { addressLinesBody } from "./address-lines.body.ts";
import { codeLength } from "./cart.body.ts";

/** What `saveCheckoutAddress` takes: lengths alone, since what is half typed is kept too. */
export const addressStepBody = shape({
  email: string().max(fieldLengths.email).defined(),
  phone: string().max(fieldLengths.phone).defined(),
  address: shape(addressLinesBody),
  billing: shape(addressLinesBody).nullable().defined(),
});

/** What `saveCheckoutDelivery` takes. */
export const deliveryStepBody = shape({
  delivery: shape({
    type: string<DeliveryType>().oneOf(deliveryTypes).defined(),
    serviceCode: string().max(60).defined(),
    accessPointId: string().max(60).defined(),
    idSchedule: number().integer().min(0).max(2_147_483_647).required(),
    date: string().max(10).defined(),
  })
    .nullable()
    .defined(),
  message: string().max(fieldLengths.message).defined(),
});

const optionalAddress = shape(addressLinesBody).nullable().optional();

/** What `validateOrder` takes (spec §7). */
export const validateOrderBody = shape({ idCart: string().max(22).required() });

/**
 * What `previewOrder` and `placeOrder` take (spec §7): what is left out is as it was typed for the cart. `total`, in
 * euros, is what the customer saw: an order that costs something else is refused. No price that is sent is believed.
 */
export const orderBody = shape({
  idCart: string().max(22).required(),
  user: shape({
    email: string().max(fieldLengths.email).optional(),
    phone: string().max(fieldLengths.phone).optional(),
  }).optional(),
  address: shape({ delivery: optionalAddress, billing: optionalAddress }).optional(),
  discountCode: string().max(codeLength).optional(),
  message: string().max(fieldLengths.message).optional(),
  dateSchedule: string().max(10).optional(),
  idSchedule: number().integer().min(0).max(2_147_483_647).optional(),
  delivery: shape({
    type: string<DeliveryType>().oneOf(deliveryTypes).defined(),
    serviceCode: string().max(60).optional(),
    accessPointId: string().max(60).optional(),
  }).optional(),
  deliveryPostalCode: string().max(fieldLengths.line).optional(),
  deliveryIdCountry: number().integer().min(0).max(999).optional(),
  isOfAge: boolean().optional(),
  acceptsTerms: boolean().optional(),
  total: number().optional(),
});
