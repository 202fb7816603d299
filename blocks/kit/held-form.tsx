import type { ReactNode } from "react";

import { CartForm, type CartFormPlace } from "./cart-form.tsx";
import { classNames } from "./class-names.ts";
import styles from "./held-form.module.css";
import { StepButton } from "./step-button.tsx";
import stepper from "./stepper.module.css";

interface HeldFormProps {
  readonly place: CartFormPlace;
  readonly declination: number;
  /** How many one press adds: as many as it is sold by. */
  readonly quantity: number;
  readonly name: string;
  /** The button that adds. */
  readonly children: ReactNode;
}

/**
 * The form that puts one form of a product into the cart; in its place, once the cart has it, how many there are between
 * a button for less and one for more. The boot script, which alone knows the cart, shows the one or the other
 * (`data-buys`); both take the same room.
 */
export function HeldForm({ place, declination, quantity, name, children }: HeldFormProps): ReactNode {
  return (
    <div className={styles.place} data-buys={declination}>
      <CartForm action="/cart/add" {...place} fields={{ declination, quantity }}>
        {children}
      </CartForm>
      <span className={classNames(stepper.stepper, styles.stepper)} hidden>
        <StepButton action="cart:step" by={-1} name={name} />
        <output />
        <StepButton action="cart:step" by={1} name={name} />
      </span>
    </div>
  );
}
