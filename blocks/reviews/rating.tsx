import type { CSSProperties, ReactNode } from "react";
import { useIntl } from "react-intl";

import { formatDecimal } from "#blocks/kit/formatters.ts";

import styles from "./reviews.module.css";

/** Five small marks, as many of them filled as the rating says; read out as words. */
export function Rating({ rating }: { rating: number }): ReactNode {
  const intl = useIntl();
  const value = Math.min(5, Math.max(0, rating));
  return (
    <span
      role="img"
      className={styles.rating}
      style={{ "--filled": `${value * 20}%` } as CSSProperties}
      aria-label={intl.formatMessage({ id: "reviews.rating" }, { rating: formatDecimal(value, intl.locale) })}
    />
  );
}
