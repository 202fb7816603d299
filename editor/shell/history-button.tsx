import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "../kit/button.tsx";
import { later } from "../kit/later.tsx";
import { Popover } from "../kit/popover.tsx";
import type { HistoryPanelsProps } from "./history-panels.tsx";

const HistoryPanels = later(async () => (await import("./history-panels.tsx")).HistoryPanels);

/** Opens what was done since the page was published, and what was published. */
export function HistoryButton(props: HistoryPanelsProps): ReactNode {
  const label = useIntl().formatMessage({ id: "editor.shell.history" });
  return (
    <Popover button={<IconButton icon="history" label={label} />} label={label}>
      <HistoryPanels {...props} />
    </Popover>
  );
}
