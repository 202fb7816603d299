import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { useWords } from "#editor/fields/ui-locale.ts";
import { EmptyState } from "#editor/kit/empty-state.tsx";
import type { Locale } from "#schemas/locale.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";

import styles from "./ed-inspector.module.css";
import { useValueWords } from "./value-words.ts";

export interface SiteWideProps {
  readonly definition: BlockDefinition;
  readonly config: ComponentConfig | undefined;
  readonly locale: Locale;
}

/** What is set for every block of a kind, everywhere on the site: what a block falls back to. */
export function SiteWide({ definition, config, locale }: SiteWideProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const valueWords = useValueWords();
  const name = wordsOf(definition.label);
  const set = Object.entries(definition.fields).filter(([key]) => config?.props[key] !== undefined);
  if (set.length === 0) {
    return (
      <EmptyState title={intl.formatMessage({ id: "editor.inspector.noSiteWide" })}>
        {intl.formatMessage({ id: "editor.inspector.noSiteWideHelp" }, { name })}
      </EmptyState>
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.note}>{intl.formatMessage({ id: "editor.inspector.siteWideHelp" }, { name })}</p>
      <dl className={styles.values}>
        {set.map(([key, field]) => (
          <div key={key}>
            <dt>{wordsOf(field.label)}</dt>
            <dd>
              {field.check(config?.props[key]).ok
                ? valueWords(field, config?.props[key], locale)
                : intl.formatMessage({ id: "editor.inspector.value.unusable" })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
