import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { cardShop } from "#blocks/kit/card-shop.ts";
import { ChosenFilters } from "#blocks/kit/chosen-filters.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Pagination } from "#blocks/kit/pagination.tsx";
import { cropLength } from "#blocks/kit/parameters.ts";
import { ProductCard, ProductCards } from "#blocks/kit/product-card.tsx";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { isNarrowed, searchHref, withoutFacets } from "./address.ts";
import type { searchResultsDefinition } from "./definition.ts";
import { facetGroups } from "./facet-choices.ts";
import { Facets } from "./facets.tsx";
import { FoundList } from "./found-list.tsx";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-results.module.css";

type ResultsProps = BlockViewProps<typeof searchResultsDefinition>;

/** The search of the whole site: its form, its facets, what it found; all of it plain HTML. */
export function SearchResultsView({ id, props, data, query: asked }: ResultsProps): ReactNode {
  const intl = useIntl();
  const { path } = usePage();
  const { result, parameters, site } = data;
  // What a card said stays behind when the list changes.
  const { state: _said, ...query } = asked;
  const shop = cardShop(site, id, asked);
  const href = (changes: Readonly<Record<string, string | null>>): string => searchHref(path, query, changes);
  const products = result?.hits.flatMap(({ product }) => product ?? []) ?? [];
  const others = result?.hits.filter(({ product }) => product === null) ?? [];
  const groups = result ? facetGroups({ facets: result.facets, query, href, parameters }, intl) : [];
  const chosen = groups.flatMap(({ choices }) => choices.filter(({ selected }) => selected));
  const anchor = `${id}-found`;
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} level={props.isPageTitle ? 1 : 2} />
      <SearchForm path={path} query={query} isOrdered={(result?.total ?? 0) > 0} />
      <div id={anchor} className={styles.columns}>
        <div className={styles.count}>
          <p role="status">
            <FormattedMessage
              id={result ? "searchResults.count" : "searchResults.unavailable"}
              values={{ count: result?.total ?? 0, text: query["q"] ?? "", hasText: query["q"] ? "yes" : "no" }}
            />
          </p>
          {isNarrowed(query) && (
            <ChosenFilters
              filters={chosen.map(({ key, label, href: without }) => ({ key, name: label, href: without }))}
              reset={href(withoutFacets)}
              anchor={anchor}
            />
          )}
        </div>
        <Facets groups={groups} anchor={anchor} isOpen={isNarrowed(query)} />
        <div className={styles.found}>
          {result?.total === 0 && <Help path={path} isNarrowed={isNarrowed(query)} />}
          {products.length > 0 && (
            <ProductCards>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} Heading="h2" parameters={parameters} shop={shop} />
              ))}
            </ProductCards>
          )}
          {others.length > 0 && <FoundList hits={others} length={cropLength(parameters)} />}
          {result && (
            <Pagination
              page={pageOf(query)}
              total={result.total}
              nbItem={props.nbItem}
              href={({ page }) => `${href({ page: page ? String(page) : null })}#${anchor}`}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** What to do when nothing was found. */
function Help({ path, isNarrowed: hasFacets }: { path: string; isNarrowed: boolean }): ReactNode {
  const hints = ["spelling", "fewer", ...(hasFacets ? ["facets"] : [])];
  return (
    <div className={styles.help}>
      <p className={styles.empty}>
        <FormattedMessage id="searchResults.empty" />
      </p>
      <ul>
        {hints.map((hint) => (
          <li key={hint}>
            <FormattedMessage id={`searchResults.hint.${hint}`} />
          </li>
        ))}
      </ul>
      <p>
        <a href={`${path}?type=product`}>
          <FormattedMessage id="searchResults.all" />
        </a>
      </p>
    </div>
  );
}
