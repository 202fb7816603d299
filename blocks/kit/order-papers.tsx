import type { ReactNode } from "react";

import type { OrderPaper } from "#schemas/content/order-paper.ts";

import { classNames } from "./class-names.ts";
import layout from "./layout.module.css";
import link from "./link.module.css";
import styles from "./order-papers.module.css";

/** Links to an order's papers, each a PDF; nothing while there are none. */
export function OrderPapers({ papers }: { readonly papers: readonly OrderPaper[] | null }): ReactNode {
  if (!papers || papers.length === 0) return null;
  return (
    <ul className={classNames(layout.plain, styles.papers)}>
      {papers.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className={link.text} download>
            {name} <span className={styles.kind}>PDF</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
