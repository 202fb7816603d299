import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { ChosenFilters } from "#blocks/kit/chosen-filters.tsx";

import { narrowing } from "./filters.ts";
import styles from "./product-grid.module.css";

interface NarrowedProps {
  readonly query: Readonly<Record<string, string>>;
  /** Products found, on all pages. */
  readonly count: number;
  readonly themes: readonly { readonly tag: string; readonly name: string }[];
  readonly href: (changes: Readonly<Record<string, string | null>>) => string;
  /** The id of where the list begins. */
  readonly anchor: string;
}

/** How many wines were found, or that none was, by what, and the links that take it back; above the list. */
export function Narrowed({ query, count, themes, href, anchor }: NarrowedProps): ReactNode {
  const intl = useIntl();
  const chosen = narrowing.filter((key) => query[key] !== undefined);
  return (
    <div className={styles.narrowed}>
      <p role="status" className={count === 0 ? styles.empty : undefined}>
        <FormattedMessage id={count === 0 ? "productGrid.empty" : "productGrid.count"} values={{ count }} />
      </p>
      <ChosenFilters
        filters={chosen.map((key) => ({ key, name: nameOf(key), href: href({ [key]: null, page: null }) }))}
        reset={href({ ...Object.fromEntries(narrowing.map((key) => [key, null])), page: null })}
        anchor={anchor}
      />
    </div>
  );

  function nameOf(key: (typeof narrowing)[number]): string {
    const value = query[key] ?? "";
    if (key === "kind") return intl.formatMessage({ id: `productGrid.kind.${value}` });
    if (key === "tag") return themes.find(({ tag }) => tag === value)?.name ?? value;
    return intl.formatMessage({ id: "kit.quoted" }, { text: value });
  }
}
