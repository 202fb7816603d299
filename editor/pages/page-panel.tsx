import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { later } from "../kit/later.tsx";
import { DraftGate } from "../saving/draft-gate.tsx";
import type { Work } from "../shell/work.ts";

const PageForm = later(async () => (await import("./page-form.tsx")).PageForm);

interface PagePanelProps {
  readonly work: Pick<Work, "settings" | "about" | "ports">;
  /** A sheet around it has its name already. */
  readonly isHeadless?: boolean;
}

/** The settings of the page that is edited: a draft of their own, opened when they are first looked at. */
export const PagePanel = observer(function PagePanel({ work, isHeadless = false }: PagePanelProps): ReactNode {
  const { settings, ports, about } = work;
  const { store } = settings;
  return (
    <DraftGate draft={settings} failed="editor.pages.failed">
      {store && <PageForm {...{ store, isHeadless, ports, about }} />}
    </DraftGate>
  );
});
