import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { customizePath } from "#schemas/commerce/customize-path.ts";
import { mayBeAdded, onlyForm } from "#schemas/commerce/only-form.ts";
import type { Product } from "#schemas/content/product.ts";

import styles from "./card-action.module.css";
import type { CardShop } from "./card-shop.ts";
import { CartWords } from "./cart-words.tsx";
import { HeldForm } from "./held-form.tsx";
import layout from "./layout.module.css";
import { useLocale } from "./use-locale.ts";

/**
 * What can be done with a card's product: its only form goes into the cart at once; among several one chooses first, in
 * a sheet over the page, or without a script on the product's own page. What is made for its buyer leads to where it is
 * said how. Nothing where none is left.
 */
export function CardAction({ product, shop }: { product: Product; shop: CardShop }): ReactNode {
  const locale = useLocale();
  const form = onlyForm(product);
  if (!form) {
    const [first, other] = product.declinations.filter(mayBeAdded);
    if (!first) return null;
    if (product.customization === "REQUIRED") {
      // Of several forms one is chosen on the product's page first.
      const href = other ? `${product.url}#product-formats` : customizePath(product, first.id, locale);
      return (
        <a href={href} className={styles.action}>
          <Words doing="customize" name={product.name} />
        </a>
      );
    }
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

const hiddenWords = {
  add: "addToCart.addOf",
  choose: "addToCart.chooseOf",
  customize: "addToCart.customizeOf",
} as const;

/** A plus where there is little room, else a word. */
function Words({ doing, name }: { doing: keyof typeof hiddenWords; name: string }): ReactNode {
  return (
    <>
      <span className={styles.word}>
        <FormattedMessage id={`addToCart.${doing}`} />
      </span>
      <span className={layout.hidden}>
        {" "}
        <FormattedMessage id={hiddenWords[doing]} values={{ name }} />
      </span>
    </>
  );
}
