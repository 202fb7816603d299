import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import disclosure from "#blocks/kit/disclosure.module.css";
import { keptPlace } from "#blocks/kit/kept-place.ts";
import layout from "#blocks/kit/layout.module.css";

import type { FacetGroup } from "./facet-choices.ts";
import styles from "./search-results.module.css";

interface FacetsProps {
  readonly groups: readonly FacetGroup[];
  /** The id of where the result begins. */
  readonly anchor: string;
  readonly isOpen: boolean;
}

/** What the result can be narrowed to: links with counts, the chosen ones marked; all state is in the address. */
export function Facets({ groups, anchor, isOpen }: FacetsProps): ReactNode {
  const shown = groups.filter(({ choices }) => choices.length > 1 || choices.some(({ selected }) => selected));
  if (shown.length === 0) return null;
  return (
    <details id="facets" className={styles.facets} open={isOpen}>
      <summary className={classNames(disclosure.summary, styles.summary)}>
        <FormattedMessage id="searchResults.narrow" />
      </summary>
      <div className={styles.groups}>
        {shown.map(({ name, choices }) => (
          <nav key={name} aria-labelledby={`facet-${name}`} className={styles.facet}>
            <h2 id={`facet-${name}`} className={layout.eyebrow}>
              <FormattedMessage id={`searchResults.facet.${name}`} />
            </h2>
            <ul className={layout.plain}>
              {choices.map((choice) => (
                <li key={choice.key}>
                  <a
                    {...keptPlace(choice.href, anchor)}
                    id={`facet-${choice.key}`}
                    className={styles.choice}
                    {...(choice.selected && { "aria-current": "true" })}
                  >
                    {choice.label} <span className={styles.number}>{choice.count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </details>
  );
}
