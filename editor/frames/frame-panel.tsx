import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import { useAsked } from "../kit/use-asked.ts";
import { ReusablePanel } from "../pieces/reusable-panel.tsx";
import type { Work } from "../shell/work.ts";
import styles from "./ed-frames.module.css";
import { useFrameName } from "./frame-name.ts";

interface FramePanelProps {
  readonly work: Pick<Work, "editor" | "listFrames" | "go">;
  /** A sheet around it has its name already. */
  readonly isHeadless?: boolean;
}

/** What is edited in the place of a page: a frame, or a reusable block. */
export function FramePanel({ work, isHeadless = false }: FramePanelProps): ReactNode {
  const { editor } = work;
  if (editor.canvas.page.edits === "reusable") return <ReusablePanel {...{ editor, isHeadless }} />;
  return <OfFrame {...{ work, isHeadless }} />;
}

/** Which pages the frame stands around, and the way back to the page that is shown in it. */
function OfFrame({ work, isHeadless }: Required<FramePanelProps>): ReactNode {
  const intl = useIntl();
  const nameOf = useFrameName();
  const { page } = work.editor.canvas;
  const frame = useAsked(work.listFrames)?.find(({ layoutId }) => layoutId === page.layoutId);
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  if (!frame) return null;
  return (
    <div className={styles.panel}>
      {!isHeadless && <h2 className={styles.name}>{nameOf(frame.name)}</h2>}
      <p className={styles.note}>{say("editor.frames.help", { count: frame.pages.length })}</p>
      <Button icon="page" onClick={() => void work.go(page.page.path)}>
        {say("editor.frames.toPage")}
      </Button>
      {frame.pages.length > 0 && (
        <details className={styles.details}>
          <summary>{say("editor.frames.around", { count: frame.pages.length })}</summary>
          <ul className={styles.pages}>
            {frame.pages.map((title, index) => (
              <li key={`${title} ${index}`}>{title}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
