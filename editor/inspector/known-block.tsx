import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { BothLanguages } from "#editor/fields/localized-input.tsx";
import { useWords } from "#editor/fields/ui-locale.ts";
import { IconButton } from "#editor/kit/button.tsx";
import { Tabs } from "#editor/kit/tabs.tsx";
import type { BlockNode } from "#schemas/page/layout.ts";

import styles from "./ed-inspector.module.css";
import type { InspectorProps } from "./inspector-props.ts";
import { PropsForm } from "./props-form.tsx";
import { SiteWide } from "./site-wide.tsx";
import { usePublished } from "./use-published.ts";
import { VisibilityGroup } from "./visibility-group.tsx";

export interface KnownBlockProps extends InspectorProps {
  readonly block: BlockNode;
  readonly definition: BlockDefinition;
}

/** The form of a block that is known, and what is set for all of its kind. */
export function KnownBlock(props: KnownBlockProps): ReactNode {
  const { definition, everywhere, locale, ports, isHeadless = false } = props;
  const intl = useIntl();
  const wordsOf = useWords();
  const [isBoth, setBoth] = useState(false);
  const published = usePublished(ports, props.block.id);
  const name = wordsOf(definition.label);
  const hasTexts = Object.values(definition.fields).some(({ localized, item }) => localized || item !== undefined);
  const form = (
    <BothLanguages value={isBoth}>
      <PropsForm {...props} published={published} />
      <VisibilityGroup {...props} />
    </BothLanguages>
  );
  return (
    <section className={styles.inspector} aria-label={intl.formatMessage({ id: "editor.inspector.of" }, { name })}>
      <header className={styles.head}>
        <div className={styles.names}>
          {isHeadless ? null : <h2 className={styles.title}>{name}</h2>}
          <p className={styles.help}>{wordsOf(definition.help)}</p>
        </div>
        {hasTexts ? (
          <IconButton
            icon="globe"
            label={intl.formatMessage({ id: "editor.inspector.bothLanguages" })}
            isPressed={isBoth}
            side="left"
            onClick={() => setBoth(!isBoth)}
          />
        ) : null}
      </header>
      <Tabs
        label={intl.formatMessage({ id: "editor.inspector.parts" })}
        tabs={[
          { id: "own", label: intl.formatMessage({ id: "editor.inspector.own" }), panel: form },
          {
            id: "site",
            label: intl.formatMessage({ id: "editor.inspector.site" }),
            panel: (
              <BothLanguages value={isBoth}>
                <SiteWide {...{ definition, everywhere, locale, ports }} />
              </BothLanguages>
            ),
          },
        ]}
      />
    </section>
  );
}
