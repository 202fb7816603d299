import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { CartSaid } from "#schemas/commerce/cart-said.ts";
import type { Cart, CartProduct } from "#schemas/content/cart.ts";
import type { Checkout } from "#schemas/content/checkout.ts";

import { Bottle } from "./bottle.tsx";
import type { CartFormPlace } from "./cart-form.tsx";
import styles from "./checkout-frame.module.css";
import { TotalsIsland } from "./checkout-totals-island.tsx";
import { totalsOf } from "./checkout-totals.tsx";
import { CodeIsland } from "./code-island.tsx";
import { formatCapacity } from "./formatters.ts";
import { Island } from "./island.tsx";
import layout from "./layout.module.css";
import { Price } from "./price.tsx";

interface CheckoutSummaryProps {
  readonly cart: Cart;
  readonly checkout: Checkout;
  /** True: what of the total is tax is told by rate. */
  readonly hasTax: boolean;
  readonly place: CartFormPlace;
  /** What was said of the code; null: nothing. */
  readonly said: CartSaid | null;
  /** Tells it from the page's other summary. */
  readonly at: string;
}

/** What is bought and what it comes to, delivery included once it is chosen; and a code, for who has one. Its block names the islands `totals` and `code`. */
export function CheckoutSummary({ cart, checkout, hasTax, place, said, at }: CheckoutSummaryProps): ReactNode {
  const facts = totalsOf(cart, checkout);
  return (
    <>
      <ul className={layout.plain}>
        {cart.products.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      <Island name="totals" at={at} of={TotalsIsland} props={{ part: "rows", hasTax, facts }} />
      {!hasTax && (
        <p className={layout.meta}>
          <FormattedMessage id="checkout.taxIncluded" />
        </p>
      )}
      <Island
        name="code"
        at={at}
        of={CodeIsland}
        props={{
          place: { ...place, at: `${place.block}-${at}-code` },
          entered: { discountCode: cart.discountCode, isCodeApplied: cart.isCodeApplied },
          said: said && { ...said },
        }}
      />
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
