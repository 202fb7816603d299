import { err, ok, type Result } from "../result.ts";

import type { Problem } from "../refusal.ts";
import type { ListQuery } from "./list-query.ts";

type Order = ListQuery["orderBy"];

/** A list is ordered by this many columns at most. */
export const mostColumns = 3;

/**
 * Reads `orderBy`: `price`, `-price`, `price asc` or `price desc`, several separated by commas.
 * Only the columns given may be named, each once.
 */
export function parseOrder(text: string, columns: readonly string[]): Result<Order, Problem> {
  const parts = text.split(",", mostColumns + 1).map((part) => readPart(part.trim(), columns));
  const order = parts.filter((part) => part !== null);
  const names = new Set(order.map((part) => part.column));
  if (order.length !== parts.length || parts.length > mostColumns || names.size !== order.length) {
    return err({ key: "orderBy", messageKey: "key.order", values: { columns: columns.join(", ") } });
  }
  return ok(order);
}

function readPart(part: string, columns: readonly string[]): Order[number] | null {
  const match = /^(-?)(\w{1,40})(?: (asc|desc))?$/i.exec(part);
  const [, minus, column, word] = match ?? [];
  if (column === undefined || !columns.includes(column)) return null;
  if (minus === "-" && word !== undefined) return null;
  const isDescending = minus === "-" || word?.toLowerCase() === "desc";
  return { column, direction: isDescending ? "desc" : "asc" };
}
