import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Bottle } from "#blocks/kit/bottle.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { formatCapacity } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { LineAnswers } from "#blocks/kit/line-answers.tsx";
import { lineName } from "#blocks/kit/line-name.ts";
import type { CartPort } from "#blocks/kit/ports.tsx";
import stepper from "#blocks/kit/stepper.module.css";
import { Price } from "#blocks/kit/price.tsx";
import quiet from "#blocks/kit/quiet-button.module.css";
import { multipleOf } from "#schemas/commerce/quantities.ts";
import type { CartProduct } from "#schemas/content/cart.ts";

import styles from "./cart-drawer.module.css";

/** How long somebody may go on pressing before it is asked for, in milliseconds. */
const pause = 350;

interface DrawerLineProps {
  readonly id: string;
  readonly line: CartProduct;
  readonly error: string;
  readonly setQuantity: CartPort["setQuantity"];
  readonly remove: () => Promise<void>;
}

/** One line: its bottle, how many of it by what it is sold by and no more than are left, and what they cost. */
export function DrawerLine({ id, line, error, setQuantity, remove }: DrawerLineProps): ReactNode {
  const intl = useIntl();
  const [wanted, setWanted] = useState<number | null>(null);
  const quantity = wanted ?? line.quantity;
  const multiple = multipleOf(line.sellByMultipleOf);
  const most = line.setQuantity ? line.left : Infinity;
  const facts = [line.year, formatCapacity(line.capacity, line.capacityUnit, intl.locale)].filter(Boolean).join(" · ");
  const name = lineName(line, facts);

  // Several presses are one wish.
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => void setQuantity(line, wanted).finally(() => setWanted(null)), pause);
    return () => clearTimeout(timer);
  }, [wanted, line, setQuantity]);

  return (
    <li className={styles.line}>
      <span className={styles.picture}>{line.image && <Bottle image={line.image} sizes="60px" />}</span>
      <div className={styles.words}>
        <p className={styles.name}>{line.isSold ? <a href={line.url}>{line.name}</a> : line.name}</p>
        {facts !== "" && <p className={layout.meta}>{facts}</p>}
        <LineAnswers answers={line.customizations} />
        {!line.isSold && (
          <p className={layout.meta}>
            <FormattedMessage id="cart.notSold" />
          </p>
        )}
      </div>
      <p className={styles.cost}>{line.isSold && <Price euros={line.totalToPay} />}</p>
      {line.isSold && (
        <div
          role="group"
          aria-label={intl.formatMessage({ id: "cart.quantityOf" }, { name })}
          className={classNames(stepper.stepper, styles.stepper)}
        >
          <Step
            sign="−"
            label={intl.formatMessage({ id: "cartDrawer.fewer" }, { name })}
            isOff={quantity <= multiple}
            take={() => setWanted(quantity - multiple)}
          />
          <span id={id} aria-live="polite">
            {quantity}
          </span>
          <Step
            sign="+"
            label={intl.formatMessage({ id: "cartDrawer.more" }, { name })}
            isOff={quantity + multiple > most}
            take={() => setWanted(quantity + multiple)}
          />
        </div>
      )}
      <button type="button" className={classNames(quiet.quiet, styles.remove)} onClick={() => void remove()}>
        <FormattedMessage id="cart.remove" />
        <span className={layout.hidden}> {name}</span>
      </button>
      {error !== "" && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </li>
  );
}

interface StepProps {
  readonly sign: string;
  readonly label: string;
  readonly isOff: boolean;
  readonly take: () => void;
}

/** It keeps the focus where it can do nothing more, and says so. */
function Step({ sign, label, isOff, take }: StepProps): ReactNode {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={() => !isOff && take()}>
      {sign}
    </button>
  );
}
