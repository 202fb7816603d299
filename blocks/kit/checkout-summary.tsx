import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { Cart, CartProduct } from "#schemas/content/cart.ts";
import type { Checkout } from "#schemas/content/checkout.ts";

import { Bottle } from "./bottle.tsx";
import styles from "./checkout-frame.module.css";
import { TotalsIsland } from "./checkout-totals-island.tsx";
import { totalsOf } from "./checkout-totals.tsx";
import { type CodeFacts, CodeIsland } from "./code-island.tsx";
import { formatCapacity } from "./formatters.ts";
import { Island } from "./island.tsx";
import layout from "./layout.module.css";
import { LineAnswers } from "./line-answers.tsx";
import { Price } from "./price.tsx";

interface CheckoutSummaryProps {
  readonly cart: Cart;
  readonly checkout: Checkout;
  /** True: what of the total is tax is told by rate. */
  readonly hasTax: boolean;
  readonly code: CodeWay;
  /** Tells it from the page's other summary. */
  readonly at: string;
}

/** How the code is sent where no script runs: by a form of its own, or along with the step's; and what was said of it. */
export type CodeWay = Pick<CodeFacts, "place" | "said"> & { readonly block: string };

/** What is bought and what it comes to, delivery included once it is chosen; and a code, for who has one. Its block names the islands `totals` and `code`. */
export function CheckoutSummary({ cart, checkout, hasTax, code, at }: CheckoutSummaryProps): ReactNode {
  const facts = totalsOf(cart, checkout);
  const { place, said } = code;
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
          at: `${code.block}-${at}-code`,
          place,
          entered: { discountCode: cart.discountCode, isCodeApplied: cart.isCodeApplied },
          said: said && { ...said },
        }}
      />
      {/* The page shows a refused code in both of its fields. The server takes the one that the customer changed. */}
      {"along" in place && said && "typed" in said && said.refusal !== "" && (
        <input type="hidden" form={place.along} name="codeBefore" value={said.typed} />
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
      <div className={styles.words}>
        {line.name}
        {facts !== "" && <span className={layout.meta}>{facts}</span>}
        <LineAnswers answers={line.customizations} />
        <span className={layout.meta}>
          {line.quantity} × <Price euros={line.unitPrice} />
        </span>
      </div>
      <Price euros={line.total} />
    </li>
  );
}
