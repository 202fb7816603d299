import { observer } from "mobx-react-lite";
import type { ReactNode, RefObject } from "react";

import { Icon } from "../kit/icons.tsx";
import { blockName } from "../store/block-name.ts";
import type { Editor } from "../store/editor.ts";
import styles from "./placed-signs.module.css";
import { useBlockBoxes } from "./use-block-boxes.ts";

interface PlacedSignsProps {
  readonly editor: Editor;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** On each reusable block where it is placed, a line around it and a small sign with its name. Screen readers have it from the outline. */
export const PlacedSigns = observer(function PlacedSigns({ editor, scroller }: PlacedSignsProps): ReactNode {
  const { canvas, selection } = editor;
  const boxes = useBlockBoxes(editor, scroller, () => canvas.placing.map(({ id }) => id));
  return canvas.placing.map(({ id }) => {
    const box = boxes.get(id);
    // What is picked or pointed at has its name above itself.
    const isNamed = selection.has(id) || selection.hovered === id;
    return box ? (
      <span
        key={id}
        className={styles.sign}
        style={{ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }}
        data-placed-sign={id}
        aria-hidden="true"
      >
        <span className={styles.words}>
          <Icon name="link" size={14} />
          {!isNamed && blockName(editor, id)}
        </span>
      </span>
    ) : null;
  });
});
