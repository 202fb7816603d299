import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { CartForm } from "#blocks/kit/cart-form.tsx";
import { InDialogRoom } from "#blocks/kit/in-dialog-room.tsx";
import type { OnlyForm } from "#schemas/commerce/only-form.ts";

import type { Option, OptionGroup } from "./options.ts";
import styles from "./search-suggestions.module.css";

interface BuyProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
}

interface Bought extends Option {
  readonly buy: OnlyForm;
}

/** Puts what is proposed into the cart at once: below the list, whose options are links. */
export function BuyButtons({ id, groups }: BuyProps): ReactNode {
  const bought = boughtOf(groups);
  if (bought.length === 0) return null;
  return (
    <span className={styles.buys}>
      {bought.map(({ id: product, title }) => (
        <button key={product} type="submit" form={formId(id, product)} className={styles.buy}>
          <FormattedMessage id="addToCart.add" /> <FormattedMessage id="addToCart.addOf" values={{ name: title }} />
        </button>
      ))}
    </span>
  );
}

/** The buttons' forms: the search, in which the buttons stand, is a form itself and can hold none. */
export function BuyForms({ id, groups }: BuyProps): ReactNode {
  return (
    <InDialogRoom>
      {boughtOf(groups).map(({ id: product, buy }) => (
        <CartForm key={product} id={formId(id, product)} action="/cart/add" block={id} fields={{ ...buy }} />
      ))}
    </InDialogRoom>
  );
}

function boughtOf(groups: readonly OptionGroup[]): readonly Bought[] {
  return groups.flatMap(({ options }) => options.filter((option): option is Bought => option.buy !== null)).slice(0, 3);
}

function formId(id: string, product: number): string {
  return `${id}-buy-${product}`;
}
