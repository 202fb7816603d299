import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { later } from "../kit/later.tsx";
import type { Work } from "../shell/work.ts";

const PageForm = later(async () => (await import("./page-form.tsx")).PageForm);

interface PagePanelProps {
  readonly work: Pick<Work, "settings" | "about" | "ports">;
  /** A sheet around it has its name already. */
  readonly isHeadless?: boolean;
}

/** The settings of the page that is edited: a draft of their own, opened when they are first looked at. */
export const PagePanel = observer(function PagePanel({ work, isHeadless = false }: PagePanelProps): ReactNode {
  const intl = useIntl();
  const { settings } = work;
  const { open, state, store } = settings;
  useEffect(() => void open(), [open]);
  if (state === "failed") {
    const say = (id: string): string => intl.formatMessage({ id });
    return (
      <EmptyState
        icon="cloud-off"
        title={say("editor.pages.failed")}
        action={<Button onClick={() => void open()}>{say("editor.pages.retry")}</Button>}
      />
    );
  }
  if (!store) return null;
  const { ports, about } = work;
  return <PageForm {...{ store, isHeadless, ports, about }} />;
});
