import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { isSoldOut, yearsOf } from "#blocks/kit/declinations.ts";
import layout from "#blocks/kit/layout.module.css";
import { classNames } from "#blocks/kit/class-names.ts";
import { LitrePrice } from "#blocks/kit/litre-price.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import { PriceTag } from "#blocks/kit/price-tag.tsx";
import { Price } from "#blocks/kit/price.tsx";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { Declination } from "#schemas/content/product.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import type { Chosen } from "#blocks/kit/chosen.ts";
import { FormNotes } from "#blocks/kit/form-notes.tsx";
import styles from "./product-detail.module.css";
import { sizeText } from "#blocks/kit/size-text.ts";

export interface DeclinationsProps {
  readonly product: ProductDetail;
  readonly chosen: Chosen;
  readonly parameters: readonly Parameter[] | null;
  /** The form that the page's own form puts into the cart; it is the chosen one where the address names none. */
  readonly bought?: number | undefined;
}

/**
 * The forms of a product with size and price, where it has several; each row of a wine is a link to its own page
 * (spec §2), which comes in this one's place. The page of a year leads back to all of them; its only form is chosen, and
 * its price stands above.
 */
export function Declinations({ product, chosen, parameters, bought }: DeclinationsProps): ReactNode {
  if (product.declinations.length < 2) return null;
  const isWine = product.type.type === "WINE";
  const isOnly = chosen.declinations.length === 1;
  const isChosen = (id: number): boolean => isOnly || (!chosen.declination && id === bought);
  return (
    <ul className={classNames(layout.plain, styles.rows)}>
      {chosen.declinations.map((declination) => {
        const row = <Row product={product} declination={declination} parameters={parameters} isOnly={isOnly} />;
        return (
          <li key={declination.id}>
            {isWine ? (
              <a
                id={`product-form-${declination.id}`}
                href={`${product.url}/detail/${declination.id}`}
                className={classNames(styles.row, styles.choice)}
                data-keep-scroll=""
                {...(declination === chosen.declination
                  ? { "aria-current": "page" }
                  : isChosen(declination.id) && { "aria-current": "true" })}
              >
                {row}
              </a>
            ) : (
              <div className={styles.row}>{row}</div>
            )}
          </li>
        );
      })}
      {chosen.declinations.length < product.declinations.length && (
        <li>
          <a href={product.url} className={styles.all} data-keep-scroll="">
            <FormattedMessage id="product.allVintages" />
          </a>
        </li>
      )}
    </ul>
  );
}

interface RowProps extends Omit<DeclinationsProps, "chosen"> {
  readonly declination: Declination;
  /** Whether the page lists no other. */
  readonly isOnly: boolean;
}

/** A wine without vintages says so in its title: not in each row again. */
function Row({ product, declination, parameters, isOnly }: RowProps): ReactNode {
  const { locale } = useIntl();
  const isWine = product.type.type === "WINE";
  const hasVintage = !isWine || yearsOf(product.declinations).length > 0;
  return (
    <>
      {hasVintage && (
        <div className={styles.vintage}>
          {declination.year ?? (isWine ? <FormattedMessage id="product.noVintage" /> : product.name)}
        </div>
      )}
      <div className={styles.size}>
        {sizeText(declination, locale)}
        <LitrePrice form={declination} parameters={parameters} />
        <FormNotes product={product} declination={declination} parameters={parameters} />
      </div>
      {!isOnly && <RowPrice declination={declination} parameters={parameters} />}
    </>
  );
}

function RowPrice({ declination, parameters }: Pick<RowProps, "declination" | "parameters">): ReactNode {
  const hasPrices = isOn(parameters, "SHOW_PRICES");
  if (!isSoldOut(declination)) {
    return (
      hasPrices && (
        <div className={styles.rowPrice}>
          <PriceTag declination={declination} parameters={parameters} />
        </div>
      )
    );
  }
  return (
    <div className={styles.rowPrice} data-stock="0">
      <FormattedMessage id="product.soldOut" />
      {hasPrices && (
        <div className={layout.meta}>
          <Price euros={declination.finalPrice} />
        </div>
      )}
    </div>
  );
}
