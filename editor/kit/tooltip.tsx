import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

import { useEditorRoot } from "./editor-root.tsx";
import styles from "./ed-tooltip.module.css";

export interface TooltipProps {
  readonly text: ReactNode;
  /** The keys that do the same, as they are written on them: `Ctrl+D`. */
  readonly shortcut?: string;
  readonly side?: "top" | "bottom" | "left" | "right";
  /** One element that takes props and a ref. It has its own name: the tooltip repeats it for those who see. */
  readonly children: ReactElement;
}

/** Words beside what is pointed at or focused. */
export function Tooltip({ text, shortcut, side = "bottom", children }: TooltipProps): ReactNode {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal container={useEditorRoot()}>
        <Base.Positioner className={styles.place} side={side} sideOffset={6}>
          <Base.Popup className={styles.tooltip} data-ground="dark">
            {text}
            {shortcut === undefined ? null : <kbd className={styles.keys}>{shortcut}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
