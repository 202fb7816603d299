import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { useWords } from "#editor/fields/ui-locale.ts";
import { IconButton } from "#editor/kit/button.tsx";
import { Icon } from "#editor/kit/icons.tsx";
import { useVisibilityWords } from "#editor/visibility/visibility-words.ts";
import type { Locale } from "#schemas/locale.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { visibilityField, visibilityOf, visibilityProp } from "#schemas/page/visibility.ts";

import styles from "./ed-visibility.module.css";
import { PropInput } from "./prop-input.tsx";
import type { Run } from "./run.ts";

export interface VisibilityGroupProps {
  readonly block: BlockNode;
  readonly locale: Locale;
  readonly ports: FieldPorts;
  readonly run: Run;
}

/** When and for whom a block is shown: a sentence, and the settings behind it where somebody wants them. */
export function VisibilityGroup({ block, locale, ports, run }: VisibilityGroupProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const wordsOf = useWords();
  const words = useVisibilityWords();
  const [isOpen, setOpen] = useState(false);
  const own = block.props[visibilityProp];
  const label = wordsOf(visibilityField.label);
  const reset = () => run([{ type: "set-props", id: block.id, changes: [{ prop: visibilityProp }] }]);
  return (
    <section className={styles.group} aria-labelledby={`${id}-title`} data-visibility="">
      <div className={styles.head}>
        <h3 className={styles.title}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-describedby={`${id}-words`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} />
            <span id={`${id}-title`}>{label}</span>
          </button>
        </h3>
        {own === undefined ? null : (
          <IconButton
            isSmall
            icon="reset"
            side="left"
            label={intl.formatMessage({ id: "editor.visibility.reset" })}
            onClick={reset}
          />
        )}
      </div>
      <p className={styles.words} id={`${id}-words`}>
        {words(visibilityOf(block))}
      </p>
      {isOpen ? (
        <div className={styles.body}>
          <PropInput
            {...{ own, locale, ports, run }}
            id={block.id}
            name={visibilityProp}
            field={visibilityField}
            siteWide={undefined}
            published={undefined}
            isPublished={false}
          />
        </div>
      ) : null}
    </section>
  );
}
