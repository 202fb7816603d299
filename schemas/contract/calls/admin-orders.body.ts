import { array, boolean, number, string } from "yup";

import { mostOrdersAtOnce, pressedSteps, repeatedMails } from "../../commerce/order-steps.ts";
import { shape } from "../shapes/shape.ts";

const id = number().integer().min(1).max(2_147_483_647).required();

const orders = array(id).min(1).max(mostOrdersAtOnce).required();

/** What `advanceOrder` takes: the step that an order takes. */
export const orderStepBody = shape({ state: string().oneOf(pressedSteps).required() });

/** What `prepareOrders` takes. */
export const preparedOrdersBody = shape({ orders });

/**
 * What `shipOrder` takes: under which number the parcel is followed, empty where there is none, and whose it is; null: the
 * service's that was chosen with the order. `known` is what stood there before, the number and its link as they were told,
 * null before it left: where somebody else has shipped or corrected it meanwhile, it is refused.
 */
export const shipOrderBody = shape({
  trackingNumber: string().trim().max(60).defined(),
  serviceCode: string().max(60).nullable().defined(),
  known: shape({
    trackingNumber: string().max(60).nullable().defined(),
    trackingLink: string().max(4000).nullable().defined(),
  })
    .nullable()
    .defined(),
});

/** What is given back: all that is left, so many of some lines with the shipping or without it, or an amount. */
export const refundKinds = ["WHOLE", "LINES", "AMOUNT"] as const;

/**
 * What `refundOrder` takes. Of LINES `lines` and `hasShipping` count, of AMOUNT `amount`, in euros. `wanted` is what was
 * wanted back before (`refundable.wanted`): sent twice, or made up from what has changed, it is refused.
 */
export const refundOrderBody = shape({
  kind: string().oneOf(refundKinds).required(),
  lines: array(shape({ id, quantity: number().integer().min(1).max(100_000).required() }))
    .max(500)
    .required(),
  hasShipping: boolean().required(),
  amount: number().min(0).max(20_000_000).nullable().defined(),
  isRestocked: boolean().required(),
  wanted: number().min(0).max(20_000_000).required(),
});

/** What `noteOrder` takes: words for whoever works with the order; its customer never reads them. */
export const orderNoteBody = shape({ text: string().trim().max(2000).required() });

/** What `mailOrderAgain` takes: the mail that its customer gets once more. */
export const orderMailBody = shape({ kind: string().oneOf(repeatedMails).required() });

/** Papers of several orders that are printed in one go. */
export const printedPapers = ["SLIP", "DELIVERY_NOTE", "INVOICE"] as const;

/** What `printOrders` takes. */
export const printOrdersBody = shape({ kind: string().oneOf(printedPapers).required(), orders });
