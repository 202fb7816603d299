import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import disclosure from "#blocks/kit/disclosure.module.css";
import layout from "#blocks/kit/layout.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import type { SearchFacets } from "#schemas/content/search.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import { isNarrowed, listFacets, type ListFacet, type SearchQuery, toggled } from "./address.ts";
import styles from "./search-results.module.css";

interface FacetsProps {
  readonly facets: SearchFacets;
  readonly query: SearchQuery;
  readonly href: (changes: Readonly<Record<string, string | null>>) => string;
  readonly parameters: readonly Parameter[] | null;
}

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
  readonly href: string;
}

/** What the result can be narrowed to: plain links with counts, the chosen ones marked; all state is in the address. */
export function Facets({ facets, query, href, parameters }: FacetsProps): ReactNode {
  const intl = useIntl();
  const groups: readonly (readonly [string, readonly Choice[]])[] = [
    ...listFacets.map((name) => [name, choices(name)] as const),
    ["price", isOn(parameters, "SHOW_PRICES") ? priceChoices() : []],
  ];
  const shown = groups.filter(([, list]) => list.length > 1 || list.some(({ selected }) => selected));
  if (shown.length === 0) return null;
  return (
    <details className={styles.facets} open={isNarrowed(query)}>
      <summary className={classNames(disclosure.summary, styles.summary)}>
        <FormattedMessage id="searchResults.narrow" />
      </summary>
      <div className={styles.groups}>
        {shown.map(([name, list]) => (
          <nav key={name} aria-labelledby={`facet-${name}`} className={styles.facet}>
            <h2 id={`facet-${name}`} className={layout.eyebrow}>
              <FormattedMessage id={`searchResults.facet.${name}`} />
            </h2>
            <ul className={layout.plain}>
              {list.map((choice) => (
                <li key={choice.key}>
                  <a
                    href={choice.href}
                    className={styles.choice}
                    data-keep-scroll=""
                    {...(choice.selected && { "aria-current": "true" })}
                  >
                    {choice.label} <span className={styles.number}>{choice.count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </details>
  );

  function choices(name: ListFacet): readonly Choice[] {
    return facets[name]
      .filter(({ count, selected }) => count > 0 || selected)
      .map(({ value, label, count, selected }) => ({
        key: value,
        label: labelOf(name, value, label),
        count,
        selected,
        href: href({ [name]: toggled(query[name], value), page: null }),
      }));
  }

  function priceChoices(): readonly Choice[] {
    return facets.price
      .filter(({ count, selected }) => count > 0 || selected)
      .map(({ min, max, count, selected }) => ({
        key: String(min),
        label: intl.formatMessage(
          {
            id:
              max === null
                ? "searchResults.priceFrom"
                : min === 0
                  ? "searchResults.priceTo"
                  : "searchResults.priceBetween",
          },
          { min: intl.formatNumber(min), max: intl.formatNumber(max ?? 0) },
        ),
        count,
        selected,
        href: href({
          priceMin: selected || min === 0 ? null : String(min),
          priceMax: selected || max === null ? null : String(max),
          page: null,
        }),
      }));
  }

  function labelOf(name: ListFacet, value: string, label: string): string {
    const id = { type: `searchResults.type.${value}`, kind: `product.kind.${value}` }[name as string];
    return id !== undefined && id in intl.messages ? intl.formatMessage({ id }) : label;
  }
}
