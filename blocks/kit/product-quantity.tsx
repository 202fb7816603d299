import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { classNames } from "./class-names.ts";
import layout from "./layout.module.css";
import styles from "./product-quantity.module.css";
import form from "./site-form.module.css";

/** Lines of an order, each with how many of it are meant. */
export function ProductQuantities({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={classNames(layout.plain, styles.products)}>{children}</ul>;
}

interface ProductQuantityProps {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly max: number;
  readonly value: number | string;
  /** What else is asked of the line, below it. */
  readonly children?: ReactNode;
}

/** A product with how many of it are meant, of how many. */
export function ProductQuantity({ id, name, title, max, value, children }: ProductQuantityProps): ReactNode {
  return (
    <li className={styles.product}>
      <label htmlFor={id}>{title}</label>
      <span className={styles.count}>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          step={1}
          required
          defaultValue={value}
          className={classNames(form.input, styles.number)}
        />
        <span className={layout.meta}>
          <FormattedMessage id="productQuantity.of" values={{ n: max }} />
        </span>
      </span>
      {children !== undefined && <div className={styles.more}>{children}</div>}
    </li>
  );
}

/** A line's product by its name, with its year. */
export function lineName({ name, year }: { readonly name: string; readonly year: number | null }): string {
  return [name, year].filter(Boolean).join(" ");
}
