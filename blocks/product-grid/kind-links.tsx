import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";

import { kinds } from "./filters.ts";
import styles from "./product-grid.module.css";

interface KindLinksProps {
  readonly chosen: string | undefined;
  readonly href: (changes: Readonly<Record<string, string | null>>) => string;
}

/** The colours of wine as links; the chosen one says so. */
export function KindLinks({ chosen, href }: KindLinksProps): ReactNode {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: "productGrid.kinds" })}>
      <ul className={classNames(layout.plain, styles.kinds)}>
        {[undefined, ...kinds].map((kind) => (
          <li key={kind ?? "all"}>
            <a
              href={href({ kind: kind ?? null, page: null })}
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
