import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { Cart } from "#schemas/content/cart.ts";
import type { Checkout } from "#schemas/content/checkout.ts";
import { localizePath } from "#schemas/locale.ts";

import { cartSaid } from "./cart-state.ts";
import styles from "./checkout-frame.module.css";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { TotalsIsland } from "./checkout-totals-island.tsx";
import { totalsOf } from "./checkout-totals.tsx";
import { classNames } from "./class-names.ts";
import disclosure from "./disclosure.module.css";
import { Island } from "./island.tsx";
import layout from "./layout.module.css";
import link from "./link.module.css";
import { Title } from "./title.tsx";
import { useLocale } from "./use-locale.ts";

interface CheckoutFrameProps {
  readonly block: string;
  readonly title: string;
  readonly cart: Cart | null;
  readonly checkout: Checkout | null;
  /** True: the summary tells what of the total is tax. */
  readonly hasTax?: boolean;
  /** What the block's form for a code said; its key is `state` (`cartState`). */
  readonly query: Readonly<Record<string, string>>;
  /** The page's address without what it said. */
  readonly back: string;
  /** What the step asks. */
  readonly children: (cart: Cart, checkout: Checkout) => ReactNode;
}

/**
 * A step of a purchase: one column with what it asks, and what is bought beside it, or folded above it where there is
 * no room; its block names the islands `totals` and `code`. On a page where nobody's purchase is known, the way to the cart.
 */
export function CheckoutFrame({
  block,
  title,
  cart,
  checkout,
  hasTax = false,
  query,
  back,
  children,
}: CheckoutFrameProps): ReactNode {
  const intl = useIntl();
  const locale = useLocale();
  const id = `${block}-title`;
  if (cart === null || checkout === null) {
    return (
      <section className={layout.block} aria-labelledby={id}>
        <Title title={title} level={2} id={id} />
        <p>
          <a href={localizePath("/cart", locale)} className={link.outline}>
            <FormattedMessage id="cart.see" />
          </a>
        </p>
      </section>
    );
  }
  const said = cartSaid(query);
  const summary = { cart, checkout, hasTax, said, place: { block, back } };
  const count = cart.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={classNames(layout.block, styles.step)} id={`form-${block}`} aria-labelledby={id}>
      <details className={styles.fold} open={said !== null}>
        <summary className={disclosure.summary}>
          <span>
            <FormattedMessage id="checkout.summary" values={{ count }} />
          </span>
          <Island
            name="totals"
            at="sum"
            as="span"
            of={TotalsIsland}
            props={{ part: "total", facts: totalsOf(cart, checkout) }}
          />
        </summary>
        <CheckoutSummary at="fold" {...summary} />
      </details>
      <div className={styles.main}>
        <Title title={title} level={1} size="medium" id={id} />
        {children(cart, checkout)}
      </div>
      <aside className={styles.beside} aria-label={intl.formatMessage({ id: "checkout.yourOrder" })}>
        <Title title={intl.formatMessage({ id: "checkout.yourOrder" })} level={2} size="small" />
        <CheckoutSummary at="beside" {...summary} />
      </aside>
    </section>
  );
}
