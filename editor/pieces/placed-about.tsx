import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlockNode } from "#schemas/page/layout.ts";

import { keysToPage } from "../canvas/keys-to-page.ts";
import { Button } from "../kit/button.tsx";
import type { Editor } from "../store/editor.ts";
import styles from "./ed-pieces.module.css";
import { editPlaced } from "./piece-actions.ts";
import { PieceUses, usePieceUse } from "./piece-uses.tsx";
import { detachPicked, placedLayout } from "./placing.ts";

interface PlacedAboutProps {
  readonly editor: Editor;
  /** The block that places it. */
  readonly block: BlockNode;
}

/** What is said of a reusable block where it is placed: where else it is, the way to edit it, and to have an own copy. */
export const PlacedAbout = observer(function PlacedAbout({ editor, block }: PlacedAboutProps): ReactNode {
  const intl = useIntl();
  const layout = placedLayout(editor, block);
  if (!layout) return <p className={styles.gone}>{intl.formatMessage({ id: "editor.pieces.gone" })}</p>;
  return <Known key={layout.id} editor={editor} layoutId={layout.id} />;
});

const Known = observer(function Known({ editor, layoutId }: { readonly editor: Editor; readonly layoutId: number }) {
  const intl = useIntl();
  const use = usePieceUse(editor, layoutId);
  const detach = (): void => {
    // What is pressed goes with what it was about; what came of it is picked on the page.
    if (detachPicked(editor)) requestAnimationFrame(keysToPage);
  };
  const reach = use === null || use === "unknown" ? null : use.pages.length;
  return (
    <div className={styles.about}>
      <div className={styles.buttons}>
        <Button icon="frame" onClick={() => void editPlaced(editor)}>
          {intl.formatMessage({ id: "editor.pieces.edit" })}
        </Button>
        <Button icon="unlink" onClick={detach}>
          {intl.formatMessage({ id: "editor.action.detach" })}
        </Button>
      </div>
      <p className={styles.note} aria-busy={use === null || undefined}>
        {reach !== null && intl.formatMessage({ id: "editor.pieces.editReach" }, { count: reach })}
        {use === "unknown" && intl.formatMessage({ id: "editor.pieces.unreachable" })}
      </p>
      {use !== null && use !== "unknown" && <PieceUses editor={editor} use={use} here={editor.canvas.page.layoutId} />}
    </div>
  );
});
