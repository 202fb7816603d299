import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";

import type { Filter, FilterOperator, ListQuery } from "#schemas/contract/list-query.ts";
import { fold } from "#schemas/fold.ts";

/** How a list's column is compared: its type, and where it stands in the query. */
export type ListColumn =
  /** `folded`: the expression is a folded column, so the value is folded as well. */
  | { readonly kind: "text"; readonly expression: RawBuilder<unknown>; readonly folded?: boolean }
  /** `scale`: the wire's number times this is the column's (euros to cents: 100). */
  | { readonly kind: "number"; readonly expression: RawBuilder<unknown>; readonly scale?: number }
  | { readonly kind: "boolean" | "day"; readonly expression: RawBuilder<unknown> }
  /** A folded column in which every word of the value has to occur. */
  | { readonly kind: "search"; readonly expression: RawBuilder<unknown> }
  /** Anything else: says itself what its value means. */
  | { readonly kind: "own"; condition(value: Filter["value"], operator: FilterOperator): Expression<SqlBool> };

/** Where each column that a list query may name stands; one table per resource. */
export type ListColumns = Readonly<Record<string, ListColumn>>;

export interface ListRows<Row> {
  readonly rows: readonly Row[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/**
 * Runs a list query: filters, order and page, and how many rows there are on all pages. `byId` makes the order of equal
 * rows the same on every page. Values are always bound, LIKE's own signs escaped (reliability D15).
 * Throws when the query names a column that isn't there: parsing has refused those.
 */
export async function readList<Schema, Table extends keyof Schema, Row>(
  select: SelectQueryBuilder<Schema, Table, Row>,
  query: ListQuery,
  columns: ListColumns,
  byId: RawBuilder<unknown>,
): Promise<ListRows<Row>> {
  const filtered = query.filters.reduce((all, filter) => all.where(conditionOf(filter, columns)), select);
  const ordered = query.orderBy.reduce(
    (all, { column, direction }) => all.orderBy(orderOf(column, columns), direction),
    filtered,
  );
  const before = (query.page - 1) * query.nbItem;
  const rows = await ordered.orderBy(byId, "asc").limit(query.nbItem).offset(before).execute();
  // Counted only when the page doesn't say it itself, and apart: a window over all rows costs five times the list. A
  // write in between may make the two differ by a row; what is kept is made anew then.
  const isLast = rows.length < query.nbItem && (rows.length > 0 || before === 0);
  return { rows, total: isLast ? before + rows.length : await countOf(filtered) };
}

async function countOf<Schema, Table extends keyof Schema, Row>(
  filtered: SelectQueryBuilder<Schema, Table, Row>,
): Promise<number> {
  const row: unknown = await filtered
    .clearSelect()
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirst();
  // The row's own type is lost on the way through Kysely's generics.
  return typeof row === "object" && row !== null && "total" in row ? Number(row.total) : 0;
}

function columnOf(name: string, columns: ListColumns): ListColumn {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) throw new Error(`The list has no column ${name}`);
  return column;
}

function orderOf(name: string, columns: ListColumns): RawBuilder<unknown> {
  const column = columnOf(name, columns);
  if (column.kind === "own") throw new Error(`The list can't be ordered by ${name}`);
  return column.expression;
}

function conditionOf({ column: name, operator, value }: Filter, columns: ListColumns): Expression<SqlBool> {
  const column = columnOf(name, columns);
  switch (column.kind) {
    case "own":
      return column.condition(value, operator);
    case "search":
      return everyWord(column.expression, String(value));
    case "text":
      return textCondition(column.expression, operator, column.folded ? fold(String(value)) : String(value));
    case "day":
      return textCondition(column.expression, operator, String(value));
    case "boolean":
      return compare(column.expression, operator, sql`${value === true ? 1 : 0}`);
    case "number":
      // As a float: PostgreSQL would otherwise take the value for an integer and fail on 1.5.
      return compare(column.expression, operator, sql`cast(${scaled(value, column.scale)} as double precision)`);
  }
}

function textCondition(expression: RawBuilder<unknown>, operator: FilterOperator, value: string): Expression<SqlBool> {
  if (operator === "like") return contains(expression, value);
  return compare(sql`coalesce(${expression}, '')`, operator, sql`${value}`);
}

/** Whether every word of a text occurs in a folded column, both engines alike. */
export function everyWord(expression: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  const words = fold(text).split(" ").slice(0, mostWords);
  return sql<SqlBool>`(${sql.join(
    words.map((word) => contains(expression, word)),
    sql` and `,
  )})`;
}

/** Words of one search; more would only cost. */
const mostWords = 10;

function contains(expression: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${expression} like ${pattern} escape ${sql.lit("\\")}`;
}

function compare(
  expression: RawBuilder<unknown>,
  operator: FilterOperator,
  value: RawBuilder<unknown>,
): Expression<SqlBool> {
  return sql<SqlBool>`${expression} ${operators[operator]} ${value}`;
}

const operators: Readonly<Record<FilterOperator, RawBuilder<unknown>>> = {
  like: sql`=`,
  equal: sql`=`,
  different: sql`<>`,
  less: sql`<`,
  lessOrEqual: sql`<=`,
  greater: sql`>`,
  greaterOrEqual: sql`>=`,
};

function scaled(value: Filter["value"], scale = 1): number {
  return scale === 1 ? Number(value) : Math.round(Number(value) * scale * 1e6) / 1e6;
}
