import { autorun } from "mobx";
import { observer } from "mobx-react-lite";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { Icon } from "../kit/icons.tsx";
import type { Editor } from "../store/editor.ts";
import { hiddenWords } from "../visibility/visibility-words.ts";
import type { Box } from "./drop/geometry.ts";
import { measureBlock } from "./drop/measure.ts";
import styles from "./unseen-signs.module.css";

interface UnseenSignsProps {
  readonly editor: Editor;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** On each block that nobody sees here and now, a small sign that says why. Screen readers have it from the outline. */
export const UnseenSigns = observer(function UnseenSigns({ editor, scroller }: UnseenSignsProps): ReactNode {
  const intl = useIntl();
  const { canvas } = editor;
  const boxes = useBoxes(editor, scroller);
  return canvas.unseen.map((id) => {
    const [box, hidden] = [boxes.get(id), canvas.block(id).hidden];
    return box && hidden ? (
      <span
        key={id}
        className={styles.sign}
        style={{ left: box.left, top: box.top, width: box.right - box.left }}
        data-unseen-sign={id}
        aria-hidden="true"
      >
        <span className={styles.words}>
          <Icon name="eye-off" size={14} />
          {hiddenWords(hidden.reason, hidden.visibility, intl)}
        </span>
      </span>
    ) : null;
  });
});

/** Where these blocks are, measured anew when the page or its width changes. */
function useBoxes(editor: Editor, scroller: RefObject<HTMLElement | null>): ReadonlyMap<string, Box> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box>>(new Map());
  useEffect(() => {
    let frame = 0;
    const later = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const [place, ids] = [scroller.current, editor.canvas.unseen];
        const found = place ? ids.map((id) => [id, measureBlock(place, id)] as const) : [];
        setBoxes(new Map(found.flatMap(([id, box]) => (box ? [[id, box]] : []))));
      });
    };
    const watcher = new ResizeObserver(() => {
      if (editor.canvas.unseen.length > 0) later();
    });
    if (scroller.current)
      for (const element of [scroller.current, ...scroller.current.children]) watcher.observe(element);
    const stop = autorun(() => {
      const isAny = editor.canvas.unseen.length > 0;
      if (isAny) void [editor.document, editor.width];
      later();
    });
    return () => {
      stop();
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [editor, scroller]);
  return boxes;
}
