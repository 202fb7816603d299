import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "../kit/button.tsx";
import { Popover } from "../kit/popover.tsx";
import { Tabs } from "../kit/tabs.tsx";
import { HistoryPanel } from "../saving/history-panel.tsx";
import type { People } from "../saving/people.ts";
import { RevisionsPanel } from "../saving/revisions-panel.tsx";
import type { Editor } from "../store/editor.ts";
import styles from "./history-button.module.css";

interface HistoryButtonProps {
  readonly draft: Editor["draft"];
  readonly people: People;
}

/** What was done since the page was published, and what was published. */
export function HistoryButton({ draft, people }: HistoryButtonProps): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const label = say("editor.shell.history");
  return (
    <Popover button={<IconButton icon="history" label={label} />} label={label}>
      <div className={styles.panel}>
        <Tabs
          label={label}
          tabs={[
            { id: "steps", label: say("editor.shell.steps"), panel: <HistoryPanel draft={draft} people={people} /> },
            {
              id: "revisions",
              label: say("editor.shell.revisions"),
              panel: <RevisionsPanel draft={draft} people={people} />,
            },
          ]}
        />
      </div>
    </Popover>
  );
}
