import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "../kit/button.tsx";
import styles from "./editor-bar.module.css";
import { Languages } from "./languages.tsx";
import type { Work } from "./work.ts";

interface FootBarProps {
  readonly work: Pick<Work, "editor" | "panels">;
  readonly insert: () => void;
}

/** On a phone, in the place of the site's own bar at the foot; who tries the page out has no use for its panels. */
export const FootBar = observer(function FootBar({ work, insert }: FootBarProps): ReactNode {
  const intl = useIntl();
  const { editor, panels } = work;
  const { checks, open } = panels;
  const say = (id: string): string => intl.formatMessage({ id });
  const { isPreview, timeline } = editor;
  const hasPicked = editor.selection.ids.length > 0;
  return (
    <nav className={styles.foot} aria-label={say("editor.shell.tools")} data-ground="dark">
      {!editor.isProgram && !isPreview && (
        <>
          <IconButton icon="list" label={say("editor.outline.tab")} side="top" onClick={() => open("outline")} />
          <IconButton
            icon="plus"
            label={say("editor.library.insert")}
            side="top"
            onClick={insert}
            data-opens="library"
          />
        </>
      )}
      <IconButton
        icon="undo"
        label={say("editor.action.undo")}
        side="top"
        disabled={!timeline.canUndo}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon="redo"
        label={say("editor.action.redo")}
        side="top"
        disabled={!timeline.canRedo}
        onClick={() => editor.redo()}
      />
      <Languages editor={editor} />
      {!isPreview && checks && (
        <IconButton
          icon={checks.findings.length > 0 ? "warning" : "checked"}
          label={intl.formatMessage({ id: "editor.checks.tab" }, { count: checks.findings.length })}
          side="top"
          onClick={() => open("checks")}
        />
      )}
      {!isPreview && (
        <IconButton
          icon="settings"
          label={say(hasPicked ? "editor.shell.right" : `editor.shell.panelOf.${editor.canvas.page.edits}`)}
          side="top"
          onClick={() => open("inspector")}
        />
      )}
    </nav>
  );
});
