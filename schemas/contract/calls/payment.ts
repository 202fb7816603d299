import { boolean, number, string } from "yup";

import { orderStates, type OrderState } from "../../commerce/order-states.ts";
import { declineReasons, paymentStates, type DeclineReason, type PaymentState } from "../../commerce/payment-states.ts";
import type { CardProvider, PaymentResult } from "../../content/payment.ts";
import { defineCall } from "../define-call.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

export const paymentCalls = {
  getCardProvider: defineCall("GET /{cardProvider}/public-key", {
    summary: "The key by which a browser names the shop to who charges cards.",
    access: "public",
    enabledBy: "isECommerce",
    params: { cardProvider: "slug" },
    example: { params: { cardProvider: "sandbox" } },
    answer: typed<CardProvider>()(shape({ provider: string().required(), publicKey: string().defined() })),
  }),

  getPaymentResult: defineCall("GET /{cardProvider}/result/{id}", {
    summary: "What came of a payment by card, as the provider says; nothing of who pays.",
    access: "public",
    enabledBy: "isECommerce",
    isFleeting: true,
    params: { cardProvider: "slug", id: "slug" },
    example: { params: { cardProvider: "sandbox", id: "k3VwC0nW7Zt1u9QxYb2DfA" } },
    answer: typed<PaymentResult>()(
      shape({
        id: string().required(),
        state: string<PaymentState>().oneOf(paymentStates).required(),
        reason: string<DeclineReason>().oneOf(declineReasons).nullable().defined(),
        amount: number().required(),
        order: shape({
          id: number().integer().required(),
          code: string().required(),
          state: string<OrderState>().oneOf(orderStates).required(),
          isPayable: boolean().required(),
        }).required(),
      }),
    ),
  }),
};
