import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { SelectField } from "../kit/select-field.tsx";
import { DraftGate } from "../saving/draft-gate.tsx";
import { DocumentHistory } from "./document-history.tsx";
import styles from "./history-button.module.css";
import type { Work } from "./work.ts";

export interface HistoryPanelsProps {
  readonly work: Pick<Work, "editor" | "people" | "settings">;
}

const documents = ["layout", "page", "everywhere"] as const;

/** What was done since it was published, and what was published: of what stands on the page, is said of it, or is set everywhere. */
export const HistoryPanels = observer(function HistoryPanels({ work }: HistoryPanelsProps): ReactNode {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<(typeof documents)[number]>("layout");
  const { settings, people } = work;
  const { draft, everywhere, canvas } = work.editor;
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
      {shown === "layout" ? <DocumentHistory {...{ draft, people }} /> : null}
      {shown === "page" ? (
        <DraftGate draft={settings} failed="editor.pages.failed">
          {settings.store && <DocumentHistory {...{ draft: settings.store, people }} />}
        </DraftGate>
      ) : null}
      {shown === "everywhere" ? (
        <DraftGate draft={everywhere} failed="editor.everywhere.failed">
          {everywhere.store && <DocumentHistory {...{ draft: everywhere.store, people }} />}
        </DraftGate>
      ) : null}
    </div>
  );
});
