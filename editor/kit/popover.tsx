import { type ReactElement, type ReactNode, type RefObject, useState } from "react";

import { later } from "./later.tsx";
import { type PressableProps, WaitingButton } from "./waiting-button.tsx";

const PopoverPopup = later<PopoverProps>(async () => (await import("./popups/popover-popup.tsx")).PopoverPopup, {
  waiting: ({ button }) => <WaitingButton button={button} popup="dialog" />,
});

export interface PopoverProps {
  /** A `Button` or an `IconButton`. */
  readonly button: ReactElement<PressableProps>;
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

/**
 * A small panel beside a button; a press elsewhere or Escape closes it. What it is made of is asked for when one is first
 * opened.
 */
export function Popover(props: PopoverProps): ReactNode {
  const { button, isOpen, onOpenChange } = props;
  const [isAsked, setAsked] = useState(isOpen === true);
  if (isOpen && !isAsked) setAsked(true);
  const onAsk = () => {
    setAsked(true);
    // One that opens by itself says so when it does.
    if (isOpen !== undefined) onOpenChange?.(true);
  };
  if (isAsked) return <PopoverPopup {...props} />;
  return <WaitingButton button={button} popup="dialog" onNear={() => void PopoverPopup.ask()} onAsk={onAsk} />;
}
