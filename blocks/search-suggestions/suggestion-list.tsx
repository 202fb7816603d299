import type { PointerEvent, ReactNode } from "react";
import { useIntl } from "react-intl";

import type { OptionGroup } from "./options.ts";
import styles from "./search-suggestions.module.css";

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** The option that the arrow keys have reached; -1: none. */
  readonly active: number;
}

/** What is proposed, by type: the combobox's list. */
export function SuggestionList({ id, groups, active }: SuggestionListProps): ReactNode {
  const intl = useIntl();
  return (
    <span
      id={id}
      role="listbox"
      className={styles.groups}
      aria-label={intl.formatMessage({ id: "search.suggestions" })}
    >
      {groups.map(({ type, options }) => (
        <span key={type} role="group" aria-labelledby={`${id}-${type}`} className={styles.group}>
          <span id={`${id}-${type}`} className={styles.type}>
            {intl.formatMessage({ id: `searchResults.type.${type}` })}
          </span>
          {options.map(({ index, title, url }) => (
            <a
              key={url}
              id={optionId(id, index)}
              href={url}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onPointerDown={keepFocus}
              onMouseDown={(event) => event.preventDefault()}
            >
              {title}
            </a>
          ))}
        </span>
      ))}
    </span>
  );
}

/** An option's id, as the field names it. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** A press must not take the focus from the field: the list would be gone before the click. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}
