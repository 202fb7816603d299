import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { cartSaid } from "#blocks/kit/cart-state.ts";
import { CheckoutSummary } from "#blocks/kit/checkout-summary.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import type { orderSummaryDefinition } from "./definition.ts";
import styles from "./order-summary.module.css";

/** The visitor's purchase as it stands; on a page where nobody's is known, the way to the cart. */
export function OrderSummaryView(view: BlockViewProps<typeof orderSummaryDefinition>): ReactNode {
  const { id, props, data, query, href } = view;
  const { locale, zone } = usePage();
  const { cart, checkout } = data;
  const isEmpty = cart === null || checkout === null || cart.products.length === 0;
  return (
    <section className={classNames(layout.block, styles.block)} id={`form-${id}`} aria-labelledby={`${id}-title`}>
      <Title title={props.title} level={2} size="medium" id={`${id}-title`} />
      {isEmpty ? (
        <>
          {zone === "private" && (
            <p>
              <FormattedMessage id="cart.empty" />
            </p>
          )}
          <p>
            <a href={localizePath("/cart", locale)} className={link.outline}>
              <FormattedMessage id="cart.see" />
            </a>
          </p>
        </>
      ) : (
        <div className={styles.summary}>
          <CheckoutSummary
            at="all"
            {...{ cart, checkout }}
            hasTax={props.hasTax}
            code={{ block: id, place: { block: id, back: href({ state: null }) }, said: cartSaid(query) }}
          />
        </div>
      )}
    </section>
  );
}
