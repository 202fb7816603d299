import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo, useState } from "react";
import { useIntl } from "react-intl";

import type { ComparedProps } from "../compare/comparison.ts";
import { later } from "../kit/later.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { DraftGate } from "../saving/draft-gate.tsx";
import { DocumentHistory } from "./document-history.tsx";
import styles from "./history-button.module.css";
import type { Work } from "./work.ts";

export interface HistoryPanelsProps {
  readonly work: Pick<Work, "editor" | "people" | "settings">;
}

const LayoutComparison = later(async () => (await import("../compare/layout-comparison.tsx")).LayoutComparison, {
  isLast: true,
});
const OfSettings = later(async () => (await import("../compare/page-values.tsx")).SettingsCompared, { isLast: true });
const OfEverywhere = later(async () => (await import("../compare/page-values.tsx")).EverywhereCompared, {
  isLast: true,
});

const documents = ["layout", "page", "everywhere"] as const;

/** What was done since it was published, and what was published: of what stands on the page, is said of it, or is set everywhere. */
export const HistoryPanels = observer(function HistoryPanels({ work }: HistoryPanelsProps): ReactNode {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<(typeof documents)[number]>("layout");
  const { settings, people } = work;
  const { editor } = work;
  const { draft, everywhere, canvas } = editor;
  const OfLayout = useMemo(() => {
    return function LayoutCompared(props: ComparedProps): ReactNode {
      return <LayoutComparison {...props} editor={editor} />;
    };
  }, [editor]);
  // Frames and reusable blocks have no settings: those that there are would be of the page that they are looked at on.
  const options = documents
    .filter((value) => value !== "page" || canvas.isPage)
    .map((value) => ({
      value,
      label: formatMessage({ id: `editor.shell.historyOf.${value}` }),
    }));
  return (
    <div className={styles.panel}>
      <div className={styles.what}>
        <SelectField
          label={formatMessage({ id: "editor.shell.historyOf" })}
          {...{ value: shown, options, onChange: setShown }}
        />
      </div>
      {shown === "layout" ? <DocumentHistory {...{ draft, people }} Compared={OfLayout} /> : null}
      {shown === "page" ? (
        <DraftGate draft={settings} failed="editor.pages.failed">
          {settings.store && <DocumentHistory {...{ draft: settings.store, people, Compared: OfSettings }} />}
        </DraftGate>
      ) : null}
      {shown === "everywhere" ? (
        <DraftGate draft={everywhere} failed="editor.everywhere.failed">
          {everywhere.store && <DocumentHistory {...{ draft: everywhere.store, people, Compared: OfEverywhere }} />}
        </DraftGate>
      ) : null}
    </div>
  );
});
