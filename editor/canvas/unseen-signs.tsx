import { observer } from "mobx-react-lite";
import type { CSSProperties, ReactNode, RefObject } from "react";
import { useIntl } from "react-intl";

import { Icon } from "../kit/icons.tsx";
import type { Editor } from "../store/editor.ts";
import { hiddenWords } from "../visibility/visibility-words.ts";
import type { Box } from "./drop/geometry.ts";
import styles from "./unseen-signs.module.css";
import { useBlockBoxes } from "./use-block-boxes.ts";

interface UnseenSignsProps {
  readonly editor: Editor;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** How much room a block has at its sides for the frame to stand around it; with less, its own edge is empty. */
const roomBeside = 8;

/**
 * Around each block that nobody sees here and now, a hatched frame, and on it a small sign that says why: its words stay as
 * dark as they are, so that they can be read and edited. Screen readers have it from the outline.
 */
export const UnseenSigns = observer(function UnseenSigns({ editor, scroller }: UnseenSignsProps): ReactNode {
  const intl = useIntl();
  const { canvas, selection } = editor;
  const boxes = useBlockBoxes(editor, scroller, () => canvas.unseen);
  return canvas.unseen.map((id) => {
    const [box, hidden] = [boxes.get(id), canvas.block(id).hidden];
    return box && hidden ? (
      <span
        key={id}
        className={styles.sign}
        style={{ left: box.left, top: box.top, width: box.right - box.left, ...heightOf(box) }}
        data-unseen-sign={id}
        data-within={box.left < roomBeside || undefined}
        data-picked={selection.has(id) || undefined}
        aria-hidden="true"
      >
        <span className={styles.words}>
          <Icon name="eye-off" size={14} />
          <span>{hiddenWords(hidden.reason, hidden.visibility, intl)}</span>
        </span>
      </span>
    ) : null;
  });
});

function heightOf({ top, bottom }: Box): CSSProperties {
  return { "--height": `${bottom - top}px` } as CSSProperties;
}
