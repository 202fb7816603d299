import { sql } from "kysely";

import { stockLists } from "#schemas/commerce/stock-movements.ts";
import type { StockCounts, StockLevel, StockLevelList } from "#schemas/content/inventory.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readList } from "#server/db/list-sql.ts";
import { isRowId, rowIds } from "#server/db/row-id.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { inStockList, levelColumns, nameOf } from "./columns.ts";
import { type LevelRow, presentLevel } from "./present.ts";
import { lowStock } from "./rules.ts";

/** A page of what there is of each form that is sold, and how many forms are in each list. */
export async function listLevels(query: ListQuery, locale: Locale): Promise<StockLevelList> {
  const low = lowStock(await parameterValues());
  const { levels, total } = await findBelow(low, query, locale);
  return { levels, total, counts: await countLists(low), low };
}

/** The levels that a query finds. */
export async function findLevels(query: ListQuery, locale: Locale) {
  return await findBelow(lowStock(await parameterValues()), query, locale);
}

/** The same, where it is known below how many pieces there is little of a form. */
async function findBelow(low: number, query: ListQuery, locale: Locale) {
  const select = selectLevels(locale).where("declination.archived_at", "is", null);
  const order = sql`declination.product_id, declination.position, declination.id`;
  const { rows, total } = await readList(select, query, levelColumns(low), order);
  return { levels: await present(rows), total };
}

/** What there is of one form, also of one that isn't sold any more; null when there is none. */
export async function levelOf(id: number, locale: Locale): Promise<StockLevel | null> {
  if (!isRowId(id)) return null;
  const [level] = await present(await selectLevels(locale).where("declination.id", "=", id).execute());
  return level ?? null;
}

/** What some forms are called, by their ids, also those that aren't sold any more. */
export async function namesOfForms(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, string>> {
  const some = rowIds(ids);
  if (some.length === 0) return new Map();
  const rows = await selectLevels(locale).where("declination.id", "in", some).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function present(rows: readonly LevelRow[]): Promise<readonly StockLevel[]> {
  const leaving = await leavingOf(rows.map(({ id }) => id));
  return rows.map((row) => presentLevel(row, leaving.get(row.id) ?? 0));
}

/** What was sold of some forms and hasn't left the estate. */
async function leavingOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .selectFrom("order")
    .innerJoin("order_hold", "order_hold.order_id", "order.id")
    .select(["order_hold.declination_id as id", sql<number>`sum(order_hold.quantity)`.as("pieces")])
    .where("order.state", "in", ["PAID", "PREPARING", "READY_FOR_PICKUP"])
    .where("order_hold.is_sold", "=", 1)
    .where("order_hold.declination_id", "in", ids)
    .groupBy("order_hold.declination_id")
    .execute();
  return new Map(rows.map(({ id, pieces }) => [id, Number(pieces)]));
}

async function countLists(low: number): Promise<StockCounts> {
  const row = await database()
    .selectFrom("declination")
    .leftJoin("stock", "stock.declination_id", "declination.id")
    .select(sql<number>`count(*)`.as("all"))
    .select(stockLists.map((list) => sql<number>`count(case when ${inStockList(list, low)} then 1 end)`.as(list)))
    .where("declination.archived_at", "is", null)
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), low: Number(row.low), out: Number(row.out), uncounted: Number(row.uncounted) };
}

function selectLevels(locale: Locale) {
  return database()
    .selectFrom("declination")
    .innerJoin("product", "product.id", "declination.product_id")
    .leftJoin("product_text as own", (join) =>
      join.onRef("own.product_id", "=", "product.id").on("own.locale", "=", locale),
    )
    .leftJoin("product_text as main", (join) =>
      join.onRef("main.product_id", "=", "product.id").on("main.locale", "=", defaultLocale),
    )
    .leftJoin("stock", "stock.declination_id", "declination.id")
    .select(["declination.id", "declination.product_id as idProduct", "product.type", "declination.year"])
    .select(["declination.capacity_ml as capacityMl", "declination.reference", nameOf("name").as("name")])
    .select(["declination.tracks_stock as tracks", "declination.archived_at as archivedAt"])
    .select([
      sql<number>`coalesce(stock.on_hand, 0)`.as("onHand"),
      sql<number>`coalesce(stock.reserved, 0)`.as("reserved"),
    ]);
}
