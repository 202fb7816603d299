import type { ReactNode } from "react";

import styles from "./form-parts.module.css";
import link from "./link.module.css";

/** Fields that stand side by side where there is room. */
export function FormPair({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}

interface FormActionsProps {
  /** The words of the button that sends the form. */
  readonly send: ReactNode;
  /** What else one may do here, such as a link elsewhere. */
  readonly children?: ReactNode;
}

/** The button that sends the form around, and what else one may do. */
export function FormActions({ send, children }: FormActionsProps): ReactNode {
  return (
    <div className={styles.actions}>
      <button type="submit" className={link.button}>
        {send}
      </button>
      {children}
    </div>
  );
}

/** That something was done, in the place where it was asked for. */
export function FormDone({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={styles.done} role="status">
      {children}
    </p>
  );
}
