import { array, boolean, number, string } from "yup";

import { estateSteps, returnReasons } from "../../commerce/return-states.ts";
import { shape } from "../shapes/shape.ts";

/** What `askReturn` takes: so many of which lines of the order, and why. */
export const returnBody = shape({
  products: array(
    shape({
      id: number().integer().min(1).required(),
      quantity: number().integer().min(1).max(100_000).required(),
      reason: string().oneOf(returnReasons).required(),
    }),
  )
    .min(1)
    .max(500)
    .required(),
  message: string().max(2000).defined(),
});

/** What `advanceReturn` takes; `isRestocked` is heeded when the goods are received. */
export const returnStepBody = shape({
  state: string().oneOf(estateSteps).required(),
  note: string().max(1000).defined(),
  isRestocked: boolean().required(),
});
