import { array, number, string } from "yup";

import { orderStates } from "../../commerce/order-states.ts";
import { workLists } from "../../commerce/order-steps.ts";
import type { DeskOrder, DeskOrderList, PreparedOrders } from "../../content/desk-order.ts";
import { defineCall } from "../define-call.ts";
import { deskOrderShape, deskRowShape, workCountsShape } from "../shapes/desk-order-shape.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

import {
  orderMailBody,
  orderNoteBody,
  orderStepBody,
  preparedOrdersBody,
  printOrdersBody,
  refundOrderBody,
  shipOrderBody,
} from "./admin-orders.body.ts";

const desk = { access: "ADMIN", isOwn: true, enabledBy: "isECommerce" } as const;
const one = { ...desk, params: { id: "id" }, refuses: [404, 409] } as const;
const answer = typed<DeskOrder>()(deskOrderShape);

const list = {
  defaults: { nbItem: 50, page: 1, orderBy: "-date" },
  filters: {
    work: { type: "choice", choices: [...workLists], onlyEqual: true },
    state: { type: "choice", choices: [...orderStates], onlyEqual: true },
    search: { type: "text", onlyEqual: true },
    from: { type: "day", onlyEqual: true },
    to: { type: "day", onlyEqual: true },
  },
  orderBy: ["date"],
} as const;

/** Orders as the estate works with them: lists of work, one order with all that is known of it, and each step. */
export const adminOrderCalls = {
  listDeskOrders: defineCall("GET /admin/orders", {
    ...desk,
    summary:
      "A page of the estate’s orders and how many are in each work list. `search` keeps those in whose code, invoice " +
      "number, name and address all its words occur; `from` and `to` are days in Paris, both included.",
    list,
    example: { query: { search: "jeanne" } },
    answer: typed<DeskOrderList>()(
      shape({
        orders: array(deskRowShape).required(),
        total: number().integer().required(),
        counts: workCountsShape.required(),
      }),
    ),
  }),

  exportDeskOrders: defineCall("GET /admin/orders/export", {
    ...desk,
    summary: "All orders that a list finds as CSV, in UTF-8, parted by semicolons; no cell is taken for a formula.",
    list,
    isDownload: true,
    answer: nothing,
  }),

  findDeskOrder: defineCall("GET /admin/orders/code/{code}", {
    ...desk,
    summary: "The order of a code, as `getDeskOrder` answers it: for the counter.",
    params: { code: "slug" },
    refuses: [404],
    example: { params: { code: "CD-7K3M9Q2" } },
    answer,
  }),

  prepareOrders: defineCall("POST /admin/orders/prepared", {
    ...desk,
    summary:
      "Notes that the bottles of some orders stand ready: what is sent waits for its carrier, who fetches theirs is told. " +
      "One that can’t be prepared keeps none of the others.",
    example: { body: { orders: [3] } },
    body: { format: "json", schema: preparedOrdersBody },
    answer: typed<PreparedOrders>()(
      shape({
        done: array(number().integer().required()).required(),
        refused: array(
          shape({ id: number().integer().required(), code: string().defined(), message: string().defined() }),
        ).required(),
      }),
    ),
  }),

  printOrders: defineCall("POST /admin/orders/print", {
    ...desk,
    summary: "Preparing slips, delivery notes or invoices of some orders as one PDF; what has none is left out.",
    isDownload: true,
    mime: "application/pdf",
    refuses: [404],
    example: { body: { kind: "SLIP", orders: [3] } },
    body: { format: "json", schema: printOrdersBody },
    answer: nothing,
  }),

  getDeskOrder: defineCall("GET /admin/order/{id}", {
    ...desk,
    summary: "One order with its history, papers, files, returns and what can be given back of it.",
    params: { id: "id" },
    refuses: [404],
    answer,
  }),

  advanceOrder: defineCall("POST /admin/order/{id}/state", {
    ...one,
    summary: "Takes a paid order a step on. Whoever fetches theirs is told that it is ready.",
    example: { params: { id: 2 }, body: { state: "CLOSED" } },
    body: { format: "json", schema: orderStepBody },
    answer,
  }),

  shipOrder: defineCall("POST /admin/order/{id}/ship", {
    ...one,
    summary:
      "Notes that an order left with a carrier, under its number: its customer is told, with the link that follows it. With " +
      "another number it is corrected, and told anew.",
    example: { params: { id: 3 }, body: { trackingNumber: "6A12345678901", serviceCode: null, known: null } },
    body: { format: "json", schema: shipOrderBody },
    answer,
  }),

  cancelDeskOrder: defineCall("POST /admin/order/{id}/cancel", {
    ...one,
    summary:
      "Cancels an order that nobody has paid; its customer is told. What is paid is cancelled by giving it back.",
    example: { params: { id: 4 } },
    answer,
  }),

  refundOrder: defineCall("POST /admin/order/{id}/refund", {
    ...one,
    summary: "Has money of an order given back. With the last of it, what hasn’t left is cancelled.",
    example: {
      params: { id: 3 },
      body: { kind: "AMOUNT", lines: [], hasShipping: false, amount: 5, isRestocked: false, wanted: 0 },
    },
    body: { format: "json", schema: refundOrderBody },
    answer,
  }),

  noteOrder: defineCall("POST /admin/order/{id}/note", {
    ...desk,
    params: { id: "id" },
    refuses: [404],
    summary: "Notes something for whoever works with an order; its customer never reads it.",
    example: { body: { text: "Rappeler avant de livrer." } },
    body: { format: "json", schema: orderNoteBody },
    answer,
  }),

  removeOrderNote: defineCall("DELETE /admin/order/{id}/note/{idNote}", {
    ...desk,
    params: { id: "id", idNote: "id" },
    refuses: [404],
    summary: "Removes a note.",
    example: { params: { idNote: 900 } },
    answer,
  }),

  mailOrderAgain: defineCall("POST /admin/order/{id}/mail", {
    ...one,
    summary: "Sends a mail about an order to its customer once more, while it is still true; once within a minute.",
    example: { params: { id: 3 }, body: { kind: "order-paid" } },
    body: { format: "json", schema: orderMailBody },
    answer,
  }),
};
