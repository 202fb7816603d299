import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode, RefObject } from "react";

import styles from "./ed-popover.module.css";
import { useEditorRoot } from "./editor-root.tsx";

export interface PopoverProps {
  /** A `Button` or an `IconButton`. */
  readonly button: ReactElement;
  /** What it is about: its name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly side?: "top" | "bottom" | "left" | "right";
  readonly align?: "start" | "center" | "end";
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What has the focus when it is closed; left out, its button. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** A small panel beside a button; a press elsewhere or Escape closes it. */
export function Popover(props: PopoverProps): ReactNode {
  const {
    button,
    label,
    children,
    side = "bottom",
    align = "start",
    isOpen,
    onOpenChange,
    initialFocus,
    finalFocus,
  } = props;
  return (
    <Base.Root modal open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={button} />
      <Base.Portal container={useEditorRoot()}>
        <Base.Positioner className={styles.place} side={side} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popover} aria-label={label} initialFocus={initialFocus} finalFocus={finalFocus}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
