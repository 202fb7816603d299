import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { formatPrice } from "#blocks/kit/formatters.ts";
import { classNames } from "#blocks/kit/class-names.ts";
import { isSoldOut, multipleOf } from "#blocks/kit/declinations.ts";
import { isOn } from "#blocks/kit/parameters.ts";
import { Price } from "#blocks/kit/price.tsx";
import { decreasingPrices, type PriceStep } from "#schemas/commerce/decreasing-prices.ts";
import type { Declination } from "#schemas/content/product.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";

import { chosenForms, isGone } from "#blocks/kit/chosen.ts";
import type { DeclinationsProps } from "./declinations.tsx";
import styles from "./product-detail.module.css";

interface Step {
  readonly quantity: number;
  readonly text: string;
}

interface LadderProps {
  readonly form: Declination;
  readonly product: ProductDetail;
}

/** Beside its purchase: the prices for one of a form, a cell each; that of the chosen quantity is underlined (`data-active`). */
function Ladder({ form, product: { decreasingDiscounts } }: LadderProps): ReactNode {
  const steps = decreasingPrices(form.finalPrice, decreasingDiscounts);
  if (steps.length === 0) return null;
  const active = steps.findLast(({ fromQuantity }) => fromQuantity <= multipleOf(form));
  return (
    <dl className={classNames(styles.steps, styles.ladder)}>
      {steps.map((step) => (
        <div key={step.fromQuantity} data-from={step.fromQuantity} data-active={step === active ? "" : undefined}>
          <dt>{rangeOf(step)}</dt>
          <dd>
            <Price euros={step.unitPrice} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** « 1–5 », « 12+ » */
function rangeOf({ fromQuantity, toQuantity }: PriceStep): string {
  if (toQuantity === null) return `${fromQuantity}+`;
  return fromQuantity === toQuantity ? String(fromQuantity) : `${fromQuantity}–${toQuantity}`;
}

/**
 * How the price for one falls with the quantity: the price where there is one price, else what comes off it.
 * Nothing where it doesn't fall, where prices are off, or where nothing is left to be had.
 */
export function DecreasingPrices({ product, chosen, parameters, bought }: DeclinationsProps): ReactNode {
  const intl = useIntl();
  if (!isOn(parameters, "SHOW_PRICES") || isGone(product, chosen)) return null;
  const forms = chosenForms(chosen).filter((form) => !isSoldOut(form));
  const prices = new Set(forms.map(({ finalPrice }) => finalPrice));
  const form = forms.find(({ id }) => id === bought);
  if (form) return <Ladder form={form} product={product} />;
  const [price] = prices;
  const steps = prices.size === 1 && price !== undefined ? priceSteps(price) : reductions();
  if (steps.length === 0) return null;
  const unitId = product.type.type === "WINE" ? "product.fromBottles" : "product.fromQuantity";
  return (
    <ul className={styles.steps}>
      {steps.map(({ quantity, text }) => (
        <li key={quantity}>
          <FormattedMessage id={unitId} values={{ quantity, price: text }} />
        </li>
      ))}
    </ul>
  );

  function priceSteps(full: number): readonly Step[] {
    const withPercent = isOn(parameters, "SHOW_DISCOUNT_PERCENTAGE");
    return decreasingPrices(full, product.decreasingDiscounts)
      .slice(1)
      .map(({ fromQuantity, unitPrice, savedPercent }) => {
        const unit = intl.formatMessage({ id: "product.each" }, { price: formatPrice(unitPrice, intl.locale) });
        const saved = withPercent && savedPercent > 0 ? ` ${percentOff(savedPercent)}` : "";
        return { quantity: fromQuantity, text: unit + saved };
      });
  }

  function reductions(): readonly Step[] {
    if (prices.size === 0) return [];
    return product.decreasingDiscounts
      .toSorted((a, b) => a.fromQuantity - b.fromQuantity)
      .map(({ fromQuantity, type, amount }) => ({
        quantity: fromQuantity,
        text: type === "PERCENT" ? percentOff(amount) : `−${formatPrice(amount, intl.locale)}`,
      }));
  }

  function percentOff(percent: number): string {
    return intl.formatMessage({ id: "product.discount" }, { percent: intl.formatNumber(percent) });
  }
}
