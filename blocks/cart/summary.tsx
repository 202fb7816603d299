import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import type { CartFormPlace } from "#blocks/kit/cart-form.tsx";
import { CartWords } from "#blocks/kit/cart-words.tsx";
import { DiscountCode } from "#blocks/kit/discount-code.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { Price } from "#blocks/kit/price.tsx";
import sums from "#blocks/kit/totals.module.css";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { CartSaid } from "#schemas/commerce/cart-said.ts";
import { toCents, toEuros } from "#schemas/commerce/money.ts";
import type { Cart } from "#schemas/content/cart.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./cart.module.css";

interface SummaryProps {
  readonly cart: Cart;
  /** What was said of the code. */
  readonly said: CartSaid | null;
  readonly place: CartFormPlace;
}

/** What the cart costs before and after discounts, both without delivery, and the form for a code. */
export function Summary({ cart, said, place }: SummaryProps): ReactNode {
  const locale = useLocale();
  const { totalProduct, totalProductToPay } = cart;
  const saved = toEuros(toCents(totalProduct) - toCents(totalProductToPay));
  return (
    <div className={styles.summary}>
      <dl className={sums.totals}>
        {saved > 0 && (
          <>
            <div>
              <dt>
                <FormattedMessage id="cart.before" />
              </dt>
              <dd>
                <Price euros={totalProduct} />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage id="cart.discounts" />
              </dt>
              <dd>
                −<Price euros={saved} />
              </dd>
            </div>
          </>
        )}
        <div className={sums.total}>
          <dt>
            <FormattedMessage id="cart.total" />
          </dt>
          <dd>
            <Price euros={totalProductToPay} />
          </dd>
        </div>
      </dl>
      <p className={layout.meta}>
        <FormattedMessage id="cart.withoutDelivery" />
      </p>
      {cart.products.every(({ isSold }) => isSold) && (
        <p>
          <a href={localizePath("/cart/address", locale)} className={link.button}>
            <FormattedMessage id="cart.order" />
          </a>
        </p>
      )}
      <div className={styles.code}>
        <DiscountCode
          id={`${place.block}-code`}
          entered={cart}
          place={place}
          said={said && ((id) => <CartWords said={said} id={id} />)}
        />
      </div>
    </div>
  );
}
