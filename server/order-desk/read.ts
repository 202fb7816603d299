import { sql } from "kysely";

import type { DeskFile, DeskOrder, DeskOrderList, WorkCounts } from "#schemas/content/desk-order.ts";
import { workLists } from "#schemas/commerce/order-steps.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readList } from "#server/db/list-sql.ts";
import type { Row } from "#server/db/tables.ts";
import { filesOfOrder } from "#server/forms/files/read.ts";
import { papersOf } from "#server/orders/papers/read.ts";
import { localeOf, wholeOrder } from "#server/orders/read.ts";
import { refundableOf } from "#server/returns/refunds/read.ts";
import { returnsOf } from "#server/returns/read.ts";
import { withdrawalsOf } from "#server/returns/withdrawals/read.ts";
import { shippingServices } from "#server/shipping/fees/read.ts";

import { columnsFor, inWorkList } from "./columns.ts";
import { historyOf } from "./history/read.ts";
import { presentRow, type CountedOrder } from "./present.ts";

/** A page of the estate's orders, and how many are in each list of work. */
export async function listDeskOrders(query: ListQuery, locale: Locale): Promise<DeskOrderList> {
  const { rows, total } = await findOrders(query);
  return { orders: rows.map((row) => presentRow(row, locale)), total, counts: await workCounts() };
}

/** The orders that a query finds, with what is counted of each. */
export async function findOrders(query: ListQuery) {
  const select = database()
    .selectFrom("order")
    .selectAll("order")
    .select([
      sql<number | null>`(select sum(quantity) from order_line where order_id = "order".id)`.as("pieces"),
      sql<number>`(select count(*) from order_return where order_id = "order".id
        and state in ('ASKED', 'ACCEPTED', 'RECEIVED'))`.as("returns"),
      sql<number>`(select count(*) from withdrawal where order_id = "order".id and refunded_at is null)`.as(
        "withdrawals",
      ),
    ]);
  const found = await readList(select, query, columnsFor(query), sql.ref("order.id"));
  return { total: found.total, rows: found.rows as readonly CountedOrder[] };
}

async function workCounts(): Promise<WorkCounts> {
  const count = async (condition: ReturnType<typeof inWorkList> | null): Promise<number> => {
    const all = database()
      .selectFrom("order")
      .select(({ fn }) => fn.countAll<number>().as("n"));
    const { n } = await (condition ? all.where(condition) : all).executeTakeFirstOrThrow();
    return Number(n);
  };
  const [prepare = 0, ship = 0, pickup = 0, answer = 0] = [
    ...(await Promise.all(workLists.map(async (work) => await count(inWorkList(work))))),
  ];
  return { prepare, ship, pickup, answer, all: await count(null) };
}

/** An order by its code, as people call it; null when there is none. */
export async function rowByCode(code: string): Promise<Row<"order"> | null> {
  return (await database().selectFrom("order").selectAll().where("code", "=", code).executeTakeFirst()) ?? null;
}

/** Some orders, in the order in which they are given; what isn't there is left out. */
export async function rowsOf(ids: readonly number[]): Promise<readonly Row<"order">[]> {
  const rows = await database().selectFrom("order").selectAll().where("id", "in", ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** An order with all that the estate knows of it. */
export async function deskOrder(row: Row<"order">, locale: Locale): Promise<DeskOrder> {
  const order = await wholeOrder(row, locale);
  const papers = await papersOf(row, locale, true);
  const returns = await returnsOf(row.id, locale);
  const { withdrawals } = await withdrawalsOf(row);
  return {
    // Paying is for who ordered.
    order: { ...order, isPayable: false },
    locale: localeOf(row),
    idUser: row.user_id,
    history: await historyOf(row, { papers, returns, withdrawals }, locale),
    papers,
    files: await filesIn(row.id, order.products),
    returns,
    withdrawals,
    refundable: await refundableOf(row),
    services: await shippingServices(locale),
  };
}

async function filesIn(orderId: number, lines: readonly { readonly id: number }[]): Promise<readonly DeskFile[]> {
  const files = await filesOfOrder(orderId);
  return files.map(({ id, name, line }) => {
    return { idLine: lines[line - 1]?.id ?? 0, name, url: `/api/forms/file/download/${id}` };
  });
}
