import { observer } from "mobx-react-lite";
import type { ReactNode, RefObject } from "react";
import { useIntl } from "react-intl";

import { Icon } from "../kit/icons.tsx";
import type { Editor } from "../store/editor.ts";
import { hiddenWords } from "../visibility/visibility-words.ts";
import styles from "./unseen-signs.module.css";
import { useBlockBoxes } from "./use-block-boxes.ts";

interface UnseenSignsProps {
  readonly editor: Editor;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** On each block that nobody sees here and now, a small sign that says why. Screen readers have it from the outline. */
export const UnseenSigns = observer(function UnseenSigns({ editor, scroller }: UnseenSignsProps): ReactNode {
  const intl = useIntl();
  const { canvas } = editor;
  const boxes = useBlockBoxes(editor, scroller, () => canvas.unseen);
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
