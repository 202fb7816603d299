import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";

import styles from "./panel-table.module.css";

interface WideTableProps {
  /** What it is called, or the heading that says so. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** True where its rows are figures under their names. */
  readonly hasFigures?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Who has no pointer reaches it by Tab and moves it by the arrow keys. */
const moved = { className: styles.wide, role: "region", tabIndex: 0 };

/** A table of which what is too wide for a phone is moved sideways. */
export function WideTable({ label, labelledBy, hasFigures, className, children }: WideTableProps): ReactNode {
  return (
    <div {...moved} aria-label={label} aria-labelledby={labelledBy}>
      <table
        className={classNames(styles.table, className)}
        data-figures={hasFigures || undefined}
        aria-label={label}
        aria-labelledby={labelledBy}
      >
        {children}
      </table>
    </div>
  );
}
