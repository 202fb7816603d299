import { array, boolean, number, string } from "yup";

import { orderStates, type OrderState } from "../../commerce/order-states.ts";
import type { Customer, CustomerList } from "../../content/customer.ts";
import { type SubscriptionState, subscriptionStates } from "../../content/newsletter.ts";
import { defineCall } from "../define-call.ts";
import { userAddressShape } from "../shapes/user-address-shape.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";
import { customerBody } from "./customers.body.ts";

const own = { access: "ADMIN", isOwn: true } as const;

/** The customer of the tests. */
const one = { ...own, params: { id: "id" }, refuses: [404], example: { params: { id: 902 } } } as const;

const person = {
  id: number().integer().required(),
  email: string().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  since: number().integer().required(),
};

const customer = typed<Customer>()(
  shape({
    ...person,
    phone: string().nullable().defined(),
    sessions: number().integer().required(),
    addresses: array(userAddressShape).required(),
    orders: array(
      shape({
        id: number().integer().required(),
        code: string().required(),
        at: number().integer().required(),
        state: string<OrderState>().oneOf(orderStates).required(),
        total: number().required(),
        returns: number().integer().required(),
      }),
    ).required(),
    subscriptions: array(
      shape({
        id: number().integer().required(),
        name: string().defined(),
        state: string<SubscriptionState>().oneOf(subscriptionStates).required(),
        since: number().integer().required(),
      }),
    ).required(),
  }),
);

const list = {
  defaults: { nbItem: 50, page: 1, orderBy: "-since" },
  filters: {
    search: { type: "text", onlyEqual: true },
    has: { type: "choice", choices: ["orders", "newsletter"], onlyEqual: true },
  },
  orderBy: ["since", "name", "spent", "lastOrder"],
} as const;

/** Who has an account with the estate and doesn't edit its site (`server/customers/`). */
export const customerCalls = {
  listCustomers: defineCall("GET /admin/customer", {
    ...own,
    summary:
      "A page of the estate’s customers who have an account. `search` keeps those in whose names and address all its words " +
      "occur, `has` those who paid an order, or get a newsletter.",
    list,
    example: { query: { search: "jeanne" } },
    answer: typed<CustomerList>()(
      shape({
        customers: array(
          shape({
            ...person,
            orders: number().integer().required(),
            spent: number().required(),
            lastOrderAt: number().integer().nullable().defined(),
            isReader: boolean().required(),
          }),
        ).required(),
        total: number().integer().required(),
      }),
    ),
  }),

  exportCustomers: defineCall("GET /admin/customer/csv", {
    ...own,
    summary: "All customers that a list finds as CSV, in UTF-8, parted by semicolons; no cell is taken for a formula.",
    list,
    isDownload: true,
    answer: nothing,
  }),

  getCustomer: defineCall("GET /admin/customer/{id}", {
    ...one,
    summary: "A customer with what the estate has to know to answer them: addresses, orders, newsletters.",
    answer: customer,
  }),

  exportCustomer: defineCall("GET /admin/customer/{id}/data", {
    ...one,
    summary:
      "All that is kept of a customer’s account as JSON, for themselves (GDPR, articles 15 and 20): what they said, their " +
      "addresses and orders, and the proof of their newsletters.",
    isDownload: true,
    answer: nothing,
  }),

  saveCustomer: defineCall("PUT /admin/customer/{id}", {
    ...one,
    summary: "Corrects a customer’s name and telephone number; the e-mail address is theirs alone to change.",
    example: { ...one.example, body: { firstname: "Jeanne", lastname: "Martin", phone: "+33 6 12 34 56 78" } },
    body: { format: "json", schema: customerBody },
    answer: customer,
  }),

  endCustomerSessions: defineCall("DELETE /admin/customer/{id}/session", {
    ...one,
    summary: "Logs a customer out everywhere; their devices are unknown from then on.",
    answer: shape({ ended: number().integer().required() }),
  }),

  eraseCustomer: defineCall("DELETE /admin/customer/{id}", {
    ...one,
    summary:
      "Deletes a customer’s account at their wish, as they could themselves: what the law has kept (invoices) stays without " +
      "it. Refused while an order waits to be paid.",
    refuses: [404, 409],
    answer: nothing,
  }),
};
