import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode } from "react";

/** What a button is given while nothing has been opened from it. */
export interface PressableProps {
  readonly "aria-haspopup"?: "menu" | "dialog";
  readonly "aria-expanded"?: boolean;
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

export interface WaitingButtonProps {
  readonly button: ReactElement<PressableProps>;
  readonly popup: "menu" | "dialog";
  /** The pointer comes near: it may be pressed soon. */
  readonly onNear?: () => void;
  /** Left out, what opens is on its way. */
  readonly onAsk?: () => void;
}

/** A button whose popup nobody has asked for yet: it looks and sounds as it will then. */
export function WaitingButton({ button, popup, onNear, onAsk }: WaitingButtonProps): ReactNode {
  return cloneElement(button, {
    "aria-haspopup": popup,
    "aria-expanded": false,
    ...(onAsk && { onClick: onAsk }),
    ...(onNear && { onPointerEnter: onNear }),
    onKeyDown: (event) => {
      if (popup !== "menu" || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      onAsk?.();
    },
  });
}
