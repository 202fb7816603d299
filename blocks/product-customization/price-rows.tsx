import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { formatCost } from "#blocks/kit/formatters.ts";
import { Price } from "#blocks/kit/price.tsx";
import sums from "#blocks/kit/totals.module.css";
import type { CustomizationPrice } from "#schemas/content/product-customization.ts";

import styles from "./product-customization.module.css";

/** What the rows are called, in the page's language. */
export interface PriceTexts {
  readonly customization: string;
  readonly unit: string;
  readonly total: string;
}

export type ShownPrice = Pick<CustomizationPrice, "customization" | "unitPrice" | "total">;

interface PriceRowsProps {
  readonly price: ShownPrice;
  readonly texts: PriceTexts;
  /** False where it isn't asked how many are wanted. */
  readonly hasTotal: boolean;
  /** False while nobody has asked the server: without a script it then never will be. */
  readonly isTold: boolean;
  /** True while the server is asked. */
  readonly isBusy: boolean;
}

/**
 * What the customization adds to one, what one costs with it, and so many. Without a script the last stays away, since it
 * would not follow the quantity, and so does what nobody asked the server for.
 */
export function PriceRows({ price, texts, hasTotal, isTold, isBusy }: PriceRowsProps): ReactNode {
  const { locale } = useIntl();
  const { customization, unitPrice, total } = price;
  return (
    <dl
      className={classNames(sums.totals, styles.price)}
      aria-live="polite"
      aria-busy={isBusy}
      {...(isTold && { "data-told": "" })}
    >
      <div>
        <dt>{texts.customization}</dt>
        <dd>
          {customization > 0 ? (
            <span data-price="">{formatCost({ costType: "EURO", amount: customization }, locale)}</span>
          ) : (
            <Price euros={0} />
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.unit}</dt>
        <dd>
          <Price euros={unitPrice} />
        </dd>
      </div>
      {hasTotal && (
        <div className={classNames(sums.total, styles.total)}>
          <dt>{texts.total}</dt>
          <dd>
            <Price euros={total} />
          </dd>
        </div>
      )}
    </dl>
  );
}
