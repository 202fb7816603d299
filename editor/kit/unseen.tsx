import type { ReactNode } from "react";

import styles from "./ed-unseen.module.css";

/** Words for screen readers alone. */
export function Unseen({ children, id }: { readonly children: ReactNode; readonly id?: string }): ReactNode {
  return (
    <span className={styles.unseen} id={id}>
      {children}
    </span>
  );
}
