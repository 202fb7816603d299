import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { keptPlace } from "#blocks/kit/kept-place.ts";
import layout from "#blocks/kit/layout.module.css";

import { kinds } from "./filters.ts";
import styles from "./product-grid.module.css";

interface KindLinksProps {
  readonly id: string;
  readonly chosen: string | undefined;
  readonly href: (changes: Readonly<Record<string, string | null>>) => string;
  /** The id of where the list begins. */
  readonly anchor: string;
}

/** The colours of wine as links that change the list in place; the chosen one says so. */
export function KindLinks({ id, chosen, href, anchor }: KindLinksProps): ReactNode {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: "productGrid.kinds" })}>
      <ul className={classNames(layout.plain, styles.kinds)}>
        {[undefined, ...kinds].map((kind) => (
          <li key={kind ?? "all"}>
            <a
              {...keptPlace(href({ kind: kind ?? null, page: null }), anchor)}
              id={`${id}-${kind ?? "all"}`}
              className={styles.kind}
              {...(kind === chosen && { "aria-current": "true" })}
            >
              <FormattedMessage id={kind ? `productGrid.kind.${kind}` : "productGrid.all"} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
