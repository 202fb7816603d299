import { array, boolean, string } from "yup";

import type { OrderWithdrawals, Withdrawal, WithdrawalOffer } from "../../content/withdrawal.ts";
import { defineCall } from "../define-call.ts";
import { goneProductFields } from "../shapes/gone-product-shape.ts";
import { shape } from "../shapes/shape.ts";
import { withdrawalShape } from "../shapes/withdrawal-shape.ts";
import { typed } from "../typed.ts";

import { withdrawalBody, withdrawalCheckBody, withdrawalRefundBody } from "./withdrawals.body.ts";

const shop = { enabledBy: "isECommerce", isOwn: true } as const;

const buyer = { name: "Jeanne Aubert", code: "CD-7K3M9Q2", email: "jeanne@exemple.test" };

export const withdrawalCalls = {
  checkWithdrawal: defineCall("POST /withdrawal/check", {
    summary: "What of an order its buyer may withdraw from. An unknown order and another address get the same answer.",
    access: "public",
    ...shop,
    refuses: [404, 409, 429],
    example: { body: buyer },
    body: { format: "json", schema: withdrawalCheckBody },
    answer: typed<WithdrawalOffer>()(
      shape({
        code: string().required(),
        orderedAt: string().required(),
        endsOn: string().nullable().defined(),
        declaration: string().required(),
        products: array(shape({ ...goneProductFields, isExcluded: boolean().required() })).required(),
      }),
    ),
  }),

  withdraw: defineCall("POST /withdrawal", {
    summary: "Withdraws from an order, or from some of its goods; a receipt is written at once. Sent twice it is one.",
    access: "public",
    ...shop,
    refuses: [404, 409, 429],
    example: { body: { ...buyer, declaration: "AAAAAAAAAAAAAAAAAAAAAA", products: [{ id: 2, quantity: 1 }] } },
    body: { format: "json", schema: withdrawalBody },
    answer: typed<Withdrawal>()(withdrawalShape),
  }),

  getOrderWithdrawals: defineCall("GET /order/{id}/withdrawal", {
    summary: "Whether one may still withdraw from an order, until when, and what was withdrawn; for who may read it.",
    access: "order-holder",
    ...shop,
    params: { id: "id" },
    example: { query: { key: "AAAAAAAAAAAAAAAAAAAAAA" } },
    answer: typed<OrderWithdrawals>()(
      shape({
        isOpen: boolean().required(),
        endsOn: string().nullable().defined(),
        withdrawals: array(withdrawalShape).required(),
      }),
    ),
  }),

  listWithdrawals: defineCall("GET /admin/withdrawal", {
    summary:
      "The latest 200 withdrawals, those that wait for their refund first, the oldest of them before the others.",
    access: "ADMIN",
    ...shop,
    answer: typed<readonly Withdrawal[]>()(array(withdrawalShape).required()),
  }),

  refundWithdrawal: defineCall("POST /admin/withdrawal/{id}/refund", {
    summary: "Gives back what a withdrawal is owed; once, however often it is asked.",
    access: "ADMIN",
    ...shop,
    refuses: [404, 409],
    params: { id: "id" },
    example: { body: { isRestocked: false } },
    body: { format: "json", schema: withdrawalRefundBody },
    answer: typed<Withdrawal>()(withdrawalShape),
  }),
};
