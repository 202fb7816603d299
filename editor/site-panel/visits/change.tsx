import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import styles from "./visits.module.css";

/** How much more or less than before, in percent; nothing where there was nothing to compare with. */
export function Change({ now, before }: { readonly now: number; readonly before: number }): ReactNode {
  const { formatNumber } = useIntl();
  if (before === 0) return null;
  const share = (now - before) / before;
  const text = formatNumber(share, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
  return <span className={styles.change}>{text}</span>;
}
