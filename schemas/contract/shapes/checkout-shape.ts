import { array, boolean, number, string } from "yup";

import { type DeliveryType, deliveryTypes } from "../../commerce/order-states.ts";
import { type CheckoutFault, checkoutFaults, type CheckoutStepName, checkoutSteps } from "../../content/checkout.ts";

import { postalAddressShape } from "./address-shape.ts";
import { shape } from "./shape.ts";
import { accessPointShape, countryShape, pickupDayShape, shippingOptionShape } from "./shipping-shape.ts";

export const checkoutProblemShape = shape({
  key: string().required(),
  fault: string<CheckoutFault>().oneOf(checkoutFaults).defined(),
  error: string().required(),
});

/** A purchase on its way. */
export const checkoutShape = shape({
  email: string().defined(),
  phone: string().defined(),
  address: postalAddressShape,
  billing: postalAddressShape.nullable().defined(),
  delivery: shape({
    type: string<DeliveryType>().oneOf(deliveryTypes).defined(),
    serviceCode: string().defined(),
    accessPointId: string().defined(),
    idSchedule: number().integer().required(),
    date: string().defined(),
  })
    .nullable()
    .defined(),
  message: string().defined(),
  problems: array(checkoutProblemShape).required(),
  step: string<CheckoutStepName>().oneOf(checkoutSteps).defined(),
  countries: array(countryShape).required(),
  isCarried: boolean().required(),
  options: array(shippingOptionShape).required(),
  refusal: string().defined(),
  subtotal: number().required(),
  discount: number().required(),
  shippingFees: number().nullable().defined(),
  total: number().required(),
  vat: array(
    shape({ rate: number().integer().required(), total: number().required(), vat: number().required() }),
  ).required(),
});

/** Where a purchase can be fetched. */
export const checkoutPlacesShape = shape({
  accessPoints: array(accessPointShape).required(),
  refusal: string().defined(),
  places: array(
    shape({
      id: number().integer().required(),
      name: string().defined(),
      address: string().defined(),
      postalCode: string().defined(),
      city: string().defined(),
      days: array(pickupDayShape).required(),
      fullDays: array(string().required()).required(),
    }),
  ).required(),
});
