import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import disclosure from "#blocks/kit/disclosure.module.css";
import { SearchField } from "#blocks/kit/search-field.tsx";

import { orders, type SearchQuery } from "./address.ts";
import styles from "./search-results.module.css";

interface SearchFormProps {
  readonly path: string;
  readonly query: SearchQuery;
  /** Whether there is anything to put in order. */
  readonly isOrdered: boolean;
}

/** The text and the order as a GET form; what the facets say goes along. */
export function SearchForm({ path, query, isOrdered }: SearchFormProps): ReactNode {
  const intl = useIntl();
  const kept = Object.entries(query).filter(([key]) => !["q", "page", isOrdered ? "order" : ""].includes(key));
  return (
    <form method="get" action={path} role="search" className={styles.form}>
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SearchField text={query["q"]} className={styles.text} />
      {isOrdered && (
        <label className={classNames(disclosure.choice, styles.order)}>
          <span>
            <FormattedMessage id="searchResults.order" />
          </span>
          <select name="order" defaultValue={query["order"] ?? ""}>
            {orders.map((order) => (
              <option key={order} value={order === orders[0] ? "" : order}>
                {intl.formatMessage({ id: `searchResults.order.${order}` })}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
