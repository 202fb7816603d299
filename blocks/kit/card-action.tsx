import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { mayBeAdded, onlyForm } from "#schemas/commerce/only-form.ts";
import type { Product } from "#schemas/content/product.ts";

import styles from "./card-action.module.css";
import type { CardShop } from "./card-shop.ts";
import { CartWords } from "./cart-words.tsx";
import { HeldForm } from "./held-form.tsx";
import layout from "./layout.module.css";

/**
 * What can be done with a card's product: its only form goes into the cart at once; among several one chooses first, in
 * a sheet over the page, or without a script on the product's own page. Nothing where none is left.
 */
export function CardAction({ product, shop }: { product: Product; shop: CardShop }): ReactNode {
  const form = onlyForm(product);
  if (!form) {
    if (!product.declinations.some(mayBeAdded)) return null;
    return (
      <a href={`${product.url}#product-formats`} className={styles.action} data-action="forms:open">
        <Words doing="choose" name={product.name} />
      </a>
    );
  }
  const at = `${shop.place.block}-buy-${product.id}`;
  return (
    <>
      <HeldForm place={{ ...shop.place, at }} {...form} name={product.name}>
        <button id={at} type="submit" className={styles.action}>
          <Words doing="add" name={product.name} />
        </button>
      </HeldForm>
      {shop.said?.about === form.declination && (
        <div className={styles.said}>
          <CartWords said={shop.said} />
        </div>
      )}
    </>
  );
}

/** A plus where there is little room, else a word. */
function Words({ doing, name }: { doing: "add" | "choose"; name: string }): ReactNode {
  return (
    <>
      <span className={styles.word}>
        <FormattedMessage id={`addToCart.${doing}`} />
      </span>
      <span className={layout.hidden}>
        {" "}
        <FormattedMessage id={doing === "add" ? "addToCart.addOf" : "addToCart.chooseOf"} values={{ name }} />
      </span>
    </>
  );
}
