import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { Cart, CartProduct } from "#schemas/content/cart.ts";
import type { Checkout } from "#schemas/content/checkout.ts";

import { Bottle } from "./bottle.tsx";
import styles from "./checkout-frame.module.css";
import { TotalsIsland } from "./checkout-totals-island.tsx";
import { CheckoutTotals, SummaryRow, totalsOf } from "./checkout-totals.tsx";
import { formatCapacity, formatDecimal } from "./formatters.ts";
import { Island } from "./island.tsx";
import layout from "./layout.module.css";
import { Price } from "./price.tsx";

interface CheckoutSummaryProps {
  readonly cart: Cart;
  readonly checkout: Checkout;
  /** True: what of the total is tax is told by rate. */
  readonly hasTax: boolean;
  /** True: the totals follow what is chosen on the page. */
  readonly isLive: boolean;
  /** Tells it from the page's other summary. */
  readonly at: string;
}

/** What is bought and what it comes to, delivery included once it is chosen. */
export function CheckoutSummary({ cart, checkout, hasTax, isLive, at }: CheckoutSummaryProps): ReactNode {
  const { locale } = useIntl();
  const facts = totalsOf(cart, checkout);
  return (
    <>
      <ul className={layout.plain}>
        {cart.products.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      {isLive ? (
        <Island name="totals" at={at} of={TotalsIsland} props={{ part: "rows", facts }} />
      ) : (
        <CheckoutTotals part="rows" facts={facts} />
      )}
      {hasTax && checkout.vat.length > 0 && (
        <dl className={styles.tax}>
          {checkout.vat.map(({ rate, vat }) => (
            <SummaryRow
              key={rate}
              name={<FormattedMessage id="checkout.tax" values={{ rate: formatDecimal(rate / 100, locale) }} />}
            >
              <Price euros={vat} />
            </SummaryRow>
          ))}
        </dl>
      )}
      {!hasTax && (
        <p className={layout.meta}>
          <FormattedMessage id="checkout.taxIncluded" />
        </p>
      )}
    </>
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
