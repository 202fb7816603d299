import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { Image } from "#schemas/content/image.ts";
import type { Product } from "#schemas/content/product.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import { Bottle } from "./bottle.tsx";
import { CardAction } from "./card-action.tsx";
import type { CardShop } from "./card-shop.ts";
import { classNames } from "./class-names.ts";
import { cheaperThanMain, cheapest, isAllSoldOut, mainForms, vintages } from "./declinations.ts";
import { formatCapacity } from "./formatters.ts";
import { LitrePrice } from "./litre-price.tsx";
import { isOn } from "./parameters.ts";
import { columns, type Fill } from "./picture-sizes.ts";
import { PriceTag } from "./price-tag.tsx";
import { Price } from "./price.tsx";
import styles from "./product-card.module.css";

const fills = new Map<number, Fill>();

const beside = { gaps: 2, gap: [1, 3, 3] } as const;
const column = columns({ from: 42, part: 1 / 3, ...beside }, { from: 68, part: 1 / 4, ...beside, gaps: 3 });

/**
 * A bottle at the cards' scale (`product-card.module.css`), no wider than its card on wide screens: on a phone one alone
 * has all of the width. Most bottles are as wide as others.
 */
function fillOf({ width: own }: Image): Fill {
  const scale = (slot: number): number => Math.min(Math.max(0.14, 0.11 + 0.00009 * slot), 0.225);
  const fill = fills.get(own) ?? { width: (place) => Math.min(own * scale(place.slot), column(place)) };
  fills.set(own, fill);
  return fill;
}

interface ProductCardProps {
  readonly product: Product;
  readonly Heading: "h2" | "h3";
  readonly parameters: readonly Parameter[] | null;
  /** Stands where the page begins: its picture is loaded first. */
  readonly isFirst?: boolean;
  /** Left out where nothing is sold. */
  readonly shop?: CardShop | undefined;
}

/** A product: its bottle on plain ground, name, appellation, vintage, volume, price. Stands in `ProductCards`. */
export function ProductCard({ product, Heading, parameters, isFirst = false, shop }: ProductCardProps): ReactNode {
  const { locale } = useIntl();
  const forms = mainForms(product.declinations);
  const [shown] = forms;
  const facts = [vintages(forms), shown && formatCapacity(shown.capacity, shown.capacityUnit, locale)];
  const line = facts.filter(Boolean).join(" · ");
  const isGone = isAllSoldOut(product);
  return (
    <li className={classNames(styles.card, isGone && styles.gone)}>
      <div className={styles.stage}>
        {product.image && (
          <Bottle
            image={product.image}
            sizes={fillOf(product.image)}
            product={product.id}
            priority={isFirst}
            className={styles.bottle}
          />
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a href={product.url} className={styles.link}>
            {product.name}
          </a>
        </Heading>
        {product.appellation !== "" && <p className={styles.facts}>{product.appellation}</p>}
        {line !== "" && <p className={styles.facts}>{line}</p>}
      </div>
      <div className={styles.foot}>
        <p className={styles.price}>
          {isGone ? <FormattedMessage id="product.soldOut" /> : <CardPrice product={product} parameters={parameters} />}
        </p>
        {shop && <CardAction product={product} shop={shop} />}
      </div>
    </li>
  );
}

/** Product cards on common ground lines: bottles of all sizes stand on them. */
export function ProductCards({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

/** What the main size costs, and a smaller one that costs less; of each what a litre of it costs. */
function CardPrice({ product, parameters }: Pick<ProductCardProps, "product" | "parameters">): ReactNode {
  const { locale } = useIntl();
  if (!isOn(parameters, "SHOW_PRICES")) return null;
  const forms = mainForms(product.declinations);
  const shown = cheapest(forms);
  if (!shown) return product.price > 0 && <Price euros={product.price} />;
  const hasOnePrice = forms.every(({ finalPrice }) => finalPrice === shown.finalPrice);
  const cheaper = cheaperThanMain(product.declinations);
  const size = cheaper && formatCapacity(cheaper.capacity, cheaper.capacityUnit, locale);
  return (
    <>
      {hasOnePrice ? (
        <PriceTag declination={shown} parameters={parameters} />
      ) : (
        <FormattedMessage id="product.from" values={{ price: <Price euros={shown.finalPrice} /> }} />
      )}
      <LitrePrice form={shown} parameters={parameters} className={styles.litre} />
      {cheaper && size && (
        <span className={styles.other}>
          <FormattedMessage id="product.ofSize" values={{ size, price: <Price euros={cheaper.finalPrice} /> }} />
          <LitrePrice form={cheaper} parameters={parameters} className={styles.litre} />
        </span>
      )}
    </>
  );
}
