import type { ListQuery } from "#schemas/contract/list-query.ts";

/** The facets whose values are lists of names. */
export const choiceFacets = ["type", "kind", "year", "appellation", "pairing"] as const;

export type ChoiceFacet = (typeof choiceFacets)[number];

export type SearchOrder = "relevance" | "price" | "title" | "date";

/** A search as it was asked, typed. An empty list of values: not narrowed. */
export interface SearchQuery extends Readonly<Record<ChoiceFacet, readonly string[]>> {
  readonly q: string;
  /** Euros, both included. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly order: { readonly by: SearchOrder; readonly direction: "asc" | "desc" };
  readonly page: number;
  readonly nbItem: number;
}

/** Values of one facet that a search may name; more would only cost. */
const mostValues = 20;

/** Reads a search from its parsed list query. A value that nothing has finds nothing. */
export function readSearchQuery(list: ListQuery): SearchQuery {
  const given = new Map(list.filters.map(({ column, value }) => [column, value]));
  const values = (key: ChoiceFacet): readonly string[] =>
    [...new Set(String(given.get(key) ?? "").split(","))]
      .map((value) => value.trim())
      .filter((value) => value !== "")
      .slice(0, mostValues);
  return {
    q: String(given.get("q") ?? ""),
    type: values("type"),
    kind: values("kind"),
    year: values("year"),
    appellation: values("appellation"),
    pairing: values("pairing"),
    priceMin: numberOf(given.get("priceMin")),
    priceMax: numberOf(given.get("priceMax")),
    order: orderOf(list),
    page: list.page,
    nbItem: list.nbItem,
  };
}

function orderOf({ orderBy }: ListQuery): SearchQuery["order"] {
  const [first] = orderBy;
  const by = (["price", "title", "date"] as const).find((column) => column === first?.column) ?? "relevance";
  return { by, direction: by === "relevance" ? "asc" : (first?.direction ?? "asc") };
}

function numberOf(value: string | number | boolean | undefined): number | null {
  return typeof value === "number" ? value : null;
}
