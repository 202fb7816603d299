import type { Editor } from "@tiptap/core";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import styles from "./ed-text-tools.module.css";

/** Whether the paragraph is one, or a heading of which rank. */
export function StyleTool({ editor, level }: { readonly editor: Editor; readonly level: number }): ReactNode {
  const intl = useIntl();
  return (
    <select
      className={styles.style}
      aria-label={intl.formatMessage({ id: "editor.text.style" })}
      value={level}
      onChange={(event) => {
        const chosen = Number(event.target.value);
        const chain = editor.chain().focus();
        if (chosen === 2 || chosen === 3 || chosen === 4) chain.setHeading({ level: chosen }).run();
        else chain.setParagraph().run();
      }}
    >
      {[0, 2, 3, 4].map((rank) => (
        <option key={rank} value={rank}>
          {intl.formatMessage({ id: rank === 0 ? "editor.text.paragraph" : "editor.text.heading" }, { rank })}
        </option>
      ))}
    </select>
  );
}
