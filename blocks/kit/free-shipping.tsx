import type { CSSProperties, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { toCents } from "#schemas/commerce/money.ts";
import { isShippingOnEstate } from "#schemas/commerce/shipping-fees.ts";
import type { Cart, CartProduct } from "#schemas/content/cart.ts";

import type { DeliveryRules } from "./delivery-rules.ts";
import { formatPrice } from "./formatters.ts";
import styles from "./free-shipping.module.css";

/** What of a cart its delivery asks. */
export interface ShippedCart extends Pick<Cart, "bottles" | "totalProductToPay"> {
  readonly products: readonly Pick<CartProduct, "type" | "isSold" | "isDematerialized" | "hasShippingFees">[];
}

/**
 * How far delivery on the estate is, by the nearer of bottles and euros (spec §9); below the fewest bottles that are
 * delivered, those first. Without a cart, from when on it is; nothing for what is never delivered.
 */
export function FreeShipping({ cart, rules }: { cart: ShippedCart | null; rules: DeliveryRules }): ReactNode {
  const { locale } = useIntl();
  if (!cart) {
    const from = { bottles: rules.bottles, price: formatPrice(rules.euros, locale) };
    return (
      <p className={styles.shipping}>
        <FormattedMessage id="cart.freeFrom" values={from} />
      </p>
    );
  }
  const { bottles, totalProductToPay } = cart;
  const delivered = cart.products.filter((line) => line.isSold && !line.isDematerialized && line.hasShippingFees);
  if (delivered.length === 0) return null;
  const { fewest } = rules;
  if (bottles < fewest && delivered.some(({ type }) => type !== "OTHER")) {
    return (
      <p className={styles.shipping}>
        <FormattedMessage id="cart.fewest" values={{ fewest }} />
      </p>
    );
  }
  const onEstate = { freeFromBottles: rules.bottles, freeFromCents: toCents(rules.euros) };
  const isFree = isShippingOnEstate(bottles, toCents(totalProductToPay), onEstate);
  const part = isFree ? 1 : Math.max(bottles / rules.bottles, totalProductToPay / rules.euros);
  const price = formatPrice(rules.euros - totalProductToPay, locale);
  return (
    <p className={styles.shipping} style={{ "--part": `${Math.floor(part * 100)}%` } as CSSProperties}>
      {isFree ? (
        <FormattedMessage id="cart.free" />
      ) : (
        <FormattedMessage id="cart.untilFree" values={{ bottles: rules.bottles - bottles, price }} />
      )}
    </p>
  );
}
