/** The comparison in front of a filter's value (spec §7): `lk:`, `df:`, `lt:`, `lte:`, `gt:`, `gte:`, none. */
export type FilterOperator = "like" | "different" | "less" | "lessOrEqual" | "greater" | "greaterOrEqual" | "equal";

export const operatorPrefixes: Readonly<Record<FilterOperator, string>> = {
  like: "lk:",
  different: "df:",
  less: "lt:",
  lessOrEqual: "lte:",
  greater: "gt:",
  greaterOrEqual: "gte:",
  equal: "",
};

export interface Filter {
  readonly column: string;
  readonly operator: FilterOperator;
  readonly value: string | number | boolean;
}

/** A list request after parsing: allow-listed columns, typed values, pages from 1 (spec §3, §7). */
export interface ListQuery {
  readonly nbItem: number;
  readonly page: number;
  readonly orderBy: readonly { readonly column: string; readonly direction: "asc" | "desc" }[];
  readonly filters: readonly Filter[];
}
