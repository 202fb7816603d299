import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button, IconButton } from "../kit/button.tsx";
import { type CanvasWidth, canvasWidths, type Editor } from "../store/editor.ts";
import styles from "./editor-bar.module.css";

interface EditorBarProps {
  readonly editor: Editor;
  readonly close: () => Promise<void>;
}

const icons: Readonly<Record<number, "phone" | "tablet" | "desktop">> = {
  390: "phone",
  768: "tablet",
  1024: "tablet",
  1440: "desktop",
};

/** The bar above the page: which page, what can be taken back, how wide it is shown, where its work stands. */
export const EditorBar = observer(function EditorBar({ editor, close }: EditorBarProps): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const { draft, isPreview } = editor;
  const { done, undone } = draft.copy.history;
  return (
    <header className={styles.bar} data-ground="dark">
      <IconButton icon="close" label={say("editor.shell.close")} onClick={() => void close()} />
      <h1 className={styles.title}>{editor.canvas.page.page.path}</h1>
      <div className={styles.group}>
        <IconButton
          icon="undo"
          label={say("editor.action.undo")}
          disabled={done.length === 0}
          onClick={() => draft.undo()}
        />
        <IconButton
          icon="redo"
          label={say("editor.action.redo")}
          disabled={undone.length === 0}
          onClick={() => draft.redo()}
        />
      </div>
      <Widths editor={editor} />
      <div className={styles.end}>
        <Button variant="quiet" icon="eye" aria-pressed={isPreview} onClick={() => editor.setPreview(!isPreview)}>
          {say("editor.action.preview")}
        </Button>
        <Button variant="primary" onClick={() => void draft.publish("")}>
          {say("editor.shell.publish")}
        </Button>
      </div>
    </header>
  );
});

const Widths = observer(function Widths({ editor }: { readonly editor: Editor }): ReactNode {
  const intl = useIntl();
  const labelOf = (width: CanvasWidth): string =>
    width === null
      ? intl.formatMessage({ id: "editor.action.widthFree" })
      : intl.formatMessage({ id: "editor.shell.width" }, { width: `${width} px` });
  return (
    <div className={styles.widths} role="group" aria-label={intl.formatMessage({ id: "editor.shell.widths" })}>
      {[null, ...canvasWidths].map((width) => (
        <IconButton
          key={width ?? "free"}
          icon={width === null ? "align" : (icons[width] ?? "desktop")}
          label={labelOf(width)}
          isPressed={editor.width === width}
          onClick={() => editor.setWidth(width)}
        />
      ))}
    </div>
  );
});
