import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import disclosure from "#blocks/kit/disclosure.module.css";
import link from "#blocks/kit/link.module.css";
import veil from "#blocks/kit/veil.module.css";

import { offeredSizes, orders } from "./filters.ts";
import styles from "./product-grid.module.css";

interface FilterFormProps {
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  /** Products on a page when nothing is chosen. */
  readonly nbItem: number;
  /** Products of the list, on all its pages. */
  readonly total: number;
  readonly themes: readonly { readonly tag: string; readonly name: string }[];
  readonly href: (changes: Readonly<Record<string, string | null>>) => string;
  /** The id of where the list begins. */
  readonly anchor: string;
}

/**
 * Search, order and page size as a GET form: it works without JavaScript and its result has an address. It opens over
 * the list, so that nothing moves, and is closed again on the page that it leads to.
 */
export function FilterForm({ id, query, nbItem, total, themes, href, anchor }: FilterFormProps): ReactNode {
  const intl = useIntl();
  const offered = offeredSizes(total, nbItem);
  const { action, kept } = target(
    href({
      page: null,
      search: null,
      order: null,
      ...(offered.length > 0 && { size: null }),
      ...(themes.length > 0 && { tag: null }),
    }),
  );
  const name = (key: string) => `${id}.${key}`;
  return (
    <details className={classNames(styles.refine, veil.veil)} data-menu="">
      <summary className={disclosure.summary}>
        <FormattedMessage id="productGrid.filters" />
      </summary>
      <form method="get" action={`${action}#${anchor}`} className={styles.form} role="search">
        {kept.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <label className={styles.field}>
          <FormattedMessage id="productGrid.search" />
          <input
            type="search"
            name={name("search")}
            defaultValue={query["search"]}
            maxLength={80}
            placeholder={intl.formatMessage({ id: "productGrid.searchHint" })}
          />
        </label>
        {themes.length > 0 && (
          <label className={classNames(disclosure.choice, styles.field)}>
            <FormattedMessage id="productGrid.themes" />
            <select name={name("tag")} defaultValue={query["tag"] ?? ""}>
              <option value="">{intl.formatMessage({ id: "productGrid.allThemes" })}</option>
              {themes.map((theme) => (
                <option key={theme.tag} value={theme.tag}>
                  {theme.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={classNames(disclosure.choice, styles.field)}>
          <FormattedMessage id="productGrid.order" />
          <select name={name("order")} defaultValue={query["order"] ?? ""}>
            {orders.map((order) => (
              <option key={order} value={order === orders[0] ? "" : order}>
                {intl.formatMessage({ id: `productGrid.order.${order}` })}
              </option>
            ))}
          </select>
        </label>
        {offered.length > 0 && (
          <label className={classNames(disclosure.choice, styles.field)}>
            <FormattedMessage id="productGrid.size" />
            <select name={name("size")} defaultValue={query["size"] ?? ""}>
              {offered.map((size) => (
                <option key={size} value={size === nbItem ? "" : size}>
                  {size}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" id={`${id}-apply`} className={link.button}>
          <FormattedMessage id="productGrid.apply" />
        </button>
      </form>
    </details>
  );
}

/** A GET form drops the query of its action: what must stay goes along as hidden fields. */
function target(href: string): { action: string; kept: readonly (readonly [string, string])[] } {
  const [action = "", search = ""] = href.split("?", 2);
  return { action, kept: [...new URLSearchParams(search)] };
}
