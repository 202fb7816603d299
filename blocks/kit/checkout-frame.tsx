import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { Cart } from "#schemas/content/cart.ts";
import type { Checkout } from "#schemas/content/checkout.ts";
import type { FormSaid } from "#schemas/contract/form-said.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./checkout-frame.module.css";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { TotalsIsland } from "./checkout-totals-island.tsx";
import { totalsOf } from "./checkout-totals.tsx";
import { classNames } from "./class-names.ts";
import { formId } from "./form-frame.tsx";
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
  /** The name of the step's form among its block's. */
  readonly form: string;
  /** What the block was told of its form. */
  readonly said: FormSaid | null;
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
  form,
  said,
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
  const along = formId({ block, form });
  const code = (said?.form === form && said.code) || null;
  const summary = { cart, checkout, hasTax, code: { block, place: { along }, said: code } };
  const count = cart.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={classNames(layout.block, styles.step)} id={`form-${block}`} aria-labelledby={id}>
      {/* What Enter presses in the form: its own button comes after that of the code. */}
      <button type="submit" form={along} className={layout.hidden} tabIndex={-1} aria-hidden />
      <details className={styles.fold} open={code !== null}>
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
