import { array, boolean, number, string } from "yup";

import type { GenericValue, OrderBack, ProductReturn } from "../../content/product-return.ts";
import { defineCall } from "../define-call.ts";
import { goneProductFields } from "../shapes/gone-product-shape.ts";
import { returnShape } from "../shapes/return-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

import { returnBody, returnStepBody } from "./returns.body.ts";

const shop = { enabledBy: "isECommerce" } as const;
const own = { ...shop, isOwn: true } as const;
const key = "BBBBBBBBBBBBBBBBBBBBBB";

const toReturn = { products: [{ id: 2, quantity: 1, reason: "BROKEN" }], message: "" };

export const returnCalls = {
  getOrderBack: defineCall("GET /order-back", {
    summary:
      "What of an order its customer may send back, with the words for each step, and what was sent back. Without `order`, of the latest.",
    access: "order-holder",
    ...shop,
    list: {
      defaults: { nbItem: 1, page: 1, orderBy: "order" },
      filters: { order: { type: "integer", onlyEqual: true } },
      orderBy: ["order"],
    },
    example: { query: { order: 2, key } },
    answer: typed<OrderBack>()(
      shape({
        isActive: boolean().required(),
        message: string().defined(),
        returnAskDescription: string().defined(),
        labelSentDescription: string().defined(),
        productReceivedDescription: string().defined(),
        idOrder: number().integer().required(),
        code: string().required(),
        isPossible: boolean().required(),
        reason: string().defined(),
        products: array(shape(goneProductFields)).required(),
        returns: array(returnShape).required(),
      }),
    ),
  }),

  askReturn: defineCall("POST /order/{id}/back-products", {
    summary: "Asks the estate to take goods of an order back that was received.",
    access: "order-holder",
    ...shop,
    refuses: [409, 429],
    params: { id: "id" },
    example: { params: { id: 2 }, query: { key }, body: toReturn },
    body: { format: "json", schema: returnBody },
    answer: typed<ProductReturn>()(returnShape),
  }),

  getReturn: defineCall("GET /order/{id}/back-products/{idReturn}", {
    summary: "One return of an order, for who may read the order.",
    access: "order-holder",
    ...own,
    params: { id: "id", idReturn: "id" },
    example: { params: { id: 2 }, query: { key } },
    answer: typed<ProductReturn>()(returnShape),
  }),

  cancelReturn: defineCall("POST /order/{id}/back-products/{idReturn}/cancel", {
    summary: "Takes back what was asked, while no label is on its way.",
    access: "order-holder",
    ...own,
    refuses: [409],
    params: { id: "id", idReturn: "id" },
    example: { params: { id: 2 }, query: { key } },
    answer: typed<ProductReturn>()(returnShape),
  }),

  listGenericValues: defineCall("GET /order-generic-values/{type}", {
    summary: "The values of a type that orders know, in words: `return-reason`.",
    access: "public",
    ...shop,
    refuses: [404],
    params: { type: "slug" },
    example: { params: { type: "return-reason" } },
    answer: typed<readonly GenericValue[]>()(
      array(
        shape({ id: number().integer().required(), key: string().required(), value: string().required() }),
      ).required(),
    ),
  }),

  areReturnsActive: defineCall("GET /order/back-products/is-active", {
    summary: "Whether the estate takes goods back.",
    access: "public",
    ...shop,
    answer: shape({ isActive: boolean().required() }),
  }),

  listReturns: defineCall("GET /admin/order-back", {
    summary: "The latest 200 returns, the newest first.",
    access: "ADMIN",
    ...own,
    answer: typed<readonly ProductReturn[]>()(array(returnShape).required()),
  }),

  advanceReturn: defineCall("POST /admin/order-back/{id}/state", {
    summary: "Takes a return a step on: the customer is told, and what was received is refunded with REFUNDED.",
    access: "ADMIN",
    ...own,
    refuses: [404, 409],
    params: { id: "id" },
    example: { body: { state: "ACCEPTED", note: "", isRestocked: false } },
    body: { format: "json", schema: returnStepBody },
    answer: typed<ProductReturn>()(returnShape),
  }),
};
