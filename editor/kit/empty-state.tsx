import type { ReactNode } from "react";

import styles from "./ed-empty-state.module.css";
import { Icon, type IconName } from "./icons.tsx";

export interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: ReactNode;
  /** What to do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** What stands where there is nothing: why, and what to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.state}>
      {icon === undefined ? null : <Icon name={icon} size={28} />}
      <p className={styles.title}>{title}</p>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
