import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "./class-names.ts";
import styles from "./pagination.module.css";

export interface PaginationProps {
  readonly page: number;
  readonly total: number;
  readonly nbItem: number;
  /** The address of a page of the list; the first one has no page in its address. */
  readonly href: (changes: Readonly<Record<string, number | null>>) => string;
}

/** Links to the pages of a list, plain ones. Nothing when all stands on one page. */
export function Pagination({ page, total, nbItem, href }: PaginationProps): ReactNode {
  const intl = useIntl();
  const last = pageCount(total, nbItem);
  if (last < 2) return null;
  const to = (target: number) => href({ page: target === 1 ? null : target });
  return (
    <nav className={styles.pagination} aria-label={intl.formatMessage({ id: "kit.pagination" })}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className={styles.step}>
          <FormattedMessage id="kit.previousPage" />
        </a>
      )}
      <ol className={styles.pages}>
        {shownPages(page, last).map((shown, index, all) => (
          <li key={shown} className={classNames(shown - (all[index - 1] ?? 0) > 1 && styles.gap)}>
            <a
              href={to(shown)}
              className={styles.page}
              aria-label={intl.formatMessage({ id: "kit.page" }, { page: shown })}
              {...(shown === page && { "aria-current": "page" })}
            >
              {shown}
            </a>
          </li>
        ))}
      </ol>
      {page < last && (
        <a href={to(page + 1)} rel="next" className={styles.step}>
          <FormattedMessage id="kit.nextPage" />
        </a>
      )}
    </nav>
  );
}

/** How many pages a list fills; an empty list fills one. */
export function pageCount(total: number, nbItem: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, nbItem)));
}

/** The pages to show: the first, the last, and the present one's neighbours. */
export function shownPages(page: number, last: number): readonly number[] {
  const wanted = new Set([1, page - 1, page, page + 1, last]);
  return [...wanted].filter((shown) => shown >= 1 && shown <= last).toSorted((a, b) => a - b);
}
