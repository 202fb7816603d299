import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Tabs } from "../kit/tabs.tsx";
import { HistoryPanel } from "../saving/history-panel.tsx";
import { RevisionsPanel } from "../saving/revisions-panel.tsx";
import styles from "./history-button.module.css";
import type { Work } from "./work.ts";

export interface HistoryPanelsProps {
  readonly work: Pick<Work, "editor" | "people">;
}

/** What was done since the page was published, and what was published; and both of what is set everywhere. */
export const HistoryPanels = observer(function HistoryPanels({ work }: HistoryPanelsProps): ReactNode {
  const intl = useIntl();
  const { people } = work;
  const { draft, everywhere } = work.editor;
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <div className={styles.panel}>
      <Tabs
        label={say("editor.shell.history")}
        tabs={[
          { id: "steps", label: say("editor.shell.steps"), panel: <HistoryPanel draft={draft} people={people} /> },
          {
            id: "revisions",
            label: say("editor.shell.revisions"),
            panel: <RevisionsPanel draft={draft} people={people} />,
          },
          ...(everywhere.store
            ? [
                {
                  id: "everywhere",
                  label: say("editor.everywhere.history"),
                  panel: (
                    <>
                      <HistoryPanel draft={everywhere.store} people={people} />
                      {everywhere.store.published !== null && (
                        <RevisionsPanel draft={everywhere.store} people={people} />
                      )}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
});
