import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { BothLanguages } from "#editor/fields/localized-input.tsx";
import { useWords } from "#editor/fields/ui-locale.ts";
import { IconButton } from "#editor/kit/button.tsx";
import { EmptyState } from "#editor/kit/empty-state.tsx";
import { Tabs } from "#editor/kit/tabs.tsx";
import type { Locale } from "#schemas/locale.ts";
import type { BlockNode, ComponentConfig } from "#schemas/page/layout.ts";

import styles from "./ed-inspector.module.css";
import { PropsForm } from "./props-form.tsx";
import type { Run } from "./run.ts";
import { SiteWide } from "./site-wide.tsx";
import { UnknownBlock } from "./unknown-block.tsx";

export interface InspectorProps {
  /** The block that is selected; null: none is, or several are. */
  readonly block: BlockNode | null;
  /** What the block is; left out: nobody knows its slug. */
  readonly definition?: BlockDefinition;
  readonly config?: ComponentConfig;
  /** The language of the content that is looked at. */
  readonly locale: Locale;
  readonly ports: FieldPorts;
  readonly run: Run;
  /** How many blocks are selected, where there are several. */
  readonly count?: number;
  /** The block as visitors have it now; left out where it is new or that isn't known. */
  readonly published?: BlockNode;
  /** The panel around has the block's name already: a sheet's title. */
  readonly isHeadless?: boolean;
}

/** What the selected block is made of: a form of its fields, and what is set for all blocks like it. */
export function Inspector(props: InspectorProps): ReactNode {
  const { block, definition, count = 0 } = props;
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  if (block === null) {
    const name = count > 1 ? "several" : "nothing";
    return (
      <EmptyState icon="settings" title={say(`editor.inspector.${name}`, { count })}>
        {say(`editor.inspector.${name}Help`)}
      </EmptyState>
    );
  }
  const isKnown = definition !== undefined && definition.version === block.v;
  return isKnown ? (
    <KnownBlock key={block.id} {...props} block={block} definition={definition} />
  ) : (
    <UnknownBlock block={block} definition={definition} />
  );
}

interface KnownBlockProps extends InspectorProps {
  readonly block: BlockNode;
  readonly definition: BlockDefinition;
}

function KnownBlock(props: KnownBlockProps): ReactNode {
  const { definition, config, isHeadless = false } = props;
  const intl = useIntl();
  const wordsOf = useWords();
  const [isBoth, setBoth] = useState(false);
  const name = wordsOf(definition.label);
  const hasTexts = Object.values(definition.fields).some(({ localized, item }) => localized || item !== undefined);
  const form = (
    <BothLanguages value={isBoth}>
      <PropsForm {...props} />
    </BothLanguages>
  );
  return (
    <section className={styles.inspector} aria-label={intl.formatMessage({ id: "editor.inspector.of" }, { name })}>
      <header className={styles.head}>
        {isHeadless ? null : <h2 className={styles.title}>{name}</h2>}
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
      <p className={styles.help}>{wordsOf(definition.help)}</p>
      <Tabs
        label={intl.formatMessage({ id: "editor.inspector.parts" })}
        tabs={[
          { id: "own", label: intl.formatMessage({ id: "editor.inspector.own" }), panel: form },
          {
            id: "site",
            label: intl.formatMessage({ id: "editor.inspector.site" }),
            panel: <SiteWide definition={definition} config={config} locale={props.locale} />,
          },
        ]}
      />
    </section>
  );
}
