import { toEuros } from "#schemas/commerce/money.ts";
import type { Customer, CustomerList, CustomerOrder, CustomerRow } from "#schemas/content/customer.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { listUserAddresses } from "#server/accounts/addresses/read.ts";
import { countSessions } from "#server/accounts/sessions/read.ts";
import { database } from "#server/db/context.ts";
import { readList } from "#server/db/list-sql.ts";
import { isRowId } from "#server/db/row-id.ts";
import { subscriptionsOf } from "#server/newsletter/subscriptions/read.ts";
import { sql } from "kysely";

import { customerColumns, isReader, lastPaidAt, paidOrders, spentCents } from "./columns.ts";

/** So many orders of one customer are told. */
const mostOrders = 200;

/** A page of those who have an account and don't edit the site. */
export async function listCustomers(query: ListQuery): Promise<CustomerList> {
  const { rows, total } = await findCustomers(query);
  return { customers: rows.map(({ phone: _phone, ...row }) => row), total };
}

/** The same with their telephone numbers, for the table. */
export async function findCustomers(query: ListQuery): Promise<{
  readonly rows: readonly (CustomerRow & { readonly phone: string | null })[];
  readonly total: number;
}> {
  const select = database()
    .selectFrom("user")
    .select(["user.id", "user.email", "user.firstname", "user.lastname", "user.phone", "user.created_at"])
    .select([paidOrders.as("orders"), spentCents.as("spent"), lastPaidAt.as("last_at"), isReader.as("is_reader")])
    .where("user.role", "=", "CUSTOMER");
  const { rows, total } = await readList(select, query, customerColumns, sql.ref("user.id"));
  return {
    total,
    rows: rows.map(({ id, email, firstname, lastname, phone, ...row }) => ({
      ...{ id, email, firstname, lastname, phone, since: row.created_at },
      orders: Number(row.orders),
      spent: toEuros(Number(row.spent)),
      lastOrderAt: row.last_at === null ? null : Number(row.last_at),
      isReader: Boolean(row.is_reader),
    })),
  };
}

/** Somebody who has an account and doesn't edit the site; null where there is none. */
export async function findCustomer(id: number, locale: Locale): Promise<Customer | null> {
  if (!isRowId(id)) return null;
  const user = await database()
    .selectFrom("user")
    .select(["id", "email", "firstname", "lastname", "phone", "created_at"])
    .where("id", "=", id)
    .where("role", "=", "CUSTOMER")
    .executeTakeFirst();
  if (!user) return null;
  const { email, firstname, lastname, phone, created_at: since } = user;
  return {
    ...{ id, email, firstname, lastname, phone, since },
    sessions: await countSessions(id),
    addresses: await listUserAddresses(id, locale),
    orders: await ordersOfCustomer(id),
    subscriptions: await subscriptionsOf(email, locale),
  };
}

async function ordersOfCustomer(userId: number): Promise<readonly CustomerOrder[]> {
  const rows = await database()
    .selectFrom("order")
    .select(["id", "code", "created_at", "state", "total_cents"])
    .select([
      sql<number>`(select count(*) from order_return where order_id = "order".id)`.as("sent_back"),
      sql<number>`(select count(*) from withdrawal where order_id = "order".id)`.as("withdrawn"),
    ])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostOrders)
    .execute();
  return rows.map(({ id, code, created_at: at, state, total_cents: cents, sent_back, withdrawn }) => {
    return { id, code, at, state, total: toEuros(cents), returns: Number(sent_back) + Number(withdrawn) };
  });
}
