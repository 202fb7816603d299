import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  /** What was searched for. */
  readonly text?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The text field of a search and its button, for a GET form. The block `search-suggestions` finds it by
 * `data-suggest` and shows what it proposes in `data-suggestions`; without it the form works as it is.
 */
export function SearchField({ text, className }: SearchFieldProps): ReactNode {
  const intl = useIntl();
  return (
    <span className={classNames(styles.search, className)}>
      <input
        type="search"
        name="q"
        defaultValue={text}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        className={styles.field}
        placeholder={intl.formatMessage({ id: "search.hint" })}
        aria-label={intl.formatMessage({ id: "search.label" })}
        data-suggest=""
      />
      <button type="submit" className={styles.button} aria-label={intl.formatMessage({ id: "search.submit" })}>
        <Icon name="search" />
      </button>
      <span className={styles.suggestions} data-suggestions="" />
    </span>
  );
}
