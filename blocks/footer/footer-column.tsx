import type { ReactNode } from "react";

import layout from "#blocks/kit/layout.module.css";

import styles from "./footer.module.css";

/** One column of the footer under its small title. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.column}>
      <h2 className={layout.eyebrow}>{title}</h2>
      {children}
    </section>
  );
}
