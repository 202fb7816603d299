import type { IntlShape } from "react-intl";

import { isOn } from "#blocks/kit/parameters.ts";
import type { SearchFacets } from "#schemas/content/search.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import { listFacets, type ListFacet, type SearchQuery, toggled } from "./address.ts";

/** A value that the result can be narrowed to, or that narrows it. */
export interface FacetChoice {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
  /** The address with it put in or taken out. */
  readonly href: string;
}

export interface FacetGroup {
  readonly name: string;
  readonly choices: readonly FacetChoice[];
}

export interface FacetContext {
  readonly facets: SearchFacets;
  readonly query: SearchQuery;
  readonly href: (changes: Readonly<Record<string, string | null>>) => string;
  readonly parameters: readonly Parameter[] | null;
}

/** What a result can be narrowed to, facet by facet; values that nothing has are left out unless they are chosen. */
export function facetGroups({ facets, query, href, parameters }: FacetContext, intl: IntlShape): readonly FacetGroup[] {
  return [
    ...listFacets.map((name) => ({ name, choices: listChoices(name) })),
    { name: "price", choices: isOn(parameters, "SHOW_PRICES") ? priceChoices() : [] },
  ];

  function listChoices(name: ListFacet): readonly FacetChoice[] {
    return facets[name]
      .filter(({ count, selected }) => count > 0 || selected)
      .map(({ value, label, count, selected }) => ({
        key: `${name}-${value}`,
        label: labelOf(name, value, label),
        count,
        selected,
        href: href({ [name]: toggled(query[name], value), page: null }),
      }));
  }

  function priceChoices(): readonly FacetChoice[] {
    return facets.price
      .filter(({ count, selected }) => count > 0 || selected)
      .map(({ min, max, count, selected }) => ({
        key: `price-${min}`,
        label: priceLabel(min, max),
        count,
        selected,
        href: href({
          priceMin: selected || min === 0 ? null : String(min),
          priceMax: selected || max === null ? null : String(max),
          page: null,
        }),
      }));
  }

  /** A band up to 14.99 is said to go to 15, as people say it; its address keeps the cents. */
  function priceLabel(min: number, max: number | null): string {
    const form = max === null ? "priceFrom" : min === 0 ? "priceTo" : "priceBetween";
    const bounds = { min: intl.formatNumber(min), max: intl.formatNumber(Math.ceil(max ?? 0)) };
    return intl.formatMessage({ id: `searchResults.${form}` }, bounds);
  }

  function labelOf(name: ListFacet, value: string, label: string): string {
    const id = { type: `searchResults.type.${value}`, kind: `product.kind.${value}` }[name as string];
    return id !== undefined && id in intl.messages ? intl.formatMessage({ id }) : label;
  }
}
