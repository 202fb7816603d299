import type { BlockDefinition, QueryKey } from "#blocks/kit/define-block.ts";
import { choiceKey, pageKey, pageOf, textKey, wordsKey } from "#blocks/kit/query-keys.ts";
import { operatorPrefixes } from "#schemas/contract/list-query.ts";
import type { QueryValue } from "#schemas/contract/need.ts";

type Query = Readonly<Record<string, string>>;

/** The colours of wine that one may choose among. */
export const kinds = ["RED", "WHITE", "ROSE", "SPARKLING", "SWEET"] as const;

/** The first one is the order when nothing is chosen (spec §9). */
export const orders = ["price", "-price", "name"] as const;

/** The page sizes offered beside the block's own. */
export const sizes = [12, 24, 48, 100] as const;

/** The filters of spec §2: page size, page, ordering, name, kind, search text, tags. */
export const filterKeys = {
  page: pageKey,
  size: choiceKey(sizes.map(String)),
  order: choiceKey(orders),
  kind: choiceKey(kinds),
  name: wordsKey,
  search: wordsKey,
  tag: textKey(40),
} satisfies NonNullable<BlockDefinition["query"]> & Record<string, QueryKey>;

/** How many products a page has: what the visitor chose, else the block's own number. */
export function sizeOf(query: Query, own: number): number {
  return Number(query["size"] ?? own);
}

/**
 * The page sizes that make a difference in a list of `total` products: those that show a part of it, and one that
 * shows it whole; the block's own is among them. None where the list is on one page whatever is chosen.
 */
export function offeredSizes(total: number, own: number): readonly number[] {
  const known = [...new Set([...sizes, own])].toSorted((a, b) => a - b);
  const parts = known.filter((size) => size < total);
  const whole = own >= total ? own : known.find((size) => size >= total);
  if (parts.length === 0) return [];
  return whole === undefined ? parts : [...parts, whole];
}

/** The list request for a block's query. Empty filters are left out (spec §5). */
export function productQuery(
  query: Query,
  own: { nbItem: number; type: string; tag: string },
): Record<string, QueryValue> {
  const tag = query["tag"] ?? own.tag;
  const filters: Record<string, string> = {
    type: own.type,
    kind: query["kind"] ?? "",
    name: query["name"] ? `${operatorPrefixes.like}${query["name"]}` : "",
    search: query["search"] ?? "",
    tag,
  };
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  return {
    page: pageOf(query),
    nbItem: sizeOf(query, own.nbItem),
    orderBy: query["order"] ?? orders[0],
    ...Object.fromEntries(set),
  };
}

/** What narrows a list, in the order in which it is said. */
export const narrowing = ["kind", "search", "name", "tag"] as const;

/** Whether the visitor narrowed the list. */
export function isNarrowed(query: Query): boolean {
  return narrowing.some((key) => query[key] !== undefined);
}
