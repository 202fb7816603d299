import type { CSSProperties, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { formatPrice } from "#blocks/kit/formatters.ts";
import { readParameter } from "#blocks/kit/parameters.ts";
import { toCents } from "#schemas/commerce/money.ts";
import { isShippingOnEstate } from "#schemas/commerce/shipping-fees.ts";
import type { Cart } from "#schemas/content/cart.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import styles from "./cart.module.css";

interface FreeShippingProps {
  readonly cart: Cart;
  readonly parameters: readonly Parameter[] | null;
}

/**
 * How far delivery on the estate is, by the nearer of bottles and euros (spec §9); below the fewest bottles that are
 * delivered, those first. Nothing for what is never delivered.
 */
export function FreeShipping({ cart, parameters }: FreeShippingProps): ReactNode {
  const { locale } = useIntl();
  const { bottles, totalProductToPay } = cart;
  const delivered = cart.products.filter((line) => line.isSold && !line.isDematerialized && line.hasShippingFees);
  if (delivered.length === 0) return null;
  const number = (type: string): number => Number(readParameter(parameters, type));
  const fewest = number("EXPEDITION_BOTTLES_MIN");
  if (bottles < fewest && delivered.some(({ type }) => type !== "OTHER")) {
    return (
      <p className={styles.shipping}>
        <FormattedMessage id="cart.fewest" values={{ fewest }} />
      </p>
    );
  }
  const from = { bottles: number("FREE_SHIPPING_BOTTLES"), euros: number("FREE_SHIPPING_AMOUNT") };
  const rules = { freeFromBottles: from.bottles, freeFromCents: toCents(from.euros) };
  const isFree = isShippingOnEstate(bottles, toCents(totalProductToPay), rules);
  const part = isFree ? 1 : Math.max(bottles / from.bottles, totalProductToPay / from.euros);
  const price = formatPrice(from.euros - totalProductToPay, locale);
  return (
    <p className={styles.shipping} style={{ "--part": `${Math.floor(part * 100)}%` } as CSSProperties}>
      {isFree ? (
        <FormattedMessage id="cart.free" />
      ) : (
        <FormattedMessage id="cart.untilFree" values={{ bottles: from.bottles - bottles, price }} />
      )}
    </p>
  );
}
