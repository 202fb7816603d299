import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import styles from "./chosen-filters.module.css";
import { keptPlace } from "./kept-place.ts";
import layout from "./layout.module.css";

export interface ChosenFilter {
  readonly key: string;
  /** What was chosen, in words. */
  readonly name: string;
  /** The address without it. */
  readonly href: string;
}

export interface ChosenFiltersProps {
  readonly filters: readonly ChosenFilter[];
  /** The address without all of them. */
  readonly reset: string;
  /** The id of where the list begins. */
  readonly anchor: string;
}

/** What a list is narrowed by, each a link that takes it back, and one that takes all of it back. */
export function ChosenFilters({ filters, reset, anchor }: ChosenFiltersProps): ReactNode {
  return (
    <ul className={styles.chosen}>
      {filters.map(({ key, name, href }) => (
        <li key={key}>
          <a {...keptPlace(href, anchor)} id={`${anchor}-${key}`} className={styles.filter}>
            <span className={layout.hidden}>
              <FormattedMessage id="kit.withoutFilter" />{" "}
            </span>
            {name}
          </a>
        </li>
      ))}
      <li>
        <a {...keptPlace(reset, anchor)} id={`${anchor}-reset`} className={styles.reset}>
          <FormattedMessage id="kit.clearFilters" />
        </a>
      </li>
    </ul>
  );
}
