import { sql } from "kysely";

import { toEuros } from "#schemas/commerce/money.ts";
import { orderStates, type OrderState } from "#schemas/commerce/order-states.ts";
import type { Order, OrderList, OrderStatus, OrderStep } from "#schemas/content/order.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, isLocale, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readList } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";
import { prepared } from "#server/db/prepared.ts";
import { isRowId, rowIds } from "#server/db/row-id.ts";
import type { Row } from "#server/db/tables.ts";
import { imageColumns } from "#server/media/read.ts";

import { orderColumns } from "./columns.ts";
import { presentOrder, presentStatus, type OrderLineRow } from "./present.ts";
import { isKeyOf } from "./rules.ts";

/** What paying an order takes to know; the currency is always EUR. */
export interface OrderToPay {
  readonly id: number;
  readonly code: string;
  readonly state: OrderState;
  readonly totalCents: number;
  readonly locale: Locale;
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly holdEndsAt: number;
  readonly idCart: string | null;
}

/** An order as whoever takes its money sees it; null when there is none. */
export async function orderToPay(orderId: number): Promise<OrderToPay | null> {
  const order = await orderRow(orderId);
  if (!order) return null;
  const { id, code, state, total_cents: totalCents, email, hold_ends_at: holdEndsAt, cart_id: idCart } = order;
  return { id, code, state, totalCents, locale: localeOf(order), email, holdEndsAt, idCart };
}

/** Tells whether a key is an order's own. */
export function opensOrder(order: Row<"order">, key: string): boolean {
  return isKeyOf(order, key);
}

/** An order for who has its key; null for any other. */
export async function orderByKey(orderId: number, key: string, locale: Locale): Promise<Order | null> {
  const order = await orderRow(orderId);
  return order && isKeyOf(order, key) ? await wholeOrder(order, locale) : null;
}

/** An order for who is logged in, when it is theirs. */
export async function orderOf(orderId: number, userId: number, locale: Locale): Promise<Order | null> {
  const order = await orderRow(orderId);
  return order?.user_id === userId ? await wholeOrder(order, locale) : null;
}

/** An order by what people call it, for the operator; null when there is none. */
export async function orderByCode(code: string, locale: Locale): Promise<Order | null> {
  const order = await database().selectFrom("order").selectAll().where("code", "=", code).executeTakeFirst();
  return order ? await wholeOrder(order, locale) : null;
}

/** The latest order of a user, or with null of everybody; null when there is none. */
export async function latestOrder(userId: number | null): Promise<Row<"order"> | null> {
  const latest = database().selectFrom("order").selectAll().orderBy("id", "desc").limit(1);
  return (await (userId === null ? latest : latest.where("user_id", "=", userId)).executeTakeFirst()) ?? null;
}

/** The latest 200 orders, of one state or of all, the latest first; for the operator. */
export async function recentOrders(state: OrderState | null): Promise<readonly Order[]> {
  const latest = database().selectFrom("order").selectAll().orderBy("id", "desc").limit(200);
  return await present(await (state === null ? latest : latest.where("state", "=", state)).execute(), "en_US");
}

/** The states that an order was in, each when it came, the first one first. */
export async function historyOf(orderId: number, locale: Locale): Promise<readonly OrderStep[]> {
  const events = await database()
    .selectFrom("order_event")
    .select(["to_state", "happened_at"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return events.map(({ to_state: state, happened_at: date }) => ({
    state,
    status: presentStatus(state, locale),
    date: new Date(date).toISOString(),
  }));
}

/** A user's orders. */
export async function ordersOf(userId: number, query: ListQuery, locale: Locale): Promise<OrderList> {
  const own = database().selectFrom("order").selectAll().where("user_id", "=", userId);
  const { rows, total } = await readList(own, query, orderColumns, sql.ref("order.id"));
  return { orders: await present(rows, locale), total };
}

/** Every state that an order can be in, in words (spec §7). */
export function orderStatuses(locale: Locale): readonly OrderStatus[] {
  return orderStates.map((state) => presentStatus(state, locale));
}

/** The language in which somebody ordered. */
export function localeOf({ locale }: Pick<Row<"order">, "locale">): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}

/** An order's row, for who then asks whose it is; null when there is none. */
export async function orderRow(id: number): Promise<Row<"order"> | null> {
  if (!isRowId(id)) return null;
  const [row] = await selectOrder({ id });
  return row ?? null;
}

/** What people call some orders, by their ids; none of those that aren't there. */
export async function codesOfOrders(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const some = rowIds(ids);
  if (some.length === 0) return new Map();
  const rows = await database().selectFrom("order").select(["id", "code"]).where("id", "in", some).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

const selectOrder = prepared(({ id }: { id: number }) =>
  database().selectFrom("order").selectAll().where("id", "=", id),
);

/** An order as it is sent. */
export async function wholeOrder(order: Row<"order">, locale: Locale): Promise<Order> {
  return presentOrder(order, await linesOf([order.id], locale), locale);
}

async function present(orders: readonly Row<"order">[], locale: Locale): Promise<readonly Order[]> {
  const lines = Map.groupBy(
    await linesOf(
      orders.map(({ id }) => id),
      locale,
    ),
    (line) => line.order_id,
  );
  return orders.map((order) => presentOrder(order, lines.get(order.id) ?? [], locale));
}

async function linesOf(orderIds: readonly number[], locale: Locale): Promise<readonly OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return await database()
    .selectFrom("order_line")
    .innerJoin("declination", "declination.id", "order_line.declination_id")
    .innerJoin("product", "product.id", "declination.product_id")
    .innerJoin("product_text as fallback", (join) =>
      join.onRef("fallback.product_id", "=", "product.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("product_text as here", (join) =>
      join.onRef("here.product_id", "=", "product.id").on("here.locale", "=", locale),
    )
    .leftJoin("media", (join) =>
      join.on("media.id", "=", ({ fn }) => fn.coalesce("declination.media_id", "product.media_id")),
    )
    .selectAll("order_line")
    .select(["declination.product_id", localized("slug").as("slug")])
    .select(imageColumns)
    .where("order_line.order_id", "in", orderIds)
    .orderBy("order_line.id")
    .execute();
}

/** Orders that were paid in a stretch of time, its end left out, and their sum in euros, less what was paid back. */
export async function sumPaidOrders(span: {
  readonly from: number;
  readonly to: number;
}): Promise<{ readonly orders: number; readonly turnover: number }> {
  const { orders, cents } = await database()
    .selectFrom("order")
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("orders"),
      fn.sum<number>(eb("total_cents", "-", eb.ref("refunded_cents"))).as("cents"),
    ])
    .where("paid_at", ">=", span.from)
    .where("paid_at", "<", span.to)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), turnover: toEuros(Number(cents ?? 0)) };
}
