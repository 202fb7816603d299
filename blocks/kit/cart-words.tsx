import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import type { CartSaid } from "#schemas/commerce/cart-said.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./cart-words.module.css";
import { useLocale } from "./use-locale.ts";

interface CartWordsProps {
  readonly said: CartSaid;
  /** Named by the field that it is about. */
  readonly id?: string;
}

/** What became of a form of the cart, in words, and the way to the cart after something went in. */
export function CartWords({ said: { saying, n }, id }: CartWordsProps): ReactNode {
  const locale = useLocale();
  const isDone = saying === "added" || saying === "coded";
  return (
    <p id={id} role={isDone ? "status" : "alert"} data-said="">
      <FormattedMessage id={`cartSaid.${saying}`} values={{ n }} />
      {isDone && (
        <>
          {" "}
          <a href={localizePath("/cart", locale)} className={styles.see}>
            <FormattedMessage id="cart.see" />
          </a>
        </>
      )}
    </p>
  );
}
