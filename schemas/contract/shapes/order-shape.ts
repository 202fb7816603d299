import { array, boolean, mixed, number, string } from "yup";

import { deliveryTypes, orderStates, type DeliveryType, type OrderState } from "../../commerce/order-states.ts";
import { type OrderPaperKind, orderPaperKinds } from "../../content/order-paper.ts";
import type { AccessPoint } from "../../content/shipping.ts";
import type { ProductType } from "../../content/product.ts";

import { lineAnswersShape } from "./customization-shape.ts";
import { optionalImageShape } from "./image-shape.ts";
import { capacityUnitShape, productTypes } from "./product-shape.ts";
import { postalAddressShape } from "./address-shape.ts";
import { shape } from "./shape.ts";

/** A kind of state, in words. */
export const orderStatusShape = shape({ id: number().integer().required(), value: string().defined() });

export const orderStateShape = string<OrderState>().oneOf([...orderStates]);

const accessPointShape = shape({
  id: string().defined(),
  name: string().defined(),
  addLine1: string().defined(),
  zipCode: string().defined(),
  city: string().defined(),
  country: string().defined(),
  position: shape({ latitude: number().required(), longitude: number().required() }).nullable().defined(),
  icon: string<AccessPoint["icon"]>().oneOf(["shop", "locker"]).defined(),
});

const pickupShape = shape({
  idSchedule: number().integer().required(),
  date: string().defined(),
  from: string().defined(),
  to: string().defined(),
  place: shape({
    name: string().defined(),
    address: string().defined(),
    postalCode: string().defined(),
    city: string().defined(),
  }),
});

const deliveryShape = shape({
  type: string<DeliveryType>()
    .oneOf([...deliveryTypes])
    .defined(),
  address: postalAddressShape.nullable().defined(),
  service: shape({ serviceCode: string().defined(), name: string().defined() }).nullable().defined(),
  accessPoint: accessPointShape.nullable().defined(),
  pickup: pickupShape.nullable().defined(),
});

const productShape = shape({
  id: number().integer().required(),
  idProduct: number().integer().required(),
  idDeclination: number().integer().required(),
  type: string<ProductType>().oneOf(productTypes).defined(),
  name: string().defined(),
  year: number().integer().nullable().defined(),
  capacity: number().required(),
  capacityUnit: capacityUnitShape,
  reference: string().defined(),
  url: string().defined(),
  image: optionalImageShape,
  quantity: number().integer().required(),
  unitPrice: number().required(),
  unitPriceToPay: number().required(),
  total: number().required(),
  totalToPay: number().required(),
  vatRate: number().integer().required(),
  customizations: lineAnswersShape,
  customizationPrice: number().required(),
  isExcludedFromWithdrawal: boolean().required(),
});

/** An order as it was placed, and what became of it. */
export const orderShape = shape({
  id: number().integer().required(),
  code: string().required(),
  date: string().required(),
  state: orderStateShape.defined(),
  status: orderStatusShape,
  isPayable: boolean().required(),
  holdEndsAt: string().required(),
  paidAt: string().nullable().defined(),
  invoiceNumber: string().nullable().defined(),
  contact: shape({
    email: string().defined(),
    phone: string().defined(),
    firstname: string().defined(),
    lastname: string().defined(),
  }),
  delivery: deliveryShape,
  billing: postalAddressShape.nullable().defined(),
  message: string().defined(),
  products: array(productShape).required(),
  subtotal: number().required(),
  discountCode: string().defined(),
  discount: number().required(),
  shippingFees: number().required(),
  total: number().required(),
  vat: array(
    shape({ rate: number().integer().required(), total: number().required(), vat: number().required() }),
  ).required(),
  refunded: number().required(),
  trackingNumber: string().nullable().defined(),
  trackingLink: string().nullable().defined(),
});

/** A paper of an order. */
export const orderPaperShape = shape({
  kind: mixed<OrderPaperKind>()
    .oneOf([...orderPaperKinds])
    .defined(),
  name: string().required(),
  url: string().required(),
  number: string().nullable().defined(),
  date: string().required(),
  total: number().nullable().defined(),
});
