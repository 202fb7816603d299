import type { ReactNode } from "react";

import { quantityList } from "#schemas/commerce/quantities.ts";

import { classNames } from "./class-names.ts";
import styles from "./quantity-select.module.css";
import form from "./site-form.module.css";

interface QuantitySelectProps {
  /** What is counted, for who can't see it. */
  readonly label: string;
  readonly sellByMultipleOf: number;
  /** What there is of it; null where its stock isn't in use. */
  readonly left: number | null;
  /** Offered too, even where the list doesn't hold it; left out: the list's first. */
  readonly chosen?: number;
  /** Its own id, by which the focus finds it again after the page changed. */
  readonly id?: string;
  /** What so many of it cost, in words: the boot script shows it on the button (`boot/quantity.ts`). */
  readonly totalOf?: (quantity: number) => string;
  /** The id of what was said about the quantity. */
  readonly saidBy?: string;
}

/** The quantities to choose from (spec §5, §9), as the browser shows choices. */
export function QuantitySelect({
  label,
  sellByMultipleOf,
  left,
  chosen,
  id,
  totalOf,
  saidBy,
}: QuantitySelectProps): ReactNode {
  const list = quantityList(sellByMultipleOf, left);
  const offered = chosen === undefined ? list : [...new Set([...list, chosen])].toSorted((a, b) => a - b);
  return (
    <select
      id={id}
      name="quantity"
      aria-label={label}
      className={classNames(form.input, styles.quantity)}
      defaultValue={chosen ?? offered[0]}
      {...(saidBy !== undefined && { "aria-describedby": saidBy })}
    >
      {offered.map((quantity) => (
        <option key={quantity} value={quantity} data-total={totalOf?.(quantity)}>
          {quantity}
        </option>
      ))}
    </select>
  );
}
