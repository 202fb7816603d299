import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";

import type { StockList } from "#schemas/commerce/stock-movements.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { addDays, startOfDay } from "#schemas/paris-day.ts";
import { leftInStock } from "#server/catalogue/stock/read.ts";
import { everyWord, type ListColumns } from "#server/db/list-sql.ts";
import { isRowId } from "#server/db/row-id.ts";

/** A product's name in the language that is asked for, else in the default one; folded where it is looked for or put in order. */
export const nameOf = (column: "name" | "name_sort"): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${sql.ref(`own.${column}`)}, ''), ${sql.ref(`main.${column}`)}, '')`;

/** Whether a form is in a list; fewer than `low` left are few. */
export function inStockList(list: StockList, low: number): Expression<SqlBool> {
  const isTracked = sql`${sql.ref("declination.tracks_stock")} = 1`;
  switch (list) {
    case "low":
      return sql<SqlBool>`(${isTracked} and ${leftInStock()} between 1 and ${sql.lit(low - 1)})`;
    case "out":
      return sql<SqlBool>`(${isTracked} and ${leftInStock()} <= 0)`;
    case "uncounted":
      return sql<SqlBool>`${sql.ref("declination.tracks_stock")} = 0`;
  }
}

/** What levels are filtered and ordered by. */
export function levelColumns(low: number): ListColumns {
  const words = sql`(${nameOf("name_sort")} || ' ' || coalesce(cast(${sql.ref("declination.year")} as text), '') || ' '
    || lower(${sql.ref("declination.reference")}))`;
  return {
    list: { kind: "own", condition: (value) => inStockList(value as StockList, low) },
    type: { kind: "text", expression: sql.ref("product.type") },
    product: { kind: "own", condition: (value) => sql<SqlBool>`declination.product_id = ${idIn(value)}` },
    search: { kind: "own", condition: (value) => everyWord(words, String(value)) },
    name: { kind: "text", expression: nameOf("name_sort") },
    left: { kind: "number", expression: leftInStock() },
    reference: { kind: "text", expression: sql.ref("declination.reference") },
  };
}

/** What movements are filtered and ordered by; those of one moment stand in the order in which they came. */
export function movementColumns({ orderBy }: Pick<ListQuery, "orderBy">): ListColumns {
  const direction = sql.raw(orderBy[0]?.direction === "asc" ? "asc" : "desc");
  return {
    form: { kind: "own", condition: (value) => sql<SqlBool>`stock_movement.declination_id = ${idIn(value)}` },
    product: { kind: "own", condition: (value) => sql<SqlBool>`declination.product_id = ${idIn(value)}` },
    order: { kind: "own", condition: (value) => sql<SqlBool>`stock_movement.order_id = ${idIn(value)}` },
    kind: { kind: "own", condition: (value) => sql<SqlBool>`stock_movement.kind = ${value}` },
    from: { kind: "own", condition: (day) => sql<SqlBool>`stock_movement.moved_at >= ${startOfDay(String(day))}` },
    to: {
      kind: "own",
      condition: (day) => sql<SqlBool>`stock_movement.moved_at < ${startOfDay(addDays(String(day), 1))}`,
    },
    date: { kind: "number", expression: sql`stock_movement.moved_at ${direction}, stock_movement.id` },
  };
}

/** A number that an id column can be compared with on both engines; what can't be an id is nobody's. */
function idIn(value: unknown): number {
  return isRowId(Number(value)) ? Number(value) : 0;
}
