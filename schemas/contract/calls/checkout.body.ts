import { number, string } from "yup";

import { fieldLengths } from "../../commerce/checkout-steps.ts";
import { type DeliveryType, deliveryTypes } from "../../commerce/order-states.ts";
import { shape } from "../shapes/shape.ts";

const line = string().max(fieldLengths.line).defined();

const addressFields = {
  firstname: line,
  lastname: line,
  address: line,
  addressPart2: line,
  postalCode: line,
  city: line,
  idCountry: number().integer().min(0).max(999).required(),
};

/** What `saveCheckoutAddress` takes: lengths alone, since what is half typed is kept too. */
export const addressStepBody = shape({
  email: string().max(fieldLengths.email).defined(),
  phone: string().max(fieldLengths.phone).defined(),
  address: shape(addressFields),
  billing: shape(addressFields).nullable().defined(),
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
