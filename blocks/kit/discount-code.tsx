import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from "react";
import { FormattedMessage } from "react-intl";

import { CartForm, type CartFormPlace } from "./cart-form.tsx";
import styles from "./code-form.module.css";
import type { EnteredCode } from "./ports.tsx";
import layout from "./layout.module.css";
import quiet from "./quiet-button.module.css";
import form from "./site-form.module.css";

/** Where a form of its own stands; or the id of the form around that takes the code along with what else was typed. */
export type CodePlace = CartFormPlace | { readonly along: string };

interface DiscountCodeProps {
  readonly entered: EnteredCode;
  /** Unique in the page; its own form leads back to it. */
  readonly id: string;
  readonly place: CodePlace;
  /** What stands in the field at first. */
  readonly typed?: string;
  /** What was said of the code, in an element of the id that it is given. */
  readonly said?: ((id: string) => ReactNode) | null;
  /** True where the page comes because of the code: the focus is on it. */
  readonly hasFocus?: boolean;
  /** What is posted besides. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is told, with a script, once the code is in. */
  readonly done?: string;
  readonly isBusy?: boolean;
  /** Takes it over, an empty code to take one away; left out, it is posted as it is. */
  readonly onEnter?: (event: SyntheticEvent, code: string) => void;
}

/** The code that was entered, whether it counts, and the way to take it away; without one, the field for it. */
export function DiscountCode(given: DiscountCodeProps): ReactNode {
  const { entered, id, place, typed = "", said = null, hasFocus = false, onEnter } = given;
  const { discountCode: code, isCodeApplied } = entered;
  const field = useRef<HTMLInputElement>(null);
  const isAlong = "along" in place;
  // It goes whatever is still missing in the form that takes it along.
  const along = isAlong && ({ form: place.along, formNoValidate: true, name: "entersCode", value: "true" } as const);
  const focused = { autoFocus: hasFocus };
  if (code !== "") {
    return (
      <CodeForm {...given} fields={{ code: "" }} done={undefined}>
        <p id={id}>
          <FormattedMessage id={isCodeApplied ? "cart.codeCounts" : "cart.codeWaits"} values={{ code }} />
        </p>
        <button
          type="submit"
          className={quiet.quiet}
          {...focused}
          {...(along && { ...along, onClick: (event) => onEnter?.(event, "") })}
        >
          <FormattedMessage id="cart.remove" />
          <span className={layout.hidden}> {code}</span>
        </button>
      </CodeForm>
    );
  }
  const saidId = `${id}-said`;
  const enter = (event: SyntheticEvent): void => {
    const text = field.current?.value ?? "";
    onEnter?.(event, text);
    if (text.trim() === "") field.current?.focus();
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) enter(event);
  };
  return (
    <CodeForm {...given}>
      <label htmlFor={id} className={layout.meta}>
        <FormattedMessage id="cart.code" />
      </label>
      <input
        ref={field}
        id={id}
        name="code"
        type="text"
        maxLength={40}
        autoComplete="off"
        className={form.input}
        defaultValue={typed}
        {...focused}
        {...(isAlong ? { form: place.along, onKeyDown: byKey } : { required: true })}
        {...(said && { "aria-invalid": true, "aria-describedby": saidId })}
      />
      <button type="submit" className={quiet.quiet} {...(along && { ...along, onClick: enter })}>
        <FormattedMessage id="cart.enter" />
      </button>
      {said?.(saidId)}
    </CodeForm>
  );
}

/** What the code stands in: its own form, or nothing but its place. */
function CodeForm(given: DiscountCodeProps & { readonly children: ReactNode }): ReactNode {
  const { id, place, fields = {}, done, isBusy = false, onEnter, children } = given;
  if ("along" in place) {
    return (
      <div className={styles.code} {...(isBusy && { "aria-busy": true })}>
        {children}
      </div>
    );
  }
  return (
    <CartForm
      action="/cart/code"
      {...place}
      at={id}
      className={styles.code}
      isBusy={isBusy}
      fields={fields}
      done={done}
      {...(onEnter && {
        onSubmit: (event) => onEnter(event, String(new FormData(event.currentTarget).get("code") ?? "")),
      })}
    >
      {children}
    </CartForm>
  );
}
