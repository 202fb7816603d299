import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import type { Editor } from "../store/editor.ts";
import styles from "./ed-pieces.module.css";
import { PieceUses, usePieceUse } from "./piece-uses.tsx";

interface ReusablePanelProps {
  readonly editor: Editor;
  /** A sheet around it has its name already. */
  readonly isHeadless: boolean;
}

/** What the reusable block is that is edited: which pages it changes, what places it, and the way back to the page. */
export const ReusablePanel = observer(function ReusablePanel({ editor, isHeadless }: ReusablePanelProps): ReactNode {
  const intl = useIntl();
  const { page } = editor.canvas;
  const use = usePieceUse(editor, page.layoutId);
  const name = page.reusables.find(({ id }) => id === page.layoutId)?.name ?? "";
  const isKnown = use !== null && use !== "unknown";
  return (
    <div className={styles.panel}>
      {!isHeadless && <h2 className={styles.title}>{name}</h2>}
      <p className={styles.note}>{intl.formatMessage({ id: "editor.pieces.panelHelp" })}</p>
      <p className={styles.note} aria-busy={use === null || undefined}>
        {isKnown && intl.formatMessage({ id: "editor.pieces.reach" }, { count: use.pages.length })}
        {use === "unknown" && intl.formatMessage({ id: "editor.pieces.unreachable" })}
      </p>
      <Button icon="page" onClick={() => void editor.beyond.go(page.page.path)}>
        {intl.formatMessage({ id: "editor.frames.toPage" })}
      </Button>
      {isKnown && <PieceUses editor={editor} use={use} here={page.layoutId} />}
    </div>
  );
});
