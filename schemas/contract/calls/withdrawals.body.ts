import { array, boolean, number, string } from "yup";

import { shape } from "../shapes/shape.ts";

const who = {
  name: string().max(120).required(),
  code: string().max(40).required(),
  email: string().max(254).required(),
};

/** What `checkWithdrawal` takes: who withdraws from which order, and where the receipt goes (L10). */
export const withdrawalCheckBody = shape(who);

/** What `withdraw` takes; left out, `products` are all of the order's. */
export const withdrawalBody = shape({
  ...who,
  declaration: string()
    .matches(/^[A-Za-z0-9_-]{22}$/)
    .required(),
  products: array(
    shape({ id: number().integer().min(1).required(), quantity: number().integer().min(1).max(100_000).required() }),
  )
    .min(1)
    .max(500),
});

/** What `refundWithdrawal` takes: whether the goods are in the cellar again. */
export const withdrawalRefundBody = shape({ isRestocked: boolean().required() });
