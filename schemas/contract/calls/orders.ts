import { array, number, string } from "yup";

import { orderStates } from "../../commerce/order-states.ts";
import type { Order, OrderList, OrderStatus, OrderStep } from "../../content/order.ts";
import type { OrderPaper } from "../../content/order-paper.ts";
import { defineCall } from "../define-call.ts";
import { orderPaperShape, orderShape, orderStateShape, orderStatusShape } from "../shapes/order-shape.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const shop = { enabledBy: "isECommerce" } as const;

export const orderCalls = {
  listOrders: defineCall("GET /order", {
    summary: "The orders of who is logged in, the latest first.",
    access: "session",
    ...shop,
    list: {
      defaults: { nbItem: 10, page: 1, orderBy: "-id" },
      filters: {
        id: { type: "integer" },
        code: { type: "text" },
        state: { type: "choice", choices: [...orderStates] },
        total: { type: "number" },
      },
      orderBy: ["id", "date", "total"],
    },
    answer: typed<OrderList>()(shape({ orders: array(orderShape).required(), total: number().integer().required() })),
  }),

  getOrder: defineCall("GET /order/{id}", {
    summary: "One order, for its user, with the key that was given when it was placed, or for administrators.",
    access: "order-holder",
    ...shop,
    params: { id: "id" },
    example: { query: { key: "AAAAAAAAAAAAAAAAAAAAAA" } },
    answer: typed<Order>()(orderShape),
  }),

  getOrderHistory: defineCall("GET /order/{id}/history", {
    summary: "What became of an order, the first state first, for who may read the order.",
    access: "order-holder",
    ...shop,
    isOwn: true,
    params: { id: "id" },
    example: { query: { key: "AAAAAAAAAAAAAAAAAAAAAA" } },
    answer: typed<readonly OrderStep[]>()(
      array(
        shape({ state: orderStateShape.defined(), status: orderStatusShape.defined(), date: string().required() }),
      ).required(),
    ),
  }),

  listOrderPapers: defineCall("GET /order/{id}/papers", {
    summary: "Invoice, credit notes and delivery note of an order, for who may read the order.",
    access: "order-holder",
    ...shop,
    isOwn: true,
    params: { id: "id" },
    example: { query: { key: "AAAAAAAAAAAAAAAAAAAAAA" } },
    answer: typed<readonly OrderPaper[]>()(array(orderPaperShape).required()),
  }),

  getOrderPaper: defineCall("GET /order/{id}/papers/{number}", {
    summary: "An invoice or a credit note as it was issued, as a PDF.",
    access: "order-holder",
    ...shop,
    isOwn: true,
    isDownload: true,
    mime: "application/pdf",
    params: { id: "id", number: "slug" },
    refuses: [429],
    example: { params: { number: "2026-000001" }, query: { key: "AAAAAAAAAAAAAAAAAAAAAA" } },
    answer: nothing,
  }),

  getDeliveryNote: defineCall("GET /order/{id}/delivery-note", {
    summary: "What goes with the goods of an order, as a PDF: for its customer once it has left.",
    access: "order-holder",
    ...shop,
    isOwn: true,
    isDownload: true,
    mime: "application/pdf",
    params: { id: "id" },
    refuses: [429],
    example: { query: { key: "AAAAAAAAAAAAAAAAAAAAAA" } },
    answer: nothing,
  }),

  listOrderStatuses: defineCall("GET /list/order/status", {
    summary: "Every state that an order can be in, in words.",
    access: "public",
    ...shop,
    answer: typed<readonly OrderStatus[]>()(array(orderStatusShape).required()),
  }),

  getOrderStatus: defineCall("GET /admin/order/{id}/get-status", {
    summary: "Where an order stands, for the estate.",
    access: "ADMIN",
    ...shop,
    refuses: [404],
    params: { id: "id" },
    answer: shape({ id: number().integer().required(), value: string().defined(), state: orderStateShape.defined() }),
  }),

  getTrackingLink: defineCall("GET /admin/order/{id}/tracking-link", {
    summary: "Under which number an order is followed, and where; null while it has none.",
    access: "ADMIN",
    ...shop,
    refuses: [404],
    params: { id: "id" },
    answer: shape({ trackingNumber: string().nullable().defined(), trackingLink: string().nullable().defined() }),
  }),
};
