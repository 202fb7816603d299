import type { customerCalls } from "#schemas/contract/calls/customers.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { customerFile, exportCustomers } from "./export/read.ts";
import { findCustomer, listCustomers } from "./read.ts";
import { correctCustomer, eraseCustomer, logOutCustomer } from "./write.ts";

export const customerHandlers: HandlersOf<typeof customerCalls> = {
  listCustomers: async ({ list }) => ok(await listCustomers(list)),
  exportCustomers: async ({ list }) =>
    fileAnswer({ name: "customers.csv", mime: "text/csv; charset=utf-8", parts: exportCustomers(list) }),
  getCustomer: async ({ params, locale }) => {
    const customer = await findCustomer(params.id, locale);
    return customer ? ok(customer) : gone;
  },
  exportCustomer: async ({ params, locale }) => {
    const file = await customerFile(params.id, locale);
    if (!file) return gone;
    return fileAnswer({ name: `customer-${params.id}.json`, mime: "application/json", parts: [file] });
  },
  saveCustomer: async ({ params, body, locale }) => await correctCustomer(params.id, body, locale),
  endCustomerSessions: async ({ params, locale }) => await logOutCustomer(params.id, locale),
  eraseCustomer: async ({ params, locale }) => await eraseCustomer(params.id, locale),
};

const gone = refuse("not-found", "customer.gone");
