import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import type { LazyDraft } from "./lazy-draft.ts";

export interface DraftGateProps {
  readonly draft: Pick<LazyDraft<never, never>, "open" | "state">;
  /** What is said where it can't be opened: a message's id. */
  readonly failed: string;
  /** What shows the draft; nothing before it is open. */
  readonly children: ReactNode;
}

/** Opens a draft when it is first looked at; who can't have it reads why, and tries again. */
export const DraftGate = observer(function DraftGate({ draft, failed, children }: DraftGateProps): ReactNode {
  const { formatMessage } = useIntl();
  const { open, state } = draft;
  useEffect(() => void open(), [open]);
  if (state !== "failed") return children;
  return (
    <EmptyState
      icon="cloud-off"
      title={formatMessage({ id: failed })}
      action={<Button onClick={() => void open()}>{formatMessage({ id: "editor.kit.retry" })}</Button>}
    />
  );
});
