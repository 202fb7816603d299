import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { ViewReference } from "#schemas/fields/reference.ts";

import styles from "./breadcrumb.module.css";

/** One step of the way; the last one is the page itself. */
export interface Crumb {
  readonly url: string;
  readonly name: string;
}

/** The same way from the page that lists all of it, if there is one. */
export function wayFrom(list: ViewReference | null, entries: readonly Crumb[]): readonly Crumb[] {
  return list ? [{ url: list.path, name: list.title }, ...entries] : entries;
}

/** The way to this page (the spec's "ariane"). Nothing when the page stands alone. */
export function Breadcrumb({ entries }: { entries: readonly Crumb[] }): ReactNode {
  const intl = useIntl();
  if (entries.length < 2) return null;
  return (
    <nav className={styles.breadcrumb} aria-label={intl.formatMessage({ id: "kit.breadcrumb" })}>
      <ol className={styles.entries}>
        {entries.map(({ url, name }, index) => (
          <li key={url} className={styles.entry}>
            {index < entries.length - 1 ? (
              <a href={url}>{name}</a>
            ) : (
              <span aria-current="page" className={styles.here}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
