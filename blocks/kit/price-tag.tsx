import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import type { Declination } from "#schemas/content/product.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import { discountPercent } from "./declinations.ts";
import layout from "./layout.module.css";
import { isOn } from "./parameters.ts";
import styles from "./price-tag.module.css";
import { Price } from "./price.tsx";

export interface PriceTagProps {
  readonly declination: Pick<Declination, "priceBefore" | "finalPrice">;
  readonly parameters: readonly Parameter[] | null;
}

/**
 * What one costs, and the lowest that it cost in the thirty days before it was lowered, struck through; the percentage only where its
 * parameter says so. Nothing where prices are off (spec §3).
 */
export function PriceTag({ declination, parameters }: PriceTagProps): ReactNode {
  if (!isOn(parameters, "SHOW_PRICES")) return null;
  const percent = discountPercent(declination);
  if (declination.priceBefore === null) return <Price euros={declination.finalPrice} />;
  return (
    <span className={styles.tag}>
      <s className={styles.before}>
        <span className={layout.hidden}>
          <FormattedMessage id="product.priceBefore" />{" "}
        </span>
        <Price euros={declination.priceBefore} />
      </s>{" "}
      <span className={styles.now}>
        <span className={layout.hidden}>
          <FormattedMessage id="product.priceNow" />{" "}
        </span>
        <Price euros={declination.finalPrice} />
      </span>
      {percent > 0 && isOn(parameters, "SHOW_DISCOUNT_PERCENTAGE") && (
        <>
          {" "}
          <span className={styles.percent}>
            <FormattedMessage id="product.discount" values={{ percent }} />
          </span>
        </>
      )}
    </span>
  );
}
