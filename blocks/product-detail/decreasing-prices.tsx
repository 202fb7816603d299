import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { cheapest } from "#blocks/kit/declinations.ts";
import { isOn } from "#blocks/kit/parameters.ts";
import { Price } from "#blocks/kit/price.tsx";
import { decreasingPrices } from "#schemas/commerce/decreasing-prices.ts";

import type { DeclinationsProps } from "./declinations.tsx";
import styles from "./product-detail.module.css";

/** How the price for one falls with the quantity; nothing where it doesn't, or where prices are off. */
export function DecreasingPrices({ product, chosen, parameters }: DeclinationsProps): ReactNode {
  const form = chosen.declination ?? cheapest(chosen.declinations);
  if (!isOn(parameters, "SHOW_PRICES") || !form) return null;
  const steps = decreasingPrices(form.finalPrice, product.decreasingDiscounts).slice(1);
  if (steps.length === 0) return null;
  return (
    <ul className={styles.steps}>
      {steps.map(({ fromQuantity, unitPrice, savedPercent }) => (
        <li key={fromQuantity}>
          <FormattedMessage
            id="product.fromQuantity"
            values={{ quantity: fromQuantity, price: <Price euros={unitPrice} /> }}
          />
          {savedPercent > 0 && isOn(parameters, "SHOW_DISCOUNT_PERCENTAGE") && (
            <>
              {" "}
              <FormattedMessage id="product.discount" values={{ percent: savedPercent }} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
