import { observer } from "mobx-react-lite";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";

import { Icon } from "../kit/icons.tsx";
import type { Editor } from "../store/editor.ts";
import styles from "./ed-pieces.module.css";
import { usePieceUse } from "./piece-uses.tsx";

/** On which pages a reusable block changes once it is published. */
export const ReusableReach = observer(function ReusableReach({ editor }: { readonly editor: Editor }): ReactNode {
  const intl = useIntl();
  const name = useId();
  const use = usePieceUse(editor, editor.canvas.page.layoutId);
  if (use === null || use === "unknown") return null;
  return (
    <div className={styles.reach}>
      <p id={name}>
        <Icon name="warning" size={16} />
        <span>{intl.formatMessage({ id: "editor.pieces.reach" }, { count: use.pages.length })}</span>
      </p>
      {use.pages.length > 0 && (
        <ul aria-labelledby={name}>
          {use.pages.map((page, index) => (
            // Two pages may be called the same.
            <li key={index}>{page}</li>
          ))}
        </ul>
      )}
    </div>
  );
});
