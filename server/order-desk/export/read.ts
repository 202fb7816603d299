import type { ListQuery } from "#schemas/contract/list-query.ts";
import { toEuros } from "#schemas/commerce/money.ts";
import type { Locale } from "#schemas/locale.ts";
import { dayOf, timeOf } from "#schemas/paris-day.ts";
import { csvRow } from "#server/text/csv.ts";
import { messageText } from "#server/text/message-text.ts";

import { findOrders } from "../read.ts";
import { presentRow, type CountedOrder } from "../present.ts";

const atOnce = 500;

/** The names of the columns don't change with a language: what reads the table knows them by these. */
const head = [
  ...["code", "date", "time", "state", "status", "name", "email", "phone", "delivery", "place", "pickup"],
  ...["pieces", "goods", "discount", "shipping", "total", "refunded", "invoice", "paid", "tracking"],
];

/** All orders that a query finds as CSV, page by page: the table of a whole year is never held at once. */
export async function* exportOrders(query: ListQuery, locale: Locale): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${csvRow(head)}`);
  for (let page = 1; ; page += 1) {
    const { rows } = await findOrders({ ...query, page, nbItem: atOnce });
    for (const row of rows) yield Buffer.from(csvRow(cellsOf(row, locale)));
    if (rows.length < atOnce) return;
  }
}

function cellsOf(order: CountedOrder, locale: Locale): readonly string[] {
  const row = presentRow(order, locale);
  const euros = (cents: number): string => toEuros(cents).toFixed(2);
  const pickup = row.slot ? `${row.slot.date} ${row.slot.from}-${row.slot.to}` : "";
  return [
    ...[order.code, dayOf(order.created_at), timeOf(order.created_at), order.state],
    ...[messageText(`order.state.${order.state}`, locale), row.name, order.email, order.phone],
    ...[order.delivery_type, row.place, pickup, String(row.count)],
    ...[euros(order.goods_cents), euros(order.discount_cents), euros(order.shipping_cents)],
    ...[euros(order.total_cents), euros(order.refunded_cents), order.invoice_number ?? ""],
    ...[order.paid_at === null ? "" : dayOf(order.paid_at), order.tracking_number],
  ];
}
