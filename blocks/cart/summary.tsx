import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { CartForm, type CartFormPlace } from "#blocks/kit/cart-form.tsx";
import { CartWords } from "#blocks/kit/cart-words.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { Price } from "#blocks/kit/price.tsx";
import quiet from "#blocks/kit/quiet-button.module.css";
import form from "#blocks/kit/site-form.module.css";
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
      <dl className={styles.totals}>
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
        <div className={styles.total}>
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
      <Code cart={cart} said={said} place={place} />
    </div>
  );
}

/** The code that was entered, and whether it counts; without one, the field for it. */
function Code({ cart: { discountCode, isCodeApplied }, said, place }: SummaryProps): ReactNode {
  const id = `${place.block}-code`;
  if (discountCode !== "") {
    return (
      <CartForm action="/cart/code" {...place} fields={{ code: "" }} className={styles.code}>
        <p>
          <FormattedMessage id={isCodeApplied ? "cart.codeCounts" : "cart.codeWaits"} values={{ code: discountCode }} />
        </p>
        <button type="submit" className={quiet.quiet}>
          <FormattedMessage id="cart.remove" />
          <span className={layout.hidden}> {discountCode}</span>
        </button>
      </CartForm>
    );
  }
  return (
    <CartForm action="/cart/code" {...place} at={id} fields={{}} className={styles.code}>
      <label htmlFor={id} className={layout.meta}>
        <FormattedMessage id="cart.code" />
      </label>
      <input
        id={id}
        name="code"
        type="text"
        required
        maxLength={40}
        autoComplete="off"
        className={form.input}
        {...(said && { "aria-invalid": true, "aria-describedby": `${id}-said` })}
      />
      <button type="submit" className={quiet.quiet}>
        <FormattedMessage id="cart.enter" />
      </button>
      {said && <CartWords said={said} id={`${id}-said`} />}
    </CartForm>
  );
}
