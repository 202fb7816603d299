import { searchTypes, type SearchType } from "#schemas/content/search.ts";
import type { KeyProblem } from "#schemas/contract/key-problem.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { err, ok, type Result } from "#schemas/result.ts";

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

/** Reads a search from its parsed list query. Types and years that can't be are problems under their key. */
export function readSearchQuery(list: ListQuery): Result<SearchQuery, readonly KeyProblem[]> {
  const given = new Map(list.filters.map(({ column, value }) => [column, value]));
  const values = (key: ChoiceFacet): readonly string[] =>
    [...new Set(String(given.get(key) ?? "").split(","))]
      .map((value) => value.trim())
      .filter((value) => value !== "")
      .slice(0, mostValues);
  const query = {
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
  const problems = [...typeProblems(query.type), ...yearProblems(query.year)];
  return problems.length > 0 ? err(problems) : ok(query);
}

function typeProblems(types: readonly string[]): readonly KeyProblem[] {
  if (types.every((type) => searchTypes.includes(type as SearchType))) return [];
  return [{ key: "type", message: "key.choice", values: { choices: searchTypes.join(", ") } }];
}

function yearProblems(years: readonly string[]): readonly KeyProblem[] {
  return years.every((year) => /^\d{4}$/.test(year)) ? [] : [{ key: "year", message: "key.integer" }];
}

function orderOf({ orderBy }: ListQuery): SearchQuery["order"] {
  const [first] = orderBy;
  const by = (["price", "title", "date"] as const).find((column) => column === first?.column) ?? "relevance";
  return { by, direction: by === "relevance" ? "asc" : (first?.direction ?? "asc") };
}

function numberOf(value: string | number | boolean | undefined): number | null {
  return typeof value === "number" ? value : null;
}
