import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { Icon } from "#blocks/kit/icon.tsx";
import layout from "#blocks/kit/layout.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import { SearchField } from "#blocks/kit/search-field.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import veil from "#blocks/kit/veil.module.css";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import type { searchBarDefinition } from "./definition.ts";
import styles from "./search-bar.module.css";

/** A plain GET form to the search, in view or behind a magnifier; works without JavaScript. */
export function SearchBarView({ props, data }: BlockViewProps<typeof searchBarDefinition>): ReactNode {
  const route = localizePath("/products/search", useLocale());
  const action = data.pages?.pages[0]?.path ?? route;
  // The search is a page of the shop (spec §2): where there is none it would only lead home.
  if (!isOn(data.parameters, "SHOW_SEARCH_BAR") || data.site?.isECommerce === false) return null;
  const form = (
    <form method="get" action={action} role="search" className={styles.form}>
      <SearchField />
    </form>
  );
  if (props.form === "field") return <div className={styles.field}>{form}</div>;
  return (
    <details className={classNames(styles.icon, veil.veil)} data-menu="">
      <summary className={styles.summary}>
        <span className={layout.hidden}>
          <FormattedMessage id="search.open" />
        </span>
        <Icon name="search" className={styles.open} />
        <Icon name="close" className={styles.close} />
      </summary>
      <div className={styles.panel}>{form}</div>
    </details>
  );
}
