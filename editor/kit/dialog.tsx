import type { ReactNode, RefObject } from "react";

import { later } from "./later.tsx";
import { useWasOpen } from "./use-was-open.ts";

const DialogPopup = later(async () => (await import("./popups/dialog-popup.tsx")).DialogPopup);

export interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** A sentence that says what is asked. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons at its foot, the one that does it last. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  /** As large as the window: what is in it scrolls by itself. */
  readonly isFull?: boolean;
  /** There is nothing in it to press: what is read is a stop of the Tab key, so that the arrow keys scroll it. */
  readonly isRead?: boolean;
  /** What has the focus first; left out, its first field or else the first button at its foot. A finger opens no keyboard. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Whether the focus goes back to where it was, asked when it closes: what it opened may take it. Left out, it does. */
  readonly givesBack?: () => boolean;
  /** Escape, the cross, or a press beside it. The focus goes back to where it was. */
  readonly onClose: () => void;
}

/** A dialog over everything. What it is made of is asked for when the first one opens. */
export function Dialog(props: DialogProps): ReactNode {
  return useWasOpen(props.isOpen) ? <DialogPopup {...props} /> : null;
}
