import { type FilterOperator, operatorPrefixes } from "./list-query.ts";

/** Writes a filter's value with its operator in front (spec §7): `filter("like", "x")` is `lk:x`. */
export function filter(operator: FilterOperator, value: string | number | boolean): string {
  return `${operatorPrefixes[operator]}${value}`;
}
