import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Bottle } from "#blocks/kit/bottle.tsx";
import { formatCapacity } from "#blocks/kit/formatters.ts";
import { Price } from "#blocks/kit/price.tsx";
import type { Product } from "#schemas/content/product.ts";

import { cheapest, vintages } from "./declinations.ts";
import styles from "./product-grid.module.css";

interface ProductCardProps {
  readonly product: Product;
  readonly Heading: "h2" | "h3";
  readonly isFirst: boolean;
}

/** A product: its bottle on plain ground, name, appellation, vintage, volume and price. */
export function ProductCard({ product, Heading, isFirst }: ProductCardProps): ReactNode {
  const { locale } = useIntl();
  const shown = cheapest(product.declinations);
  const facts = [vintages(product.declinations), shown && formatCapacity(shown.capacity, shown.capacityUnit, locale)];
  return (
    <li className={styles.card}>
      <div className={styles.stage}>
        {product.image && <Bottle image={product.image} priority={isFirst} className={styles.bottle} />}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a href={product.url} className={styles.link}>
            {product.name}
          </a>
        </Heading>
        {product.appellation !== "" && <p className={styles.appellation}>{product.appellation}</p>}
        <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
        <p className={styles.price}>
          {product.declinations.length > 1 ? (
            <FormattedMessage id="product.from" values={{ price: <Price euros={product.price} /> }} />
          ) : (
            <Price euros={product.price} />
          )}
        </p>
      </div>
    </li>
  );
}
