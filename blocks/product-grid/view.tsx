import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { cardShop } from "#blocks/kit/card-shop.ts";
import { classNames } from "#blocks/kit/class-names.ts";
import { isAllSoldOut } from "#blocks/kit/declinations.ts";
import { deliveryRules } from "#blocks/kit/delivery-rules.ts";
import { Island } from "#blocks/kit/island.tsx";
import layout from "#blocks/kit/layout.module.css";
import { Pagination } from "#blocks/kit/pagination.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import { ProductCard, ProductCards } from "#blocks/kit/product-card.tsx";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { productGridDefinition } from "./definition.ts";
import { FilterForm } from "./filter-form.tsx";
import { isNarrowed, sizeOf } from "./filters.ts";
import { KindLinks } from "./kind-links.tsx";
import { Narrowed } from "./narrowed.tsx";
import styles from "./product-grid.module.css";
import { ProgressIsland } from "./progress-island.tsx";

type GridProps = BlockViewProps<typeof productGridDefinition>;

/** The products on one ground line, and the links and form that narrow the list; all of it plain HTML. */
export function ProductGridView({ id, props, data, query: asked, href: hrefWith }: GridProps): ReactNode {
  const { list, parameters, site } = data;
  // What a card said stays behind when the list changes.
  const { state: _said, ...query } = asked;
  const href: GridProps["href"] = (changes) => hrefWith({ state: null, ...changes });
  const shop = cardShop(site, id, asked);
  const itemLevel = props.title === "" || props.isPageTitle ? "h2" : "h3";
  const hidesSoldOut = isOn(parameters, "STOCK_HIDE_SOLD_OUT");
  const products = list?.products.filter((product) => !(hidesSoldOut && isAllSoldOut(product))) ?? [];
  if (!list && !props.hasFilters) return null;
  // Nothing to narrow on a site whose first wine is still to come.
  const isNarrow = isNarrowed(query);
  const hasFilters = props.hasFilters && (list?.total !== 0 || isNarrow);
  const anchor = `${id}-list`;
  const filters = { id, query, href, anchor, themes: props.themes };
  return (
    <div className={classNames(layout.block, styles.block, props.isPageTitle && styles.first)}>
      {shop && props.isPageTitle && (
        <Island name="progress" of={ProgressIsland} props={{ rules: deliveryRules(parameters) }} />
      )}
      <Title title={props.title} eyebrow={props.eyebrow} level={props.isPageTitle ? 1 : 2} />
      {hasFilters && (
        <div id={anchor} className={styles.filters}>
          <KindLinks id={id} chosen={query["kind"]} href={href} anchor={anchor} />
          <FilterForm {...filters} nbItem={props.nbItem} total={list?.total ?? 0} />
        </div>
      )}
      {hasFilters && isNarrow && list && <Narrowed {...filters} count={list.total} />}
      {products.length > 0 && (
        <ProductCards>
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              Heading={itemLevel}
              parameters={parameters}
              isFirst={index < 4 && props.isPageTitle}
              shop={shop}
            />
          ))}
        </ProductCards>
      )}
      {products.length === 0 && !(isNarrow && list) && (
        <p className={styles.empty}>
          <FormattedMessage id={list ? "productGrid.none" : "productGrid.unavailable"} />
        </p>
      )}
      {props.hasFilters && list && (
        <Pagination
          page={pageOf(query)}
          total={list.total}
          nbItem={sizeOf(query, props.nbItem)}
          href={(changes) => `${href(changes)}#${anchor}`}
        />
      )}
    </div>
  );
}
