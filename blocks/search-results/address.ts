import type { QueryKey } from "#blocks/kit/define-block.ts";
import { choiceKey, pageKey, wordsKey } from "#blocks/kit/query-keys.ts";

export type SearchQuery = Readonly<Record<string, string>>;

/** The first one is the order when nothing is chosen. */
export const orders = ["relevance", "price", "-price", "title"] as const;

/** The facets that take several values, joined by commas in the address. */
export const listFacets = ["type", "kind", "year", "appellation", "pairing"] as const;

export type ListFacet = (typeof listFacets)[number];

/** Values of a facet as the address has them: `RED,WHITE`. */
const valuesKey: QueryKey = { parse: (text) => (/^[\p{L}\p{N}_,-]{1,200}$/u.test(text) ? text : null) };

const eurosKey: QueryKey = { parse: (text) => (/^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? text : null) };

/** What the search's address holds (spec §2: `/products/search`), without the block's id. */
export const searchKeys: Readonly<Record<string, QueryKey>> = Object.fromEntries(
  Object.entries({
    q: wordsKey,
    page: pageKey,
    order: choiceKey(orders),
    ...Object.fromEntries(listFacets.map((facet) => [facet, valuesKey])),
    priceMin: eurosKey,
    priceMax: eurosKey,
  }).map(([name, key]) => [name, { ...key, isShared: true }]),
);

/** The search's address with some keys changed; null drops one. */
export function searchHref(path: string, query: SearchQuery, changes: Readonly<Record<string, string | null>>): string {
  const kept = Object.entries({ ...query, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== null && entry[1] !== "",
  );
  // Commas are allowed as they are and read better.
  const search = new URLSearchParams(kept).toString().replaceAll("%2C", ",");
  return search === "" ? path : `${path}?${search}`;
}

/** A facet's values with one put in or taken out; null when none is left. */
export function toggled(values: string | undefined, value: string): string | null {
  const chosen = values?.split(",").filter(Boolean) ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return next.length === 0 ? null : next.join(",");
}

/** Whether the result is narrowed by a facet. */
export function isNarrowed(query: SearchQuery): boolean {
  return [...listFacets, "priceMin", "priceMax"].some((key) => query[key] !== undefined);
}

/** Every facet left out, and the first page. */
export const withoutFacets: Readonly<Record<string, null>> = Object.fromEntries(
  [...listFacets, "priceMin", "priceMax", "page"].map((key) => [key, null]),
);
