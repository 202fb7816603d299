import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { EverywhereDraft, EverywhereStore } from "#editor/everywhere/everywhere-draft.ts";
import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { useWords } from "#editor/fields/ui-locale.ts";
import { DraftGate } from "#editor/saving/draft-gate.tsx";
import { configAt, nodeFor } from "#schemas/component-configs/component-configs.ts";
import type { Locale } from "#schemas/locale.ts";

import styles from "./ed-inspector.module.css";
import { PropsForm } from "./props-form.tsx";
import type { Run } from "./run.ts";

export interface SiteWideProps {
  readonly definition: BlockDefinition;
  readonly everywhere: EverywhereDraft;
  readonly locale: Locale;
  readonly ports: FieldPorts;
}

/** What is set for every block of a kind, everywhere on the site: what a block falls back to. A draft of its own. */
export const SiteWide = observer(function SiteWide({ everywhere, ...props }: SiteWideProps): ReactNode {
  const { store } = everywhere;
  return (
    <DraftGate draft={everywhere} failed="editor.everywhere.failed">
      {store && <SiteWideForm {...props} store={store} />}
    </DraftGate>
  );
});

interface SiteWideFormProps extends Omit<SiteWideProps, "everywhere"> {
  readonly store: EverywhereStore;
}

const SiteWideForm = observer(function SiteWideForm(props: SiteWideFormProps): ReactNode {
  const { store, definition, locale, ports } = props;
  const intl = useIntl();
  const name = useWords()(definition.label);
  const [run] = useState((): Run => (commands, group) => {
    return store.edit(
      commands.filter((command) => command.type === "set-props"),
      group,
    );
  });
  const { slug, version } = definition;
  const config = configAt(store.document, slug) ?? { v: version, props: {} };
  return (
    <>
      <p className={styles.siteWide}>{intl.formatMessage({ id: "editor.inspector.siteWideHelp" }, { name })}</p>
      <PropsForm block={nodeFor(slug, config)} {...{ definition, locale, ports, run }} />
    </>
  );
});
