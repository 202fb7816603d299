import { toCents, toEuros } from "#schemas/commerce/money.ts";
import type { FacetValue, PriceRange, SearchFacets } from "#schemas/content/search.ts";

import { choiceFacets, type ChoiceFacet, type SearchQuery } from "../rules.ts";

import type { Choice, SearchDocument } from "./search-document.ts";

/** The bands that prices are counted in, in cents, both ends included [S6]. */
const bands: readonly (readonly [min: number, max: number | null])[] = [
  [0, 999],
  [1000, 1499],
  [1500, 2499],
  [2500, 4999],
  [5000, null],
];

const priceFacet = choiceFacets.length;

/** The facets' bits: one for each choice facet, then the price. */
const everyFacet = (1 << (choiceFacets.length + 1)) - 1;

export interface Narrowed {
  /** The documents that pass every filter, in the order they came in. */
  readonly documents: readonly SearchDocument[];
  readonly facets: SearchFacets;
}

/**
 * Keeps the documents that pass every filter, and counts each facet over those that pass all the other
 * filters [S5], in one walk: a document that fails two facets counts for none.
 */
export function narrow(found: readonly SearchDocument[], query: SearchQuery): Narrowed {
  const wanted = choiceFacets.map((facet) => (query[facet].length > 0 ? new Set(query[facet]) : null));
  const counters = choiceFacets.map(() => new Map<string, { readonly label: string; count: number }>());
  const priceCounts = bands.map(() => 0);
  const documents: SearchDocument[] = [];
  for (const document of found) {
    const choices = choiceFacets.map((facet) => choicesOf[facet](document));
    const failed = failedFacets(document, choices, wanted, query);
    if (failed === 0) documents.push(document);
    for (const [index, counter] of counters.entries()) {
      if ((failed & ~(1 << index)) === 0) count(counter, choices[index] ?? []);
    }
    if ((failed & (everyFacet >> 1)) === 0) countPrice(priceCounts, document);
  }
  const values = (facet: ChoiceFacet) => facetValues(facet, counters, query);
  return {
    documents,
    facets: {
      type: values("type").toSorted((a, b) => b.count - a.count),
      kind: values("kind").toSorted((a, b) => b.count - a.count),
      year: values("year").toSorted((a, b) => Number(b.value) - Number(a.value)),
      appellation: values("appellation").toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
      pairing: values("pairing").toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
      price: priceRanges(priceCounts, query),
    },
  };
}

/** A document's values on each facet. */
const choicesOf: Readonly<Record<ChoiceFacet, (document: SearchDocument) => readonly Choice[]>> = {
  type: ({ type }) => [{ value: type, label: type }],
  kind: ({ sale }) => (sale && sale.kind !== "" ? [{ value: sale.kind, label: sale.kind }] : []),
  year: ({ sale }) => (sale?.years ?? []).map((year) => ({ value: String(year), label: String(year) })),
  appellation: ({ sale }) => (sale?.appellation ? [sale.appellation] : []),
  pairing: ({ sale }) => sale?.pairings ?? [],
};

/** A bit for each facet whose filter the document doesn't pass. */
function failedFacets(
  { sale }: SearchDocument,
  choices: readonly (readonly Choice[])[],
  wanted: readonly (ReadonlySet<string> | null)[],
  { priceMin, priceMax }: SearchQuery,
): number {
  let failed = 0;
  for (const [index, values] of wanted.entries()) {
    if (values && !choices[index]?.some(({ value }) => values.has(value))) failed |= 1 << index;
  }
  if (priceMin === null && priceMax === null) return failed;
  const isDearEnough = sale !== null && (priceMin === null || sale.priceCents >= toCents(priceMin));
  const isCheapEnough = sale !== null && (priceMax === null || sale.priceCents <= toCents(priceMax));
  return isDearEnough && isCheapEnough ? failed : failed | (1 << priceFacet);
}

function count(counter: Map<string, { readonly label: string; count: number }>, choices: readonly Choice[]): void {
  for (const { value, label } of choices) {
    const counted = counter.get(value);
    if (counted) counted.count += 1;
    else counter.set(value, { label, count: 1 });
  }
}

function countPrice(counts: number[], { sale }: SearchDocument): void {
  if (!sale) return;
  const band = bands.findIndex(([min, max]) => sale.priceCents >= min && (max === null || sale.priceCents <= max));
  counts[band] = (counts[band] ?? 0) + 1;
}

/** What was counted; a value that is asked for stands there even with nothing left, so that it can be taken back. */
function facetValues(
  facet: ChoiceFacet,
  counters: readonly ReadonlyMap<string, { readonly label: string; readonly count: number }>[],
  query: SearchQuery,
): readonly FacetValue[] {
  const counter = counters[choiceFacets.indexOf(facet)] ?? new Map<string, never>();
  const counted = [...counter].map(([value, { label, count: hits }]) => ({
    value,
    label,
    count: hits,
    selected: query[facet].includes(value),
  }));
  const missing = query[facet].filter((value) => !counter.has(value));
  return [...counted, ...missing.map((value) => ({ value, label: value, count: 0, selected: true }))];
}

/** The bands that hold something, and the one that is asked for. */
function priceRanges(counts: readonly number[], { priceMin, priceMax }: SearchQuery): readonly PriceRange[] {
  const isAsked = priceMin !== null || priceMax !== null;
  return bands
    .map(([min, max], index) => ({
      min: toEuros(min),
      max: max === null ? null : toEuros(max),
      count: counts[index] ?? 0,
      selected: isAsked && toCents(priceMin ?? 0) === min && (priceMax === null ? null : toCents(priceMax)) === max,
    }))
    .filter(({ count: hits, selected }) => hits > 0 || selected);
}
