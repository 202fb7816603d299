import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Bottle } from "#blocks/kit/bottle.tsx";
import { CartForm, type CartFormPlace } from "#blocks/kit/cart-form.tsx";
import { CartWords } from "#blocks/kit/cart-words.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { ExclusionNote } from "#blocks/kit/exclusion-note.tsx";
import { formatCapacity, formatPrice } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { LineAnswers } from "#blocks/kit/line-answers.tsx";
import { lineName } from "#blocks/kit/line-name.ts";
import { Price } from "#blocks/kit/price.tsx";
import { QuantitySelect } from "#blocks/kit/quantity-select.tsx";
import quiet from "#blocks/kit/quiet-button.module.css";
import type { CartSaid } from "#schemas/commerce/cart-said.ts";
import type { CartProduct } from "#schemas/content/cart.ts";

import styles from "./cart.module.css";

interface CartLineProps {
  readonly line: CartProduct;
  /** What was said about this line. */
  readonly said: CartSaid | null;
  readonly place: CartFormPlace;
}

/** One line: what it is, how many, what they cost; each change is a form of its own. */
export function CartLine({ line, said, place }: CartLineProps): ReactNode {
  const intl = useIntl();
  const { locale } = intl;
  const facts = [line.year, formatCapacity(line.capacity, line.capacityUnit, locale)].filter(Boolean).join(" · ");
  const at = `${place.block}-line-${line.id}`;
  const own = { ...place, at };
  const fields = { line: line.id, product: line.idProduct };
  const name = lineName(line, facts);
  const left = line.setQuantity ? line.left : null;
  return (
    <li id={at} className={styles.line}>
      <span className={styles.picture}>{line.image && <Bottle image={line.image} sizes="80px" />}</span>
      <div className={styles.words}>
        <h2 className={styles.name}>{line.isSold ? <a href={line.url}>{line.name}</a> : line.name}</h2>
        {facts !== "" && <p className={layout.meta}>{facts}</p>}
        <LineAnswers answers={line.customizations} />
        <ExclusionNote line={line} />
        {line.isSold ? (
          <p className={layout.meta}>
            <FormattedMessage id="product.each" values={{ price: formatPrice(line.unitPriceToPay, locale) }} />
          </p>
        ) : (
          <p className={styles.warning}>
            <FormattedMessage id="cart.notSold" />
          </p>
        )}
        {said ? (
          <CartWords said={said} id={`${at}-said`} />
        ) : (
          line.isSold &&
          left !== null &&
          left < line.quantity && <CartWords said={{ saying: "left", n: Math.max(0, left) }} />
        )}
      </div>
      {line.isSold && (
        <CartForm
          action="/cart/quantity"
          {...own}
          fields={{ ...fields, multiple: line.sellByMultipleOf }}
          className={styles.quantity}
        >
          <QuantitySelect
            label={intl.formatMessage({ id: "cart.quantityOf" }, { name })}
            sellByMultipleOf={line.sellByMultipleOf}
            left={left}
            chosen={line.quantity}
            id={`${at}-quantity`}
            {...(said && { saidBy: `${at}-said` })}
          />
          <button type="submit" className={classNames(quiet.quiet, styles.change)}>
            <FormattedMessage id="cart.change" />
            <span className={layout.hidden}>
              {" "}
              <FormattedMessage id="cart.quantityOf" values={{ name }} />
            </span>
          </button>
        </CartForm>
      )}
      <p className={styles.cost}>{line.isSold && <LinePrice line={line} />}</p>
      <CartForm action="/cart/remove" {...place} fields={fields} className={styles.remove}>
        <button type="submit" className={quiet.quiet}>
          <FormattedMessage id="cart.remove" />
          <span className={layout.hidden}> {name}</span>
        </button>
      </CartForm>
    </li>
  );
}

function LinePrice({ line: { total, totalToPay } }: { line: CartProduct }): ReactNode {
  return (
    <>
      {totalToPay < total && (
        <s className={styles.before}>
          <span className={layout.hidden}>
            <FormattedMessage id="product.priceBefore" />{" "}
          </span>
          <Price euros={total} />
        </s>
      )}
      <Price euros={totalToPay} />
    </>
  );
}
