import type { ReactNode } from "react";

import { cardShop } from "#blocks/kit/card-shop.ts";
import { classNames } from "#blocks/kit/class-names.ts";
import { isAllSoldOut } from "#blocks/kit/declinations.ts";
import layout from "#blocks/kit/layout.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import { ProductCard, ProductCards } from "#blocks/kit/product-card.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { recommendedProductsDefinition } from "./definition.ts";
import styles from "./recommended-products.module.css";

/** The products proposed beside another one; nothing when there are none. */
export function RecommendedProductsView({
  id,
  props,
  data: { list, parameters, site },
  query,
}: BlockViewProps<typeof recommendedProductsDefinition>): ReactNode {
  const hidesSoldOut = isOn(parameters, "STOCK_HIDE_SOLD_OUT");
  const products = list?.products.filter((product) => !(hidesSoldOut && isAllSoldOut(product))) ?? [];
  if (products.length === 0) return null;
  const shop = cardShop(site, id, query);
  const Part = props.title === "" ? "div" : "section";
  return (
    <Part className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} />
      <ProductCards>
        {products.slice(0, props.nbItem).map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            Heading={props.title === "" ? "h2" : "h3"}
            parameters={parameters}
            shop={shop}
          />
        ))}
      </ProductCards>
    </Part>
  );
}
