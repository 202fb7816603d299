import { array, number, string } from "yup";

import type { AccessPoint, ShippedType } from "../../content/shipping.ts";

import { shape } from "./shape.ts";

export const countryShape = shape({
  id: number().integer().required(),
  alphaTwo: string().required(),
  alphaThree: string().required(),
  numCode: string().required(),
  name: string().required(),
});

export const shippingOptionShape = shape({
  id: number().integer().required(),
  name: string().defined(),
  price: number().required(),
  fdp: number().required(),
  deliveryType: string<ShippedType>().oneOf(["DELIVERY", "PICKUP"]).defined(),
  siteType: string().defined(),
  serviceCode: string().defined(),
});

export const accessPointShape = shape({
  id: string().required(),
  name: string().required(),
  addLine1: string().defined(),
  zipCode: string().required(),
  city: string().required(),
  country: string().required(),
  position: shape({ latitude: number().required(), longitude: number().required() }).nullable().defined(),
  icon: string<AccessPoint["icon"]>().oneOf(["shop", "locker"]).defined(),
});

export const pickupDayShape = shape({
  date: string().required(),
  schedules: array(
    shape({
      id: number().integer().required(),
      from: string().required(),
      to: string().required(),
      remaining: number().integer().min(1).required(),
    }),
  ).required(),
});
