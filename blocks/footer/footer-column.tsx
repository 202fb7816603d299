import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import disclosure from "#blocks/kit/disclosure.module.css";
import layout from "#blocks/kit/layout.module.css";

import styles from "./footer.module.css";

interface FooterColumnProps {
  readonly title: string;
  /** Below the first column where there is room for three beside each other. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/** One column of the footer under its small title. */
export function FooterColumn({ title, isBelow = false, children }: FooterColumnProps): ReactNode {
  return (
    <section className={classNames(styles.column, isBelow && styles.below)}>
      <h2 className={layout.eyebrow}>{title}</h2>
      {children}
    </section>
  );
}

/** A column that is folded away on a phone. The style sheet shows one of its two titles. */
export function FooterFold({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.column}>
      <h2 className={classNames(layout.eyebrow, styles.unfolded)}>{title}</h2>
      <details className={styles.fold}>
        <summary className={disclosure.summary}>
          <h2 className={layout.eyebrow}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
