import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Tabs } from "../kit/tabs.tsx";
import { HistoryPanel, type HistoryPanelProps } from "../saving/history-panel.tsx";
import { RevisionsPanel, type RevisionsPanelProps } from "../saving/revisions-panel.tsx";

type DocumentHistoryProps = HistoryPanelProps & RevisionsPanelProps;

/** What was done to a document since it was published, and what was published of it. */
export function DocumentHistory({ draft, people, Compared }: DocumentHistoryProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  return (
    <Tabs
      label={say("editor.shell.history")}
      tabs={[
        { id: "steps", label: say("editor.shell.steps"), panel: <HistoryPanel draft={draft} people={people} /> },
        {
          id: "revisions",
          label: say("editor.shell.revisions"),
          panel: <RevisionsPanel {...{ draft, people, Compared }} />,
        },
      ]}
    />
  );
}
