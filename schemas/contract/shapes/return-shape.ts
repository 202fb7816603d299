import { array, number, string } from "yup";

import { type ReturnReason, returnReasons, type ReturnState, returnStates } from "../../commerce/return-states.ts";

import { goneProductFields } from "./gone-product-shape.ts";
import { shape } from "./shape.ts";

const state = string<ReturnState>().oneOf(returnStates).required();

/** What a customer sends back. */
export const returnShape = shape({
  id: number().integer().required(),
  idOrder: number().integer().required(),
  code: string().required(),
  state,
  status: string().required(),
  date: string().required(),
  message: string().defined(),
  note: string().defined(),
  products: array(
    shape({ ...goneProductFields, reason: string<ReturnReason>().oneOf(returnReasons).required() }),
  ).required(),
  amount: number().required(),
  history: array(shape({ state, status: string().required(), date: string().required() })).required(),
});
