import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import { sameValue } from "#schemas/editing/same-value.ts";

import { useWords } from "../fields/ui-locale.ts";
import { EmptyState } from "../kit/empty-state.tsx";
import { type DocumentWords, plainWords } from "../saving/document-words.ts";
import { changedLeaves } from "./changed-leaves.ts";
import type { Compared, ComparedProps } from "./comparison.ts";
import styles from "./ed-compare.module.css";
import { ValueChange } from "./value-change.tsx";

/** What tells values of a document apart, and says them. */
interface ValueWords {
  readonly rules: Pick<EditingKind<object, object>, "name" | "valueAt">;
  readonly words: Pick<DocumentWords<object, object>, "leafName" | "valueWords">;
}

/** Two states of a document that is no page: the values that changed, in words. */
export function valuesCompared(of: ValueWords): Compared {
  return function ValuesCompared(props) {
    return <ValuesComparison {...of} {...props} />;
  };
}

function ValuesComparison({ rules, words, before, after }: ValueWords & ComparedProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const leaves = changedLeaves(rules.name, before, after);
  const isOtherOrder = leaves.length === 0 && !sameValue(before, after);
  const textOf = (document: object, leaf: string): string => {
    const value = rules.valueAt(document, leaf);
    return words.valueWords?.(leaf, value, intl) ?? plainWords(value);
  };
  return (
    <div className={styles.values}>
      <p className={styles.count} role="status">
        {intl.formatMessage({ id: "editor.compare.countValues" }, { count: leaves.length })}
      </p>
      {leaves.length === 0 && (
        <EmptyState
          icon="check"
          title={intl.formatMessage({ id: `editor.compare.${isOtherOrder ? "onlyOrder" : "same"}` })}
        />
      )}
      <ol className={styles.list} aria-label={intl.formatMessage({ id: "editor.compare.changes" })}>
        {leaves.map((leaf) => {
          // What one side alone has is called as that side calls it.
          const named = rules.valueAt(after, leaf) === undefined ? before : after;
          return (
            <li key={leaf} className={styles.change}>
              <ValueChange
                name={wordsOf(words.leafName(named, leaf))}
                before={textOf(before, leaf)}
                after={textOf(after, leaf)}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
