import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { dayOf } from "#schemas/paris-day.ts";
import { consentsOf } from "#server/newsletter/read.ts";
import { csvRow } from "#server/text/csv.ts";

import { findCustomer, findCustomers } from "../read.ts";

const atOnce = 500;

/** The names of the columns don't change with a language: what reads the table knows them by these. */
const head = [
  ...["id", "email", "firstname", "lastname", "phone", "since"],
  ...["orders", "spent", "lastOrder", "newsletter"],
];

/** All customers that a query finds as CSV, page by page. */
export async function* exportCustomers(query: ListQuery): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${csvRow(head)}`);
  for (let page = 1; ; page += 1) {
    const { rows } = await findCustomers({ ...query, page, nbItem: atOnce });
    for (const row of rows) {
      const last = row.lastOrderAt === null ? "" : dayOf(row.lastOrderAt);
      const said = [String(row.id), row.email, row.firstname, row.lastname, row.phone ?? "", dayOf(row.since)];
      const bought = [String(row.orders), row.spent.toFixed(2), last, row.isReader ? "yes" : "no"];
      yield Buffer.from(csvRow([...said, ...bought]));
    }
    if (rows.length < atOnce) return;
  }
}

/** All that is kept of a customer's account, as JSON for themselves; null where there is none. */
export async function customerFile(id: number, locale: Locale): Promise<Uint8Array | null> {
  const customer = await findCustomer(id, locale);
  if (!customer) return null;
  const { subscriptions, ...account } = customer;
  const proof = (await consentsOf(customer.email)).map(({ at, ...line }) => ({
    at: new Date(at).toISOString(),
    ...line,
  }));
  const instants = {
    since: new Date(account.since).toISOString(),
    orders: account.orders.map((order) => ({ ...order, at: new Date(order.at).toISOString() })),
  };
  const newsletters = subscriptions.map(({ since, ...one }) => ({ ...one, since: new Date(since).toISOString() }));
  return Buffer.from(`${JSON.stringify({ ...account, ...instants, newsletters, proof }, null, 2)}\n`);
}
