import type { FormEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { CartForm, type CartFormPlace } from "./cart-form.tsx";
import styles from "./code-form.module.css";
import type { EnteredCode } from "./ports.tsx";
import layout from "./layout.module.css";
import quiet from "./quiet-button.module.css";
import form from "./site-form.module.css";

interface DiscountCodeProps {
  readonly entered: EnteredCode;
  /** Unique in the page; the form leads back to it. */
  readonly id: string;
  readonly place: CartFormPlace;
  /** What was said of the code, in an element of the id that it is given. */
  readonly said?: ((id: string) => ReactNode) | null;
  /** What is posted besides. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is told, with a script, once the code is in. */
  readonly done?: string;
  readonly isBusy?: boolean;
  /** Takes the form over; left out, it is posted as it is. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** The code that was entered, whether it counts, and the way to take it away; without one, the field for it. */
export function DiscountCode(given: DiscountCodeProps): ReactNode {
  const { entered, id, place, said = null, fields = {}, done, isBusy = false, onSubmit } = given;
  const { discountCode: code, isCodeApplied } = entered;
  const shared = { action: "/cart/code", ...place, at: id, className: styles.code, isBusy } as const;
  if (code !== "") {
    return (
      <CartForm {...shared} fields={{ code: "" }} onSubmit={onSubmit}>
        <p id={id}>
          <FormattedMessage id={isCodeApplied ? "cart.codeCounts" : "cart.codeWaits"} values={{ code }} />
        </p>
        <button type="submit" className={quiet.quiet}>
          <FormattedMessage id="cart.remove" />
          <span className={layout.hidden}> {code}</span>
        </button>
      </CartForm>
    );
  }
  const saidId = `${id}-said`;
  return (
    <CartForm {...shared} fields={fields} done={done} onSubmit={onSubmit}>
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
        {...(said && { "aria-invalid": true, "aria-describedby": saidId })}
      />
      <button type="submit" className={quiet.quiet}>
        <FormattedMessage id="cart.enter" />
      </button>
      {said?.(saidId)}
    </CartForm>
  );
}
