import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "../kit/button.tsx";
import type { IconName } from "../kit/icons.tsx";
import { later } from "../kit/later.tsx";
import { useDraftsTogether } from "../pages/use-drafts-together.ts";
import { PublishButton } from "../saving/publish-button.tsx";
import { blockName } from "../store/block-name.ts";
import { type CanvasWidth, canvasWidths, type Editor } from "../store/editor.ts";
import { Aid } from "./aid.ts";
import styles from "./editor-bar.module.css";
import { HistoryButton } from "./history-button.tsx";
import { Languages } from "./languages.tsx";
import { PageMenu } from "./page-menu.tsx";
import { helpKeys } from "./shell-keys.ts";
import { WorkState } from "./work-state.tsx";
import type { Work } from "./work.ts";

const icons: Readonly<Record<number, IconName>> = {
  390: "phone",
  768: "tablet",
  1024: "tablet-wide",
  1440: "desktop",
};

const PlanChip = later(async () => (await import("../plans/plan-chip.tsx")).PlanChip);
const Presence = later(async () => (await import("../saving/presence.tsx")).Presence);
const PublishNote = later(async () => (await import("../everywhere/publish-note.tsx")).PublishNote);

interface EditorBarProps {
  readonly work: Work;
  /** Opens the list of all keys. */
  readonly help: () => void;
}

/** The bar above the page: which page, what can be taken back, how wide it is shown, where its work stands. */
export const EditorBar = observer(function EditorBar({ work, help }: EditorBarProps): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const { editor, presence } = work;
  const { isPreview } = editor;
  const together = useDraftsTogether(work);
  return (
    <section className={styles.bar} data-ground="dark" aria-label={say("editor.shell.bar")}>
      <IconButton icon="close" label={say("editor.shell.close")} onClick={() => void work.close()} />
      <div className={styles.page}>
        <PageMenu work={work} />
      </div>
      <Languages editor={editor} />
      <Steps editor={editor} />
      <div className={styles.history}>
        <HistoryButton work={work} />
      </div>
      <Widths editor={editor} />
      <div className={styles.keys}>
        <IconButton icon="keyboard" label={say("editor.help.title")} shortcut={helpKeys} onClick={help} />
      </div>
      <div className={styles.end}>
        <Presence presence={presence} blockName={(id) => blockName(editor, id) || null} />
        <PlanChip planning={work} draft={together} onPublished={work.published} />
        <WorkState work={work} />
        <Aid is="menu" work={work} />
        <IconButton
          icon="eye"
          label={say("editor.action.preview")}
          isPressed={isPreview}
          disabled={editor.isProgram && !isPreview}
          onClick={() => editor.setPreview(!isPreview)}
        />
        <PublishButton
          draft={together}
          planning={work}
          what={editor.canvas.page.edits}
          canUnpublish={editor.canvas.isPage && !editor.isProgram}
          onPublished={work.published}
          note={(close) => <PublishNote work={work} close={close} />}
        />
      </div>
    </section>
  );
});

const Steps = observer(function Steps({ editor }: { readonly editor: Editor }): ReactNode {
  const { timeline } = editor;
  const intl = useIntl();
  return (
    <div className={styles.group}>
      <IconButton
        icon="undo"
        label={intl.formatMessage({ id: "editor.action.undo" })}
        disabled={!timeline.canUndo}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon="redo"
        label={intl.formatMessage({ id: "editor.action.redo" })}
        disabled={!timeline.canRedo}
        onClick={() => editor.redo()}
      />
    </div>
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
          icon={width === null ? "all-width" : (icons[width] ?? "desktop")}
          label={labelOf(width)}
          isPressed={editor.width === width}
          onClick={() => editor.setWidth(width)}
        />
      ))}
    </div>
  );
});
