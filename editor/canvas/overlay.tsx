import { observer } from "mobx-react-lite";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/icons.tsx";
import { later } from "../kit/later.tsx";
import type { Editor } from "../store/editor.ts";
import { blockName, slugName } from "../store/block-name.ts";
import type { MenuAnchor } from "../kit/menu.tsx";
import { BoxTracker } from "./box-tracker.ts";
import type { Drag } from "./drag.ts";
import type { Box } from "./drop/geometry.ts";
import styles from "./overlay.module.css";
import { SelectionBar } from "./selection-bar.tsx";
import type { Writing } from "./writing/writing.ts";

const PlacedSigns = later(async () => (await import("./placed-signs.tsx")).PlacedSigns);
const UnseenSigns = later(async () => (await import("./unseen-signs.tsx")).UnseenSigns);

interface OverlayProps {
  readonly editor: Editor;
  readonly drag: Drag;
  readonly writing: Writing;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Opens the library, to put something at the place that is picked. */
  readonly insertBeside: (id: string, side: "before" | "behind") => void;
  /** Opens the library, for the first block of a page. */
  readonly insertFirst: () => void;
  /** Opens the frame around the page; null: there is none. */
  readonly openFrame: (() => void) | null;
  /** Opens everything that can be done with what is picked. */
  readonly openMenu: (at: MenuAnchor) => void;
}

/**
 * One frame around what is hovered, one around what is picked, and the line where something would be dropped: drawn over
 * the page and scrolled with it, however many blocks there are.
 */
export const Overlay = observer(function Overlay(props: OverlayProps): ReactNode {
  const { editor, drag, scroller, insertFirst, openFrame } = props;
  const intl = useIntl();
  const { selection } = editor;
  const hovered = useBox(editor, scroller, () => hoveredOf(editor));
  const around = useBox(editor, scroller, () => (selection.around === null ? [] : [selection.around]));
  const empty = useBox(editor, scroller, () => emptyPlace(editor));
  const { drop, dragged } = drag;
  return (
    <section className={styles.layer} data-overlay="" aria-label={intl.formatMessage({ id: "editor.canvas.overlay" })}>
      {!dragged && editor.canvas.placing.length > 0 && <PlacedSigns editor={editor} scroller={scroller} />}
      {!dragged && editor.canvas.unseen.length > 0 && <UnseenSigns editor={editor} scroller={scroller} />}
      {hovered && !dragged && selection.hovered !== null && (
        <div className={styles.hover} style={placed(hovered)}>
          <span className={styles.name} data-inside={hovered.top < 24 || undefined}>
            {blockName(editor, selection.hovered)}
          </span>
        </div>
      )}
      {editor.pickedRuns.map((_run, index) => (
        <Picked key={index} {...props} index={index} />
      ))}
      {empty && !dragged && (
        <div className={styles.empty} style={placed(empty)}>
          <Button icon="plus" onClick={insertFirst}>
            <FormattedMessage id="editor.canvas.insertFirst" />
          </Button>
        </div>
      )}
      {around && openFrame && (
        <div className={styles.around} style={placed(around)}>
          <button type="button" onClick={openFrame}>
            <Icon name="frame" size={16} />
            <FormattedMessage id="editor.frames.edit" />
          </button>
        </div>
      )}
      {drop && (
        <div
          className={styles.line}
          style={placed(drop.line)}
          data-drop-line={`${drop.at.into ?? ""}/${drop.at.slot}`}
        />
      )}
    </section>
  );
});

/** The frame around picked blocks that stand side by side; at the first of several, what is done with all. */
const Picked = observer(function Picked({ index, ...props }: OverlayProps & { readonly index: number }): ReactNode {
  const { editor, drag, writing, scroller, insertBeside, openMenu } = props;
  const { dragged } = drag;
  const box = useBox(editor, scroller, () => editor.pickedRuns[index] ?? []);
  if (!box) return null;
  return (
    <div className={styles.picked} style={placed(box)} data-dragged={dragged !== null || undefined}>
      {index === 0 && !dragged && !writing.written && (
        <SelectionBar
          editor={editor}
          isAtTop={box.top < 44}
          isNarrow={box.right - box.left < 300}
          {...{ insertBeside, openMenu }}
        />
      )}
    </div>
  );
});

/** What is dragged, beside the pointer. */
export const DragChip = observer(function DragChip({ editor, drag }: Pick<OverlayProps, "editor" | "drag">): ReactNode {
  const { dragged, pointer, drop } = drag;
  if (!dragged) return null;
  const ids = "ids" in dragged ? dragged.ids : [];
  const name = "slug" in dragged ? (dragged.name ?? slugName(editor, dragged.slug)) : blockName(editor, ids[0] ?? "");
  return (
    <div
      className={styles.chip}
      style={{ translate: `${pointer.x + 14}px ${pointer.y + 14}px` }}
      data-drag-chip=""
      aria-hidden="true"
      data-nowhere={drop === null || undefined}
    >
      {ids.length > 1 ? <FormattedMessage id="editor.canvas.several" values={{ n: ids.length }} /> : name}
    </div>
  );
});

/** The block under the pointer, unless it has a frame already. */
function hoveredOf({ selection }: Editor): readonly string[] {
  return selection.hovered === null || selection.has(selection.hovered) ? [] : [selection.hovered];
}

/** The place of a page on which nothing stands yet. */
function emptyPlace({ document, canvas }: Editor): readonly string[] {
  return document.root.length === 0 && canvas.outlet !== null ? [canvas.outlet] : [];
}

/** The box around some blocks, as long as they are drawn. */
function useBox(editor: Editor, scroller: RefObject<HTMLElement | null>, idsOf: () => readonly string[]): Box | null {
  const [tracker] = useState(() => new BoxTracker(editor, idsOf));
  useEffect(() => (scroller.current ? tracker.start(scroller.current) : undefined), [scroller, tracker]);
  return tracker.box;
}

function placed({ left, top, right, bottom }: Box) {
  return { left, top, width: right - left, height: bottom - top };
}
