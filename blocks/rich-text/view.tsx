import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Prose } from "#blocks/kit/prose.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { richTextDefinition } from "./definition.ts";
import styles from "./rich-text.module.css";

/** Running text; nothing when there is none. */
export function RichTextView({ props }: BlockViewProps<typeof richTextDefinition>): ReactNode {
  if (props.html.trim() === "") return null;
  return (
    <div
      className={classNames(
        layout.block,
        styles[props.size],
        ...(props.align === "center" ? [layout.centred, styles.center] : []),
      )}
    >
      <Prose html={props.html} />
    </div>
  );
}
