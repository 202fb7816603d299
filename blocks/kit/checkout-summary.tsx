import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { Cart, CartProduct } from "#schemas/content/cart.ts";
import type { Checkout } from "#schemas/content/checkout.ts";

import { Bottle } from "./bottle.tsx";
import styles from "./checkout-frame.module.css";
import { formatCapacity, formatDecimal } from "./formatters.ts";
import layout from "./layout.module.css";
import { Price } from "./price.tsx";

interface CheckoutSummaryProps {
  readonly cart: Cart;
  readonly checkout: Checkout;
  /** True: what of the total is tax is told by rate. */
  readonly hasTax: boolean;
}

/** What is bought and what it comes to, delivery included once it is chosen. */
export function CheckoutSummary({ cart, checkout, hasTax }: CheckoutSummaryProps): ReactNode {
  const { locale } = useIntl();
  const { subtotal, discount, shippingFees, total, isCarried, delivery } = checkout;
  return (
    <>
      <ul className={layout.plain}>
        {cart.products.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      <dl className={styles.totals}>
        <SummaryRow name={<FormattedMessage id="checkout.goods" />}>
          <Price euros={cart.totalProduct} />
        </SummaryRow>
        {discount > 0 && (
          <SummaryRow
            name={
              cart.isCodeApplied ? (
                <FormattedMessage id="checkout.discountsWith" values={{ code: cart.discountCode }} />
              ) : (
                <FormattedMessage id="cart.discounts" />
              )
            }
          >
            −<Price euros={discount} />
          </SummaryRow>
        )}
        {isCarried && (
          <SummaryRow
            name={
              <FormattedMessage id={delivery?.type === "CLICK_AND_COLLECT" ? "checkout.pickup" : "checkout.delivery"} />
            }
          >
            {shippingFees === null ? (
              <span className={layout.meta}>
                <FormattedMessage id="checkout.deliveryLater" />
              </span>
            ) : (
              <Fee euros={shippingFees} />
            )}
          </SummaryRow>
        )}
        <div className={styles.total}>
          <dt>
            <FormattedMessage id="cart.total" />
          </dt>
          <dd data-checkout-total={subtotal}>
            <Price euros={total} />
          </dd>
        </div>
        {hasTax &&
          checkout.vat.map(({ rate, vat }) => (
            <SummaryRow
              key={rate}
              name={<FormattedMessage id="checkout.tax" values={{ rate: formatDecimal(rate / 100, locale) }} />}
            >
              <Price euros={vat} />
            </SummaryRow>
          ))}
      </dl>
      {!hasTax && (
        <p className={layout.meta}>
          <FormattedMessage id="checkout.taxIncluded" />
        </p>
      )}
    </>
  );
}

/** What a way of delivery costs; nothing is said in words. */
export function Fee({ euros }: { readonly euros: number }): ReactNode {
  return euros === 0 ? <FormattedMessage id="checkout.free" /> : <Price euros={euros} />;
}

function SummaryRow({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SummaryLine({ line }: { readonly line: CartProduct }): ReactNode {
  const { locale } = useIntl();
  const facts = [line.year, formatCapacity(line.capacity, line.capacityUnit, locale)].filter(Boolean).join(" · ");
  return (
    <li className={styles.line}>
      <span className={styles.picture}>{line.image && <Bottle image={line.image} sizes="48px" />}</span>
      <span className={styles.words}>
        {line.name}
        {facts !== "" && <span className={layout.meta}>{facts}</span>}
        <span className={layout.meta}>
          {line.quantity} × <Price euros={line.unitPrice} />
        </span>
      </span>
      <Price euros={line.total} />
    </li>
  );
}
