import { array, boolean, mixed, number, string } from "yup";

import { deliveryTypes, type DeliveryType } from "../../commerce/order-states.ts";
import { type DeskEventKind, deskEventKinds } from "../../content/desk-order.ts";

import { orderPaperShape, orderShape, orderStateShape } from "./order-shape.ts";
import { returnShape } from "./return-shape.ts";
import { shape } from "./shape.ts";
import { withdrawalShape } from "./withdrawal-shape.ts";

const amount = number().required();
const count = number().integer().required();

export const deskRowShape = shape({
  id: count,
  code: string().required(),
  date: string().required(),
  state: orderStateShape.defined(),
  status: string().required(),
  name: string().defined(),
  email: string().defined(),
  type: string<DeliveryType>()
    .oneOf([...deliveryTypes])
    .defined(),
  place: string().defined(),
  slot: shape({ date: string().required(), from: string().required(), to: string().required() }).nullable().defined(),
  count,
  total: amount,
  refunded: amount,
  waits: shape({ returns: count, withdrawals: count }).required(),
  hasMessage: boolean().required(),
});

export const workCountsShape = shape({ prepare: count, ship: count, pickup: count, answer: count, all: count });

/** An order with all that the estate knows of it. */
export const deskOrderShape = shape({
  order: orderShape.required(),
  locale: string().required(),
  idUser: number().integer().nullable().defined(),
  history: array(
    shape({
      kind: mixed<DeskEventKind>()
        .oneOf([...deskEventKinds])
        .defined(),
      date: string().required(),
      id: number().integer().nullable().defined(),
      what: string().defined(),
      words: string().defined(),
      actor: string().defined(),
      amount: number().nullable().defined(),
    }),
  ).required(),
  papers: array(orderPaperShape).required(),
  files: array(shape({ idLine: count, name: string().required(), url: string().required() })).required(),
  returns: array(returnShape).required(),
  withdrawals: array(withdrawalShape).required(),
  refundable: shape({
    left: amount,
    wanted: amount,
    shipping: amount,
    lines: array(shape({ id: count, left: count, gone: shape({ quantity: count, amount }).required() })).required(),
  }).required(),
  services: array(shape({ serviceCode: string().required(), name: string().defined() })).required(),
});
