import type { ComponentProps, ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";

import styles from "./ed-field-set.module.css";

export interface FieldSetProps extends Omit<ComponentProps<"fieldset">, "className" | "style"> {
  readonly label: ReactNode;
  /** What stands at the label's end: a state, a small button. */
  readonly aside?: ReactNode;
  /** Its controls are fields of their own: a line holds them together. */
  readonly isHeld?: boolean;
}

/** Several controls under one name. */
export function FieldSet({ label, aside, isHeld = false, children, ...rest }: FieldSetProps): ReactNode {
  return (
    <fieldset className={classNames(styles.set, isHeld && styles.held)} {...rest}>
      <legend className={styles.legend}>
        <span>{label}</span>
        {aside}
      </legend>
      {children}
    </fieldset>
  );
}
